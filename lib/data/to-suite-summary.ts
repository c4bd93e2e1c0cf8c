import "server-only";
import type { MeasuredCycleRow } from "../../db/repositories/list-measured-cycles";
import type { SuiteRevisionRow } from "../../db/repositories/list-suite-revisions";
import type { TaskSummary } from "../../db/repositories/summarise-tasks";
import { limitsInForceSchema, packageListsSchema, type SuiteSummary } from "../contracts/board";
import { listCycles } from "./locate-cycle";

interface SummaryParts {
  revision: SuiteRevisionRow;
  tasks: TaskSummary;
  /** Cycles of every revision. */
  measured: readonly MeasuredCycleRow[];
  /** Of this revision, in one cycle. */
  rankedModels: number;
}

/** Summarises one revision of a suite. */
export function toSuiteSummary({
  revision,
  tasks,
  measured,
  rankedModels,
}: SummaryParts): SuiteSummary {
  const ofSuite = measured.filter(({ suiteId }) => suiteId === revision.suiteId);
  return {
    id: revision.suiteId,
    title: revision.title,
    description: revision.description,
    revision: revision.revision,
    tasks: revision.tasks,
    baseProblems: tasks.baseProblems,
    compared: revision.compared,
    equality: revision.equality,
    exposed: revision.exposed,
    k: revision.k,
    licence: revision.licence,
    measured: whereMeasured(revision),
    measure: revision.equality === null ? (revision.format.split("/")[1] ?? null) : null,
    source: {
      name: revision.sourceName,
      sha256: revision.sourceSha256,
      importedAt: revision.importedAt.toISOString(),
    },
    cycles: listCycles(ofSuite),
    rankedModels,
    claimedModels: revision.claimedModels,
    languages: tasks.languages,
    packages: revision.packages && packageListsSchema.parse(revision.packages),
    limits: revision.limits && limitsInForceSchema.parse(revision.limits),
  };
}

function whereMeasured({ equality, tasks }: SuiteRevisionRow): SuiteSummary["measured"] {
  if (equality !== null) return "here";
  return tasks > 0 ? "elsewhere" : "claims-only";
}
