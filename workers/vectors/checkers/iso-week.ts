import { z } from "zod";
import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import { defineChecker } from "../define-checker";

export const isoWeekChecker = defineChecker({
  key: "iso_week",
  /** A date, or a moment of which the UTC date counts. */
  inputs: { date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]) },
  figures: { cycle: z.string() },
  recompute: ({ date }) => ({ cycle: formatIsoWeek(isoWeekOf(new Date(date))) }),
});
