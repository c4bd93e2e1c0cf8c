import { z } from "zod";
import type { BeforeAfter } from "../../lib/core/stats/cochran-mantel-haenszel";
import { integer } from "./case-fields";

/** Results of one task before and after, as files state them. */
export const stratumFields = z.object({
  pre_n: integer,
  pre_x: integer,
  post_n: integer,
  post_x: integer,
});

/** A stratum of a vector file as the statistics take it. */
export function toBeforeAfter(
  stratum: z.infer<typeof stratumFields> & { base: string },
): BeforeAfter {
  return {
    baseId: stratum.base,
    beforeTrials: stratum.pre_n,
    beforePasses: stratum.pre_x,
    afterTrials: stratum.post_n,
    afterPasses: stratum.post_x,
  };
}
