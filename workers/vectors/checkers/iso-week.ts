import { z } from "zod";
import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import { defineChecker } from "../define-checker";

export const isoWeekChecker = defineChecker({
  key: "iso_week",
  inputs: { date: z.iso.date() },
  figures: { cycle: z.string() },
  recompute: ({ date }) => ({ cycle: formatIsoWeek(isoWeekOf(new Date(`${date}T00:00:00Z`))) }),
});
