import type { PublicTask } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { listChecklist } from "../../lib/core/protocol/checklist";
import {
  type Evidence,
  type EvidenceFacts,
  gradeEvidence,
} from "../../lib/core/protocol/evidence-grade";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { Answer } from "./answer";

interface GivenAnswers {
  suite: SuiteRevision;
  tasks: readonly Pick<PublicTask, "category" | "caseCount" | "publicCaseCount">[];
  answers: readonly Pick<Answer, "promptTokens" | "completionTokens">[];
  generation: Manifest["generation"];
  made: EvidenceFacts["made"];
  answersWithheld: boolean;
}

/**
 * The evidence grade of answers that are about to be graded here: whether their verdicts hold is not
 * known before, so the best grade is never given in advance.
 */
export function gradeAnswers(given: GivenAnswers): Evidence {
  const { suite, tasks, answers, generation, made, answersWithheld } = given;
  const withTokens = answers.filter(
    ({ promptTokens, completionTokens }) => promptTokens !== null && completionTokens !== null,
  );
  return gradeEvidence({
    made,
    checklist: listChecklist({
      ...{ generation, answersWithheld, measured: "here", isComplete: true },
      categories: tasks.map(({ category }) => category),
      candidates: answers.length,
      candidatesWithTokens: withTokens.length,
    }),
    hasHiddenTests: tasks.some(({ caseCount, publicCaseCount }) => caseCount > publicCaseCount),
    isExposed: suite.exposed,
    repeats: null,
    reproduction: null,
  });
}
