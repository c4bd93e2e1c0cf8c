import { wordField, wordManifestValue } from "../runs/manifest-words";

const contractWords: Record<string, string> = {
  task: "tasks",
  generation: "answers",
  execution: "execution",
  scoring: "scoring",
};

const wholeWords: Record<string, string> = {
  cycle: "Cycle: which tasks were drawn",
  execution: "How the answers were executed",
  outcomes: "Outcomes, one for each task",
};

/** A dotted field in words: `execution.limits.cpuMsPerTest` becomes "CPU time per test (execution)". */
export function wordProtocolField(path: string): string {
  const whole = wholeWords[path];
  if (whole) return whole;
  const parts = path.split(".");
  const contract = contractWords[parts[0] ?? ""] ?? parts[0] ?? "";
  return `${wordField(parts.at(-1) ?? path)} (${contract})`;
}

/** The value of such a field, in the unit that its name states. */
export function wordProtocolValue(path: string, value: unknown): string {
  return wordManifestValue(path.split(".").at(-1) ?? path, value);
}
