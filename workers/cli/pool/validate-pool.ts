import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import type { TaskDefinition } from "../../../lib/core/suite/suite-definition";
import { deriveTasks } from "../../importers/errorbar-pool/derive/derive-tasks";
import { poolLanguages } from "../../importers/errorbar-pool/languages/pool-language";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { digestBase } from "./digest-base";
import { validateBase } from "./validate-base";
import type { TaskVerdicts } from "./validate-task";
import type { ValidationCache } from "./validation-cache";
import type { Finding, ValidationTools } from "./validation-tools";

export interface ValidatedPool {
  tasks: TaskDefinition[];
  /** Of each task's own solutions, those of remembered base problems included. */
  verdicts: TaskVerdicts[];
  /** Base problems that held before, with the very same content. */
  remembered: number;
  invalid: Finding[];
}

/**
 * Validates base problems one after the other; those whose content held before are not run again.
 * @param onBase what is wrong with each, as soon as it is known
 */
export async function validatePool(
  tools: ValidationTools,
  bases: readonly BaseProblem[],
  cache: ValidationCache | null,
  onBase: (invalid: readonly Finding[]) => void = () => {},
): Promise<ValidatedPool> {
  const invalid: Finding[] = [];
  const tasks: TaskDefinition[] = [];
  const verdicts: TaskVerdicts[] = [];
  let remembered = 0;
  for (const base of bases) {
    const own = deriveTasks(base, tools.parse);
    tasks.push(...own);
    const content = digestHere(tools, base, own);
    const held = cache?.find(content) ?? null;
    if (held !== null) {
      remembered += 1;
      verdicts.push(...held);
      onBase([]);
      continue;
    }
    const validated = await validateBase(tools, base);
    invalid.push(...validated.findings);
    verdicts.push(...validated.verdicts);
    if (validated.findings.length === 0) cache?.keep(content, validated.verdicts);
    onBase(validated.findings);
  }
  return { tasks, verdicts, remembered, invalid };
}

/** As digestBase, and the images of this machine. */
function digestHere(
  { backend, limits }: ValidationTools,
  base: BaseProblem,
  tasks: readonly TaskDefinition[],
): string {
  const images = poolLanguages.map((language) => [
    backend.environmentSha256(language),
    backend.policySha256(language, limits),
  ]);
  return sha256Hex(JSON.stringify([digestBase(base, tasks, limits), images]));
}
