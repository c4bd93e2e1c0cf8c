import { withoutRuntime } from "../../../lib/core/suite/runtime-languages";
import { languages } from "../../../lib/core/vocabulary";
import type { Check } from "./check-result";

/** What can be graded by language; a suite in another one is stored, and its answers wait. */
export const checkLanguages: Check = async () => {
  const waiting = withoutRuntime(languages);
  const ready = languages.filter((language) => !waiting.includes(language));
  return [
    { name: "languages", state: "ok", detail: `answers are graded in: ${ready.join(", ")}` },
    {
      name: "no runtime yet",
      state: "optional",
      detail: `${waiting.join(", ")}: suites are stored, and answers can't be graded yet`,
    },
  ];
};
