import type { RunManifest } from "../../lib/contracts/run";
import { formatCount } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { formatDuration } from "../format/format-duration";
import { wordField } from "../runs/manifest-words";
import type { Fact } from "../ui/fact-line";
import { ForeignText } from "../ui/foreign-text";

const generationFields = [
  "modelBuild",
  "temperature",
  "topP",
  "maxTokens",
  "candidatesPerTask",
  "repairLoop",
  "harness",
] as const;

/** The facts of a manifest that a reader asks for first; what was not stated is left out. */
export function listManifestFacts({ manifest, manifestSha256 }: RunManifest): Fact[] {
  const { generation, execution } = manifest;
  const stated = generationFields.flatMap((field): Fact[] => {
    const value = generation[field];
    if (value === null) return [];
    const shown = typeof value === "number" ? formatCount(value) : value;
    return [{ term: wordField(field), value: <ForeignText text={shown} longest={120} /> }];
  });
  const limit = execution?.limits.cpuMsPerTest;
  return [
    { term: "Manifest", value: formatDigest(manifestSha256), title: manifestSha256 },
    ...stated,
    ...(limit === undefined
      ? []
      : [{ term: wordField("cpuMsPerTest"), value: formatDuration(limit) }]),
    ...(execution ? [{ term: "Network", value: execution.network }] : []),
  ];
}
