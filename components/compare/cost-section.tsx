import type { ComparedModel } from "../../lib/contracts/comparison";
import { countOf } from "../format/count-of";
import { formatAmount } from "../format/format-amount";
import { formatCount } from "../format/format-count";
import { formatPassed } from "../format/format-passed";
import { formatPercent } from "../format/format-percent";
import { CountMark } from "../tables/board/count-mark";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { Section } from "../ui/section";
import { CostFigure } from "./cost-figure";
import styles from "./cost-section.module.css";
import { type Side, sides } from "./side-badge";
import { SideName } from "./side-name";

/** What a solved task took of each: tokens and money where they are stated, beside the rate. */
export function CostSection({ models }: { models: readonly ComparedModel[] }) {
  if (models.every(({ tokens }) => tokens === null)) {
    return (
      <Section id="cost" title="Cost against pass rate">
        <p className="quiet">
          {models.length === 2 ? "Neither of the two" : "None of these"} states its tokens, so there
          is no cost to compare.
        </p>
      </Section>
    );
  }
  return (
    <Section id="cost" title="Cost against pass rate">
      <CostFigure models={models} />
      <table className={classNames(table.table, styles.table)}>
        <caption className="visually-hidden">Tokens and cost of each beside its rate</caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col" className={table.number}>
              Pass %
            </th>
            <th scope="col" className={table.number}>
              Tokens a candidate
            </th>
            <th scope="col" className={table.number}>
              Tokens a solved task
            </th>
            <th scope="col" className={table.number}>
              Cost a solved task
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map((shown, place) => (
            <CostRow key={shown.model.slug} side={sides[place] ?? "a"} shown={shown} />
          ))}
        </tbody>
      </table>
      <p className="quiet">
        Failures are part of the price of a success: tokens and cost of all candidates over the
        tasks that one of them solved. Prices are those of the registry, with their day.
      </p>
    </Section>
  );
}

function CostRow({ side, shown }: { side: Side; shown: ComparedModel }) {
  const { tokens, cost, passRate } = shown;
  return (
    <tr>
      <th scope="row">
        <SideName side={side} name={shown.model.name} longest={80} />
      </th>
      <td className={table.number} data-label="Pass %">
        {passRate === null ? "–" : formatPercent(passRate)}{" "}
        <span className={table.sub}>
          {formatPassed(shown)}
          <CountMark of={countOf(shown)} />
        </span>
      </td>
      <td className={table.number} data-label="Tokens a candidate">
        {tokens === null ? "not stated" : formatCount(tokens.perCandidate)}
        {tokens !== null && tokens.candidates < shown.candidates ? (
          <span className={table.sub}> stated by {formatCount(tokens.candidates)}</span>
        ) : null}
      </td>
      <td className={table.number} data-label="Tokens a solved task">
        {tokens?.perSolvedTask == null ? "not stated" : formatCount(tokens.perSolvedTask)}
      </td>
      <td className={table.number} data-label="Cost a solved task">
        {cost?.perSolvedTask == null
          ? "not stated"
          : formatAmount(cost.perSolvedTask, cost.currency)}
        {cost ? <span className={table.sub}> {cost.pricesAsOf}</span> : null}
      </td>
    </tr>
  );
}
