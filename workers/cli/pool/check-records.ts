import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { renderPrompt } from "../../importers/errorbar-pool/languages/prompt-template";
import type { BaseProblem, LanguageSources } from "../../importers/errorbar-pool/read-base-problem";
import { gradeBlind } from "./grade-blind";
import type { Finding, ValidationTools } from "./validation-tools";

/** Of the faults that show on any input, the cases may miss one in twenty. */
const mostMissed = 1 / 20;
/** So many inputs have to have shown no difference before a fault is called equivalent. */
const fewestInputs = 1_000;

const unsearched = "faults.json says nothing of it; run errorbar tasks mutate";

/** What is wrong with the records of a base problem: its planted faults and its blind answer. */
export async function checkRecords(
  tools: Pick<ValidationTools, "backend" | "limits">,
  base: BaseProblem,
): Promise<Finding[]> {
  const { id } = base.problem;
  const ofFaults = Object.entries(base.sources).flatMap(([language, { search }]) => {
    const reason = search === null ? unsearched : findMissed(search);
    return reason === null ? [] : [{ task: `${id}/${language}`, reason }];
  });
  const reason = await checkBlind(tools, base);
  return reason === null ? ofFaults : [...ofFaults, { task: `${id}/blind.json`, reason }];
}

function findMissed({ caught, survivors, inputs }: NonNullable<LanguageSources["search"]>) {
  const missed = survivors.filter(({ witness }) => witness !== null).length;
  const all = caught + missed;
  if (missed > all * mostMissed) {
    return `the cases miss ${missed} of ${all} faults for which faults.json has a witness; add cases`;
  }
  const isUnproven = survivors.length > missed && inputs < fewestInputs;
  return isUnproven
    ? `faults are called equivalent after ${inputs} inputs of ${fewestInputs}`
    : null;
}

/** The newest answer has to be one to the prompt as it stands, and to pass. */
async function checkBlind(
  tools: Pick<ValidationTools, "backend" | "limits">,
  base: BaseProblem,
): Promise<string | null> {
  const last = base.blind?.at(-1);
  if (last === undefined) return "there is no blind answer; run errorbar tasks blind";
  if (sha256Hex(renderPrompt(base.problem, last.language)) !== last.promptSha256) {
    return "the prompt has changed since it was answered; have it answered anew";
  }
  const { verdict, failed } = await gradeBlind(tools, base, last);
  if (verdict === "passed" && last.verdict === "passed") return null;
  return `the newest blind answer ${verdict === "passed" ? "is recorded as failed" : `fails ${failed.join(", ") || "to load"}`}`;
}
