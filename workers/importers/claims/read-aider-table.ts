import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
} from "yaml";
import type { Claim } from "../../../lib/core/claims/claim";
import { listClaimGaps } from "../../../lib/core/claims/claim-gaps";
import { percentToRate } from "../../../lib/core/claims/percent-to-rate";
import { badInput } from "../json-lines";
import { readDocument } from "../read-document";
import { checkCount, checkName, checkPercent, toDetails } from "./check-claim";
import type { ClaimsFile } from "./claims-file";

interface Row {
  line: number;
  fields: Record<string, unknown>;
}

/** The first is one attempt; the second comes after the output of the tests was shown: not pass@2. */
const metrics = [
  { rate: "pass_rate_1", count: "pass_num_1", metric: "pass@1" },
  {
    rate: "pass_rate_2",
    count: "pass_num_2",
    metric: "solved by a second try that saw the test output",
  },
] as const;

const usedFields = new Set(["model", "test_cases", "pass_rate_1", "pass_rate_2"]);

/**
 * One of Aider's tables: a YAML list of rows with `model`, `test_cases`, `pass_rate_1` and
 * `pass_rate_2` in per cent.
 * @throws DomainError bad-input naming file, line and field.
 */
export async function readAiderTable(path: string): Promise<ClaimsFile> {
  const { rows, notes } = parseRows(path, await readDocument(path));
  const systems = nameSystems(path, rows);
  const claims = rows.flatMap((row, index) => toClaims(path, row, systems[index] ?? ""));
  return { claims, notes };
}

function parseRows(path: string, text: string): { rows: Row[]; notes: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Told below with its line; what decides a claim may still stand only once.
    uniqueKeys: false,
  });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    throw badInput(
      path,
      line,
      `broken YAML: ${error.message.split("\n", 1)[0]?.slice(0, 120)}: correct it there`,
    );
  }
  if (!isSeq(document.contents) || document.contents.items.length === 0) {
    throw badInput(path, null, "the file is no list of rows: give one");
  }
  const notes: string[] = [];
  const rows = document.contents.items.map((item) => {
    const start = (item as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;
    const { line } = lines.linePos(start);
    if (!isMap(item)) throw badInput(path, line, "field record: is no row with fields: correct it");
    notes.push(...noteRepeats(path, item, lines));
    return { line, fields: toFields(path, line, item, document) };
  });
  return { rows, notes };
}

/** Aliases are refused: a few lines of them can unfold to gigabytes. */
function toFields(
  path: string,
  line: number,
  row: YAMLMap,
  document: Document.Parsed,
): Record<string, unknown> {
  try {
    return row.toJS(document, { maxAliasCount: 0 }) as Record<string, unknown>;
  } catch {
    throw badInput(path, line, "holds aliases (*name): write each value where it belongs");
  }
}

/** YAML forbids a field to stand twice; published tables have some, of which the last one counts. */
function noteRepeats(path: string, row: YAMLMap, lines: LineCounter): string[] {
  const seen = new Set<string>();
  return row.items.flatMap(({ key }) => {
    const field = isScalar(key) ? String(key.value) : "";
    if (!seen.has(field)) {
      seen.add(field);
      return [];
    }
    const { line } = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    if (usedFields.has(field))
      throw badInput(path, line, `field ${field}: stands twice in one row: keep one`);
    return [
      `line ${line}: ${JSON.stringify(field.slice(0, 60))} stands twice in one row, the last counts`,
    ];
  });
}

/** A model alone where it has one row; otherwise with what tells its rows apart. */
function nameSystems(path: string, rows: readonly Row[]): string[] {
  const steps: ((fields: Record<string, unknown>) => unknown[])[] = [
    ({ model }) => [model],
    ({ model, edit_format, editor_model }) => [model, edit_format, editor_model],
    ({ model, dirname }) => [model, dirname],
  ];
  const named = steps.map((step) =>
    rows.map(({ fields }) => step(fields).filter(Boolean).join(" · ")),
  );
  const seen = new Map<string, number>();
  return rows.map(({ line, fields }, index) => {
    checkName({ path, line, field: "model" }, fields.model);
    const choices = named.map((names) => ({ names, name: names[index] ?? "" }));
    const distinct = choices.find(
      ({ names, name }) => names.filter((other) => other === name).length === 1,
    );
    if (distinct === undefined || seen.has(distinct.name)) {
      throw badInput(
        path,
        line,
        "field model: two rows are alike in model, format and dirname: keep one of the two",
      );
    }
    seen.set(distinct.name, line);
    return checkName({ path, line, field: "model" }, distinct.name);
  });
}

function toClaims(path: string, { line, fields }: Row, system: string): Claim[] {
  const tasks = checkCount({ path, line, field: "test_cases" }, fields.test_cases);
  const details = toDetails(Object.entries(fields).filter(([field]) => !usedFields.has(field)));
  const stated = ["generation.candidatesPerTask", "generation.repairLoop"];
  if (fields.versions !== undefined) stated.push("generation.harness");
  return metrics.flatMap(({ rate, count, metric }) => {
    if (fields[rate] === undefined || fields[rate] === null) return [];
    const percent = checkPercent({ path, line, field: rate }, fields[rate]);
    const passed =
      fields[count] === undefined ? null : checkCount({ path, line, field: count }, fields[count]);
    const undisclosed = listClaimGaps(stated);
    return [{ system, metric, rate: percentToRate(percent), passed, tasks, details, undisclosed }];
  });
}
