import { z } from "zod";
import { flakinessAlarm } from "../../../lib/core/stats/flakiness-alarm";
import { count, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { probability } from "../figure";

export const flakinessChecker = defineChecker({
  key: "flakiness_binomial",
  inputs: { x: count, n: count, p0: number.optional() },
  figures: { p: number, alarm: z.boolean() },
  recompute({ x, n, p0 }) {
    const { p, isAlarm } = flakinessAlarm(x, n, p0);
    return { p: probability(p), alarm: isAlarm };
  },
});
