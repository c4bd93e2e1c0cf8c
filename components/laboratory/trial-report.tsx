import {
  passAtOneError,
  type TrialResult,
  tryCandidates,
} from "../../lib/core/laboratory/try-candidates";
import { ChartFigure } from "../charts/chart-figure";
import { LineBandPanel } from "../charts/line-band-panel";
import { formatPercent } from "../format/format-percent";
import { formatPoints } from "../format/format-points";
import { type LabSettings, toScenario } from "./lab-address";
import { TrialTable } from "./trial-table";

/** Every k as far as a line needs it. */
const listedK = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 50];

/** What the scenario comes to, in words, drawn, and as a table. */
export function TrialReport({ settings }: { settings: LabSettings }) {
  const scenario = toScenario(settings);
  const { candidates, tasks } = settings;
  const ks = [...listedK.filter((k) => k < candidates), candidates];
  const results = ks.map((k) => tryCandidates(scenario, k));
  const last = tryCandidates(scenario, candidates);
  const [one, all] = [1, candidates].map((n) => passAtOneError(scenario, n, tasks));
  return (
    <>
      <ChartFigure
        title="What more candidates bring"
        summary={<Summary last={last} />}
        chart={
          <LineBandPanel
            series={[
              toSeries("solved, the first that passes public tests", results, "chosen"),
              toSeries("pass@k: some candidate is right", results, "passAtK"),
              toSeries("public tests alone would claim", results, "claimed"),
            ]}
            axes={{ x: "candidates a task, k", y: "tasks, %" }}
            unit={{ x: "number", y: "percent" }}
          />
        }
        table={<TrialTable results={results} />}
      />
      <p className="quiet">
        Noise of pass@1 over {tasks} tasks: one candidate a task leaves a standard error of{" "}
        {formatPoints(one ?? 0)} points, {candidates} leave {formatPoints(all ?? 0)}. What is left
        comes from the choice of tasks, and no number of candidates takes it away.
      </p>
    </>
  );
}

function Summary({ last }: { last: TrialResult }) {
  const { k, first, passAtK, chosen, claimed, made } = last;
  const overclaimed = claimed - chosen;
  return (
    <>
      The first candidate alone solves {formatPercent(first)}% of the tasks. With {k}{" "}
      {k === 1 ? "candidate" : "candidates"} some candidate is right for {formatPercent(passAtK)}%
      (pass@{k}), but handing in the first that passes the public tests solves{" "}
      {formatPercent(chosen)}%. Public tests alone would have claimed {formatPercent(claimed)}%:{" "}
      {formatPoints(overclaimed)} points that aren’t there. {made.toFixed(1)} candidates a task are
      made until one passes them{wordPrice(last)}.
    </>
  );
}

function wordPrice({ madePerChosen, madePerPassAtK, k }: TrialResult): string {
  if (madePerChosen === null || madePerPassAtK === null) return "";
  return `, ${madePerChosen.toFixed(1)} for each task solved; making all ${k} takes ${madePerPassAtK.toFixed(1)} for each that some candidate solves`;
}

function toSeries(
  name: string,
  results: readonly TrialResult[],
  figure: "chosen" | "passAtK" | "claimed",
) {
  return { name, points: results.map((result) => ({ at: result.k, value: result[figure] })) };
}
