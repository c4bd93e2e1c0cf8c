import type { Cycle } from "../../db/repositories/find-cycle";
import { findGateFailure } from "../../db/repositories/find-gate-failure";
import { listAlarmsToConfirm } from "../../db/repositories/list-alarms-to-confirm";
import type { Confirmation } from "../../db/repositories/list-confirmations";
import { listCycleSpending } from "../../db/repositories/list-cycle-spending";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { assertNever } from "../../lib/core/assert-never";
import { DomainError } from "../../lib/core/errors";
import { formatIsoWeek, isoWeekOf, parseIsoWeek } from "../../lib/core/sampling/iso-week";
import { watchConfirmations } from "../engine/confirmation/watch-confirmations";
import { startRound } from "../engine/start-round";
import { type CycleEnd, watchCycle } from "../engine/watch-cycle";
import { workQueues } from "../engine/work-queues";
import type { CommandContext } from "./command-context";
import { commandGroup } from "./command-group";
import { describeConfirmation } from "./describe-confirmation";
import { describeDryCost } from "./describe-dry-cost";
import { type Engine, openEngine } from "./open-engine";
import { describeOpened, openWeek } from "./open-week";
import { poolOption } from "./pool/select-bases";
import type { RegisterCommand } from "./run-command-line";
import { CycleProgressLines } from "./show-cycle-progress";

interface Options {
  week: string;
  models?: string[];
  pool?: string;
  dryCost?: boolean;
}

const refusedExitCode = 1;

export const register: RegisterCommand = (program, context) => {
  commandGroup(program, "cycle")
    .command("run")
    .description("asks every registered model, grades and publishes; goes on where it stopped")
    .option(
      "--week <week>",
      "the ISO week, such as 2026-W48",
      (text) => formatIsoWeek(parseIsoWeek(text)),
      formatIsoWeek(isoWeekOf(new Date())),
    )
    .option("--models <slugs>", "a part of the models, by commas: it is never published", split)
    .option("--dry-cost", "what it would cost and how long it would take; asks nobody")
    .option(...poolOption)
    .action(async (options: Options) => {
      if (options.dryCost) return describeDryCost(context, options);
      const engine = await openEngine(context, options.pool);
      const opened = await openWeek(engine.ports, options.week, options.pool);
      for (const line of describeOpened(opened)) context.output.note(line);
      const { cycle } = opened;
      const slugs = await selectSlugs(engine, cycle, options.models);
      await workQueues(engine.queue.boss, engine.ports, {
        startWeek: async () => {},
        signal: context.signal,
      });
      await startRound(engine.ports, cycle.id, slugs);
      const lines = new CycleProgressLines(context.output, () => performance.now());
      const end = await watchCycle(engine.ports, {
        ...{ cycleId: cycle.id, slugs, signal: context.signal },
        onProgress: (models) => lines.show(models),
      });
      const looks =
        end === "published" && slugs === null ? await confirm(engine, cycle, context, lines) : [];
      if (end !== "stopped" && !context.signal.aborted) {
        await answer(context, engine, cycle, { end, slugs, looks });
      }
    });
};

function split(text: string): string[] {
  return text.split(",").map((slug) => slug.trim());
}

/** @throws DomainError not-found for a slug that takes no part in the cycle. */
async function selectSlugs(
  { ports }: Engine,
  { id, cycle }: Cycle,
  wanted: readonly string[] | undefined,
): Promise<ReadonlySet<string> | null> {
  if (wanted === undefined) return null;
  const known = new Set((await listModelVerdictCounts(ports.db, id)).map(({ slug }) => slug));
  const unknown = wanted.filter((slug) => !known.has(slug));
  if (unknown.length === 0) return new Set(wanted);
  throw new DomainError("not-found", `${unknown.join(", ")}: no model of ${cycle}: see model list`);
}

/** Has what a published week raised looked into, and waits for it. */
async function confirm(
  { ports }: Engine,
  { id: cycleId, cycle }: Cycle,
  { output, signal }: CommandContext,
  lines: CycleProgressLines,
): Promise<Confirmation[]> {
  const onProgress = (looks: readonly Confirmation[]) =>
    lines.show(looks.map((look) => ({ ...look, slug: `${look.slug}, asked again` })));
  const looks = await watchConfirmations(ports, { cycleId, onProgress, signal });
  const left = signal.aborted ? [] : await listAlarmsToConfirm(ports.db, cycleId);
  if (left.length > 0) {
    const slugs = left.map(({ slug }) => slug).join(", ");
    output.note(`${cycle}: what was told of ${slugs} can't be looked into: see doctor`);
    process.exitCode = refusedExitCode;
  }
  return looks;
}

interface Ended {
  end: CycleEnd;
  slugs: ReadonlySet<string> | null;
  looks: readonly Confirmation[];
}

async function answer(
  context: CommandContext,
  { ports }: Engine,
  { id, cycle }: Cycle,
  { end, slugs, looks }: Ended,
): Promise<void> {
  const models = (await listModelVerdictCounts(ports.db, id))
    .filter(({ slug }) => slugs === null || slugs.has(slug))
    .map(({ slug, runId, tasks, candidates, passed, graded, voided }) => ({
      ...{ model: slug, runId, tasks, answered: candidates, graded, voided, passed },
    }));
  const gates = end === "refused" ? await findGateFailure(ports.db, id) : null;
  const spending = await listCycleSpending(ports.db, cycle);
  const confirmations = looks.map(({ slug: model, tasks, graded, decision }) => ({
    ...{ model, tasks, graded, decision },
  }));
  const lines = [
    ...models.map(describeModel),
    ...describeSpending(spending),
    describeEnd(cycle, end, gates),
    ...looks.map(describeConfirmation),
  ];
  context.output.result({ cycle, end, models, spending, gates, confirmations }, lines.join("\n"));
  const isOpen = looks.some(({ decision }) => decision === null);
  if (end === "refused" || end === "stuck" || isOpen) process.exitCode = refusedExitCode;
}

interface ModelLine {
  model: string;
  tasks: number;
  answered: number;
  graded: number;
  passed: number;
}

function describeModel({ model, tasks, answered, graded, passed }: ModelLine): string {
  const missing = answered < tasks ? `; ${tasks - answered} unanswered, so it is not ranked` : "";
  return `${model}: ${passed} of ${graded} graded passed${missing}`;
}

function describeSpending(
  spending: readonly { model: string; amount: string; currency: string }[],
) {
  return spending.map(({ model, amount, currency }) => `${model} cost ${amount} ${currency}`);
}

function describeEnd(
  cycle: string,
  end: CycleEnd,
  gates: readonly { gate: string; held: boolean; detail: string }[] | null,
): string {
  switch (end) {
    case "published":
      return `${cycle} is published`;
    case "part-graded":
      return `${cycle}: this part is graded; a part is never published: leave --models out for that`;
    case "refused": {
      const failed = (gates ?? []).filter(({ held }) => !held);
      const named = failed.map(({ gate, detail }) => `\n  ${gate}: ${detail}`).join("");
      return `${cycle} is not published, and the board before it stays:${named}`;
    }
    case "stuck":
      return `${cycle} can't go on: see doctor for what failed, then repeat the command`;
    case "stopped":
      return `${cycle} was interrupted: repeat the command`;
    default:
      return assertNever(end);
  }
}
