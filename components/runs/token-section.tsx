import type { Run } from "../../lib/contracts/run";
import type { RunCost } from "../../lib/contracts/run-analysis";
import type { RatioBounds } from "../../lib/contracts/solved-task-intervals";
import type { TokenUse } from "../../lib/contracts/token-use";
import { formatAmount } from "../format/format-amount";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatLevel } from "../format/format-level";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";

/** Finer than any price is shown. */
const boundDecimals = 12;

/** Tokens and what they cost, as far as file and registry state them. */
export function TokenSection({ run }: { run: Run }) {
  const { tokens, cost } = run;
  if (tokens === null) {
    return <p>Not stated: the file of answers has no token counts, so there is no cost either.</p>;
  }
  return (
    <>
      <p>
        {tokens.candidates === run.candidates
          ? `All ${formatCountOf(run.candidates, "candidate")} state their tokens.`
          : `${formatCount(tokens.candidates)} of ${formatCountOf(run.candidates, "candidate")} state their tokens; the others are not guessed, so nothing is said of a solved task.`}
      </p>
      <TokenTable run={run} tokens={tokens} cost={cost} />
      {cost === null ? (
        <p className="quiet">No cost: no prices are known for this model.</p>
      ) : (
        <PriceNote cost={cost} />
      )}
    </>
  );
}

interface TokenTableProps {
  run: Run;
  tokens: TokenUse;
  cost: RunCost | null;
}

function TokenTable({ run, tokens, cost }: TokenTableProps) {
  const { solvedTasks } = run;
  const solved = wordSolved(run);
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>Failed answers are counted in: they are part of what a solved task takes.</caption>
      <thead>
        <tr>
          <th scope="col">Tokens</th>
          <th scope="col" className={table.number}>
            Count
          </th>
          {cost ? (
            <th scope="col" className={table.number}>
              Cost
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        <Row name="Prompt" count={formatCount(tokens.prompt)} cost={cost && ""} />
        <Row name="Completion" count={formatCount(tokens.completion)} cost={cost && ""} />
        <Row
          name={`Together, ${formatCountOf(tokens.candidates, "candidate")}`}
          count={formatCount(tokens.prompt + tokens.completion)}
          cost={cost && formatAmount(cost.total, cost.currency)}
        />
        <Row name="A candidate, on average" count={round(tokens.perCandidate)} cost={cost && ""} />
        <Row
          name={`A solved task (${formatCountOf(solvedTasks, "task")} ${solved})`}
          count={tokens.perSolvedTask === null ? "–" : round(tokens.perSolvedTask)}
          cost={
            cost &&
            (cost.perSolvedTask === null ? "–" : formatAmount(cost.perSolvedTask, cost.currency))
          }
        />
        <SolvedTaskRow run={run} cost={cost} />
      </tbody>
    </table>
  );
}

/** The interval of the row above, if the bootstrap can be trusted with so many tasks. */
function SolvedTaskRow({ run, cost }: { run: Run; cost: RunCost | null }) {
  const { solvedTaskIntervals: intervals, interval } = run;
  if (intervals === null || interval === null || interval.flags.length > 0) return null;
  const amount = (value: number) =>
    formatAmount(value.toFixed(boundDecimals), cost?.currency ?? "");
  return (
    <Row
      name={`${formatLevel(interval.level)} interval of a solved task`}
      count={wordBounds(intervals.tokens, round)}
      cost={cost && wordBounds(intervals.cost, amount)}
    />
  );
}

function wordBounds(bounds: RatioBounds | null, word: (value: number) => string): string {
  if (bounds === null) return "–";
  const [low, high] = [bounds.low, bounds.high].map((bound) =>
    bound === null ? "unbounded" : word(bound),
  );
  return `${low} – ${high}`;
}

function wordSolved({ candidates, tasks }: Run): string {
  return candidates > tasks ? "that some candidate passed" : "passed";
}

function round(value: number): string {
  return formatCount(Math.round(value));
}

function Row({ name, count, cost }: { name: string; count: string; cost: string | null }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{count}</td>
      {cost === null ? null : <td className={table.number}>{cost}</td>}
    </tr>
  );
}

function PriceNote({ cost }: { cost: RunCost }) {
  return (
    <p className="quiet">
      At the prices of <ForeignText text={cost.pricesAsOf} />:{" "}
      {formatAmount(cost.promptPerMillionTokens, cost.currency)} for a million prompt tokens,{" "}
      {formatAmount(cost.completionPerMillionTokens, cost.currency)} for a million completion
      tokens. Computed from tokens and prices, not taken from a bill.
    </p>
  );
}
