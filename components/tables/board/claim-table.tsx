import type { ClaimRow } from "../../../lib/contracts/board";
import { formatPercent } from "../../format/format-percent";
import { ForeignText } from "../../ui/foreign-text";
import styles from "./claim-table.module.css";
import { ModelName } from "./model-name";

interface ClaimTableProps {
  claims: readonly ClaimRow[];
  /** "Model" or "System". */
  noun: string;
}

/** Claimed figures: a row a model, a column a metric, each an upper bound without an interval. */
export function ClaimTable({ claims, noun }: ClaimTableProps) {
  const metrics = [...new Set(claims.map((claim) => claim.metric))];
  const byModel = [...Map.groupBy(claims, (claim) => claim.model.slug).values()];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Claimed figures in per cent, not ranked</caption>
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col" className={styles.figure}>
              <ForeignText text={metric} longest={60} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byModel.map((ofModel) => (
          <ModelRow key={ofModel[0]?.model.slug} claims={ofModel} metrics={metrics} />
        ))}
      </tbody>
    </table>
  );
}

function ModelRow({ claims, metrics }: { claims: ClaimRow[]; metrics: readonly string[] }) {
  const [first] = claims;
  if (first === undefined) return null;
  return (
    <tr>
      <th scope="row" className={styles.model}>
        <ModelName slug={first.model.slug} name={first.model.name} />
      </th>
      {metrics.map((metric) => (
        <td key={metric} className={styles.figure} data-label={metric}>
          {claims
            .filter((claim) => claim.metric === metric)
            .map((claim) => (
              <span key={`${claim.source.name} ${claim.source.sha256}`} title={wordDetails(claim)}>
                {wordFigure(claim)}
              </span>
            ))}
        </td>
      ))}
    </tr>
  );
}

function wordFigure({ passRate, passed, tasks }: ClaimRow): string {
  if (passRate !== null) return `≤ ${formatPercent(passRate)}`;
  if (passed === null) return "–";
  return tasks === null ? `≤ ${passed} tasks` : `≤ ${passed}/${tasks}`;
}

/** A word or two for readers who ask; the API has all of it. */
function wordDetails({ source, passed, tasks }: ClaimRow): string {
  const count = passed !== null && tasks !== null ? `, ${passed} of ${tasks} tasks` : "";
  return `claimed by ${source.name.slice(0, 120)}${count}`;
}
