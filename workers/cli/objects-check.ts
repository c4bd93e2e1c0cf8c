import { countNamedObjects } from "../../db/repositories/count-named-objects";
import type { NamedObject } from "../../db/repositories/list-named-objects";
import { describeObjectLocation } from "../../lib/config/object-location";
import { checkObjects, type ObjectReport } from "../jobs/check-objects";
import { commandGroup } from "./command-group";
import type { RegisterCommand } from "./run-command-line";

const lostExitCode = 1;
const shownInText = 50;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "objects")
    .command("check")
    .description("reads every object that a row names; lists missing, damaged and orphaned ones")
    .action(async () => {
      const db = await context.database();
      const progress = context.output.progress("reading objects", await countNamedObjects(db));
      context.onClose(async () => progress.stop());
      const ports = { db, objects: context.objects() };
      const report = await checkObjects(ports, new Date(), () => progress.advance());
      progress.stop();
      const ok = report.missing.length + report.damaged.length === 0;
      const store = describeObjectLocation(context.env.objects);
      context.output.result({ ok, store, ...report }, describeReport(store, report));
      if (!ok) process.exitCode = lostExitCode;
    });
};

function describeReport(store: string, report: ObjectReport): string {
  const { named, missing, damaged, orphaned, foreign, pending } = report;
  return [
    `${store}: ${named} objects are named by rows, ${missing.length} missing, ${damaged.length} damaged`,
    ...listSome("missing", missing.map(describeLost)),
    ...listSome("damaged", damaged.map(describeLost)),
    ...(missing.length + damaged.length > 0 ? ["restore them from a copy of the store"] : []),
    ...(orphaned.length > 0 ? [`${orphaned.length} are named by no row; they do no harm`] : []),
    ...listSome("orphaned", orphaned),
    ...(foreign.length > 0 ? [`${foreign.length} entries are no objects`] : []),
    ...listSome(
      "foreign",
      foreign.map((name) => JSON.stringify(name)),
    ),
    ...(pending > 0 ? [`${pending} are less than an hour old and not judged`] : []),
  ].join("\n");
}

function describeLost({ sha256, uses, runId }: NamedObject): string {
  return `${sha256}: ${uses.join(", ")}${runId === null ? "" : ` of run ${runId}`}`;
}

function listSome(kind: string, lines: readonly string[]): string[] {
  const more = lines.length - shownInText;
  return [
    ...lines.slice(0, shownInText).map((line) => `  ${kind}: ${line}`),
    ...(more > 0 ? [`  and ${more} more: --json lists them`] : []),
  ];
}
