import { tasksForGap } from "../../lib/core/laboratory/tasks-for-gap";
import { resolvableGap } from "../../lib/core/stats/resolvable-gap";
import { ChartFigure } from "../charts/chart-figure";
import { LineBandPanel } from "../charts/line-band-panel";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatPoints } from "../format/format-points";
import type { LabSettings } from "./lab-address";
import { type PowerRow, PowerTable } from "./power-table";

const power = 0.8;
const level = 0.05;
const drawnGaps = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20];

/** The tasks that a gap takes and the gap that the tasks find, in words, drawn, and as a table. */
export function PowerReport({ settings }: { settings: LabSettings }) {
  const { models, tasks } = settings;
  const pairs = (models * (models - 1)) / 2;
  const rows = listRows(settings, pairs);
  return (
    <ChartFigure
      title="How many tasks a gap takes"
      summary={<Summary settings={settings} pairs={pairs} />}
      chart={
        <LineBandPanel
          series={[
            toSeries("one pair", rows, "onePair"),
            ...(pairs > 1 ? [toSeries(`all ${formatCount(pairs)} pairs`, rows, "allPairs")] : []),
          ]}
          axes={{ x: "gap in points", y: "tasks" }}
          unit={{ x: "number", y: "number" }}
        />
      }
      table={<PowerTable rows={rows} pairs={pairs} tasks={tasks} />}
    />
  );
}

function Summary({ settings, pairs }: { settings: LabSettings; pairs: number }) {
  const { gap, discordance, models, tasks } = settings;
  const needed = (among: number) => formatCount(plan(gap, discordance, among));
  const [one, all] = [1, pairs].map((among) =>
    resolvableGap({ tasks, discordance: discordance / 100, alpha: level / among, power }),
  );
  return (
    <>
      A gap of {gap} points between two models that differ on {Math.max(discordance, gap)}% of the
      tasks is found in 80% of cases with {needed(1)} tasks if these two alone are compared
      {pairs > 1
        ? `, and with ${needed(pairs)} among all ${formatCount(pairs)} pairs of ${models} models`
        : ""}
      . {formatCountOf(tasks, "task")} find a gap of {wordGap(one)}
      {pairs > 1 ? `, among all pairs ${wordGap(all)}` : ""}, by the exact test.
    </>
  );
}

function wordGap(gap: number | null | undefined): string {
  return gap === null || gap === undefined ? "no size" : `${formatPoints(gap)} points`;
}

/** A gap can't be larger than the share of tasks that tell the two apart. */
function plan(gap: number, discordance: number, pairs: number): number {
  return tasksForGap({
    ...{ gap: gap / 100, pairs, power },
    discordance: Math.max(discordance, gap) / 100,
  });
}

function listRows({ gap, discordance }: LabSettings, pairs: number): PowerRow[] {
  const gaps = [...new Set([...drawnGaps, gap])].filter((own) => own >= Math.min(2, gap));
  return gaps
    .sort((a, b) => a - b)
    .map((own) => ({
      gap: own,
      onePair: plan(own, discordance, 1),
      allPairs: plan(own, discordance, pairs),
    }));
}

function toSeries(name: string, rows: readonly PowerRow[], figure: "onePair" | "allPairs") {
  return { name, points: rows.map((row) => ({ at: row.gap, value: row[figure] })) };
}
