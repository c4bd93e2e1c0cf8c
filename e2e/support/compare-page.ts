import type { Page } from "@playwright/test";
import { inventedSuite } from "./imported";

/** What the invented suite is called on pages. */
export const inventedTitle = "Invented";

/** Opens the comparison of two models by its address. */
export async function openComparison(
  page: Page,
  a: string,
  b: string,
  suite: string = inventedSuite,
): Promise<void> {
  await page.goto(`/compare?${new URLSearchParams({ suite, a, b })}`);
}
