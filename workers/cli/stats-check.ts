import { DomainError } from "../../lib/core/errors";
import { readJsonObject } from "../importers/read-document";
import {
  type CheckedDocument,
  checkDocument,
  type VectorDifference,
} from "../vectors/check-document";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { formatTable } from "./format-table";
import { oneLine } from "./one-line";
import type { Output } from "./output";
import type { RegisterCommand } from "./run-command-line";
import type { Progress } from "./start-progress";

const differsExitCode = 1;
const msWithoutProgress = 2_000;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "stats")
    .command("check")
    .description("recomputes every vector of a file and lists what differs")
    .argument("<file>", "JSON, plain or gzip: one case or a list of them under each key")
    .action(async (file: string) => {
      const checked = await checkFile(file, await readJsonObject(file), context);
      context.output.result({ file, ...checked }, summarise(checked));
      if (checked.differences.length > 0) process.exitCode = differsExitCode;
    });
};

async function checkFile(
  file: string,
  document: Record<string, unknown>,
  { output, signal }: CommandContext,
): Promise<CheckedDocument> {
  const progress = progressOnceLong(output);
  try {
    return await checkDocument(document, { signal, advance: progress.advance });
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    throw new DomainError(cause.code, `${file}: ${cause.message}`, { cause });
  } finally {
    progress.stop();
  }
}

/** Progress that begins only where the whole takes long. */
function progressOnceLong(output: Output) {
  const startedAt = performance.now();
  let shown: Progress | undefined;
  return {
    advance(done: number, cases: number): void {
      if (shown !== undefined) shown.advance();
      else if (done < cases && performance.now() - startedAt > msWithoutProgress) {
        shown = output.progress("cases", cases);
        shown.advance(done);
      }
    },
    stop: () => shown?.stop(),
  };
}

function summarise({ keys, cases, figures, differences }: CheckedDocument): string {
  const rows = keys.map((key) => ({
    key: key.key,
    cases: key.cases,
    figures: key.figures,
    differences: key.differences,
    "not looked at": oneLine(key.ignoredFields.join(", ")),
  }));
  const counts = [count(keys.length, "key"), count(cases, "case"), count(figures, "figure")];
  const verb = differences.length === 1 ? "differs" : "differ";
  const counted = `${counts.join(", ")}: ${differences.length} ${verb}`;
  return [formatTable(rows, ""), "", ...differences.map(describe), counted].join("\n");
}

function describe({ key, case: index, name, field, expected, got }: VectorDifference): string {
  const place = name === null ? `${key}, case ${index}` : `${key}, case ${index} (${name})`;
  return oneLine(`${place}, ${field}: ${JSON.stringify(expected)}, here ${JSON.stringify(got)}`);
}

function count(items: number, name: string): string {
  return `${items} ${name}${items === 1 ? "" : "s"}`;
}
