import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page, a line a rule. The size of targets is a rule that it has, but leaves out. */
export async function findViolations(page: Page): Promise<string[]> {
  // Legacy mode spares a second page for each look; it leaves out foreign frames, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
