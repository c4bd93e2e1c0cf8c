import type { Trace } from "../../lib/core/trace/trace";
import { ShareBar } from "../charts/share-bar";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import styles from "./limit-section.module.css";
import { type LimitUse, listLimitUse, wordShare } from "./limit-use";
import { wordLimit } from "./word-limit";

interface LimitSectionProps {
  trace: Trace;
  limits: Readonly<Record<string, number>>;
}

/** What the program used of what it was allowed. */
export function LimitSection({ trace, limits }: LimitSectionProps) {
  const uses = listLimitUse(trace, limits);
  if (uses.length === 0) return <p>Nothing was executed, so nothing was used.</p>;
  const fired = trace.execution?.limit;
  return (
    <>
      {fired ? (
        <p>
          The limit that ended it: <b>{wordLimit(fired)}</b>.
        </p>
      ) : null}
      <table className={classNames(table.table, table.narrow, styles.table)}>
        <caption>Used and allowed, as the evaluator measured it from outside</caption>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col" className={table.number}>
              Used
            </th>
            <th scope="col" className={table.number}>
              Allowed
            </th>
            <th scope="col" className={styles.share}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <LimitRow key={use.name} use={use} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function LimitRow({ use: { name, used, limit, share } }: { use: LimitUse }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{used}</td>
      <td className={table.number}>{limit ?? "not disclosed"}</td>
      <td className={styles.share}>
        {share === null ? null : (
          <span className={styles.bar}>
            <ShareBar part={share} whole={1} />
            <span className={table.sub}>{wordShare(share)}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
