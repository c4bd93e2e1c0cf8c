import { languages } from "../../../lib/core/vocabulary";
import type { Check } from "./check-result";

/** Languages whose submissions can be executed here. */
const withRuntime: readonly string[] = ["python"];

/** What can be graded by language; a suite in another one is stored, and its answers wait. */
export const checkLanguages: Check = async () => {
  const [ready, waiting] = [
    languages.filter((language) => withRuntime.includes(language)),
    languages.filter((language) => !withRuntime.includes(language)),
  ];
  return [
    { name: "languages", state: "ok", detail: `answers are graded in: ${ready.join(", ")}` },
    {
      name: "no runtime yet",
      state: "optional",
      detail: `${waiting.join(", ")}: suites are stored, and answers can't be graded yet`,
    },
  ];
};
