import { lowerFirst } from "../format/lower-first";
import { wordField } from "../runs/manifest-words";

const contracts: Record<string, string> = {
  task: "the tasks",
  generation: "how the answers were made",
  execution: "how they were executed",
  scoring: "how verdicts were reached",
  outcomes: "outcomes a task",
  attempted: "which tasks were attempted",
};

/**
 * Fields that nobody stated, by the contract that they belong to: "how the answers were made: system
 * prompt, temperature". A contract of which nothing is known stands alone.
 */
export function wordUndisclosed(fields: readonly string[]): string[] {
  const byContract = Map.groupBy(fields, (field) => field.split(".")[0] ?? "");
  return [...byContract].map(([contract, members]) => {
    const name = contracts[contract] ?? wordField(contract).toLowerCase();
    const parts = members.flatMap((member) => member.split(".").slice(1));
    const words = parts.map((part) => lowerFirst(wordField(part)));
    return words.length === 0 ? `${name} (nothing is known)` : `${name}: ${words.join(", ")}`;
  });
}
