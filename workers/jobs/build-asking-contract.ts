import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { compareByteOrder } from "../../lib/core/sampling/compare-byte-order";
import packageManifest from "../../package.json";
import { undisclosedGeneration } from "./build-manifest";

/** How models are asked from here, before anything is known of one of them. */
export function buildAskingContract(
  tasks: readonly SuiteTask[],
  candidatesPerTask: number,
): Manifest["generation"] {
  const templates = new Set(tasks.flatMap(({ madeBy }) => madeBy?.promptTemplate ?? []));
  return {
    ...undisclosedGeneration,
    systemPrompt: "none",
    promptTemplate: [...templates].sort(compareByteOrder).join(", ") || null,
    seedPolicy: "none",
    candidatesPerTask,
    design: "independent",
    attempts: 1,
    selection: "none",
    repairLoop: "none",
    harness: `errorbar ${packageManifest.version}`,
    tools: [],
    retrieval: "none",
    contextTrimming: "none",
    patchFormat: "none",
    networkAccess: false,
    historyAccess: false,
    maxTurns: 1,
  };
}
