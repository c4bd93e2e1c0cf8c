import type { SuiteRecord } from "./read-suite-records";

/** Every suite format, as `--format` names it. */
export const suiteFormats = [
  "humaneval",
  "humaneval-x",
  "mbpp",
  "mxeval",
  "multipl-e",
  "errorbar",
] as const;
export type SuiteFormat = (typeof suiteFormats)[number];

interface Sign {
  format: SuiteFormat;
  /** Fields that a record of the format has. */
  fields: string[];
}

/** The first that fits: a format stands before those whose fields it has besides its own. */
const signs: Sign[] = [
  { format: "errorbar", fields: ["errorbar", "tasks"] },
  { format: "humaneval-x", fields: ["task_id", "prompt", "declaration", "test"] },
  { format: "mxeval", fields: ["task_id", "prompt", "entry_point", "test", "language"] },
  { format: "humaneval", fields: ["task_id", "prompt", "entry_point", "test"] },
  { format: "mbpp", fields: ["task_id", "code", "test_list"] },
  { format: "multipl-e", fields: ["name", "language", "prompt", "tests"] },
  { format: "multipl-e", fields: ["name", "language", "prompt", "test"] },
];

/** The suite format that a file's first record looks like, or null. */
export function sniffSuiteFormat({ value }: SuiteRecord): SuiteFormat | null {
  const has = new Set(fieldsOf(value));
  return signs.find(({ fields }) => fields.every((field) => has.has(field)))?.format ?? null;
}

/** The command that takes a file that is no suite, in a clause; null when it looks like neither. */
export function describeOtherKind({ value }: SuiteRecord): string | null {
  const has = new Set(fieldsOf(value));
  if (has.has("completion") || has.has("solution")) {
    return "looks like completions, not like a suite: use completions import";
  }
  if (has.has("responses") || (has.has("system") && has.has("task_id"))) {
    return "looks like outcomes, not like a suite: use outcomes import";
  }
  return null;
}

/** What a file looks like whose format can't be told, and which formats there are. */
export function describeUnknownFile(record: SuiteRecord): string {
  const other = describeOtherKind(record);
  if (other !== null) return other;
  const fields = fieldsOf(record.value);
  const formats = `give a file of one of these formats: ${suiteFormats.join(", ")}`;
  if (fields.length === 0) return `its first record is no object with fields; ${formats}`;
  const shown = fields.slice(0, 8).map((field) => JSON.stringify(field).slice(0, 40));
  return `its first record has the fields ${shown.join(", ")}, which is no suite that is known here; ${formats}`;
}

function fieldsOf(value: unknown): string[] {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.keys(value) : [];
}
