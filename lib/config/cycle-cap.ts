import { z } from "zod";
import { parseSpendingCap, type SpendingCap } from "../core/spending/spending-cap";
import { type EnvironmentSource, parseSettings } from "./settings";

const schema = z.object({
  ERRORBAR_CYCLE_CAP: z
    .string()
    .refine((text) => parseSpendingCap(text) !== null, "give an amount such as 25.00 USD")
    .optional(),
});

/**
 * The most that asking models may cost in one cycle; null where no cap is set.
 * @throws DomainError bad-input: one line that names variable, value and remedy.
 */
export function readCycleCap(source: EnvironmentSource): SpendingCap | null {
  const { ERRORBAR_CYCLE_CAP: text } = parseSettings(schema, source);
  return text === undefined ? null : parseSpendingCap(text);
}
