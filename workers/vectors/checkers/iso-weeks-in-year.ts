import { isoWeeksInYear } from "../../../lib/core/sampling/iso-week";
import { integer } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

export const isoWeeksInYearChecker = defineChecker({
  key: "iso_weeks_in_year",
  inputs: { year: integer },
  figures: { weeks: integer },
  recompute: ({ year }) => ({ weeks: exactly(isoWeeksInYear(year)) }),
});
