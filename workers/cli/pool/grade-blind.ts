import { DomainError } from "../../../lib/core/errors";
import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { BlindAttempt } from "../../importers/errorbar-pool/blind-file";
import { nameIn } from "../../importers/errorbar-pool/languages/name-in";
import type { PoolLanguage } from "../../importers/errorbar-pool/languages/pool-language";
import { renderPrompt } from "../../importers/errorbar-pool/languages/prompt-template";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { planAll } from "./generated-cases";
import { runCases } from "./run-cases";
import type { ValidationTools } from "./validation-tools";
import { wordVerdict } from "./word-verdict";

/**
 * Grades an answer to the prompt of the function-completion task on every case that the language has
 * numbers for, save the large ones. The hash is that of the prompt as it stands now.
 * @throws DomainError environment where the machine was at fault, which says nothing of the answer
 */
export async function gradeBlind(
  { backend, limits }: Pick<ValidationTools, "backend" | "limits">,
  base: BaseProblem,
  { language, answer }: { language: PoolLanguage; answer: string },
): Promise<BlindAttempt> {
  const { problem } = base;
  const prompt = renderPrompt(problem, language);
  const entryPoint = nameIn(language, problem.signature.name);
  const plain = problem.cases.filter(({ generated }) => generated !== "large");
  const cases = planAll(base, language, plain);
  const { source } = extractSubmission({ language, entryPoint, prompt, completion: answer });
  const promptSha256 = sha256Hex(prompt);
  if (source === null) return { language, promptSha256, answer, verdict: "failed", failed: [] };
  const asked = { language, entryPoint, cases: cases.map(({ planned }) => planned) };
  const judged = await runCases(backend, limits, asked, source);
  if (judged.verdict.kind === "voided") {
    const what = `${problem.id}: the blind answer ${wordVerdict(judged.verdict)}`;
    throw new DomainError("environment", `${what}: see errorbar doctor, and grade it again`);
  }
  return {
    language,
    promptSha256,
    answer,
    verdict: judged.verdict.kind === "passed" ? "passed" : "failed",
    failed: cases
      .filter((_, index) => judged.cases[index]?.outcome !== "passed")
      .map(({ at }) => plain[at]?.name ?? ""),
  };
}
