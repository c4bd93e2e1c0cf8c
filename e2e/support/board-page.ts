import type { Locator, Page } from "@playwright/test";
import type { Interval } from "../../lib/contracts/interval";

export function rankedTable(page: Page): Locator {
  return page.getByRole("table", { name: /ranked by pass rate/ });
}

/** One group of what isn't ranked, by what its rows have in common. */
export function unrankedTable(page: Page, common: string | RegExp): Locator {
  return page.getByRole("table", { name: common });
}

/** The row of one model in a table of models. */
export function rowOf(table: Locator, name: string): Locator {
  return table
    .getByRole("row")
    .filter({ has: table.page().getByRole("rowheader").getByRole("link", { name }) });
}

/** The drawn point of a row; its interval in words stands beside it. */
export function pointOf(row: Locator): Locator {
  return row.locator("circle");
}

/** The marked interval as it runs through a row. */
export function bandOf(row: Locator): Locator {
  return row.locator("rect").first();
}

/** A fraction as pages print it. */
export function percent(fraction: number): string {
  return (100 * fraction).toFixed(1);
}

export function interval({ displayed }: Pick<Interval, "displayed">): string {
  return `${percent(displayed.low)} – ${percent(displayed.high)}`;
}
