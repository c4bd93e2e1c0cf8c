import type { CountedRow } from "../../../components/format/count-of";
import { formatInterval } from "../../../components/format/format-interval";
import { formatPassed } from "../../../components/format/format-passed";
import { formatPercent } from "../../../components/format/format-percent";
import type { Interval } from "../../../lib/contracts/interval";
import type { PreviewRate } from "./preview-facts";

interface Rated extends CountedRow {
  name: string;
  interval: Interval | null;
}

/** The first of those that have a rate, in the order given. */
export function toPreviewRates(rated: readonly Rated[], most: number): PreviewRate[] {
  const rates = rated.flatMap((row) => {
    const { name, passRate, interval } = row;
    if (passRate === null || interval === null) return [];
    const { low, high } = interval.displayed;
    const text = `${formatPercent(passRate)} (${formatInterval({ low, high })}) ${formatPassed(row)}`;
    return [{ name, passRate, low, high, text }];
  });
  return rates.slice(0, most);
}
