import { formatInterval } from "../../../components/format/format-interval";
import { formatPercent } from "../../../components/format/format-percent";
import type { Interval } from "../../../lib/contracts/interval";
import type { PreviewRate } from "./preview-facts";

interface Rated {
  name: string;
  passRate: number | null;
  interval: Interval | null;
}

/** The first of those that have a rate, in the order given. */
export function toPreviewRates(rated: readonly Rated[], most: number): PreviewRate[] {
  const rates = rated.flatMap(({ name, passRate, interval }) => {
    if (passRate === null || interval === null) return [];
    const { low, high } = interval.displayed;
    const text = `${formatPercent(passRate)} (${formatInterval({ low, high })})`;
    return [{ name, passRate, low, high, text }];
  });
  return rates.slice(0, most);
}
