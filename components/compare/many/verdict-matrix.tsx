import type { ManyComparison, PairOfMany } from "../../../lib/contracts/many-comparison";
import { formatSignedPoints } from "../../format/format-points";
import { SideBadge, sides } from "../side-badge";
import { SideName } from "../side-name";
import { verdictWords } from "../verdict-words";
import styles from "./verdict-matrix.module.css";

/** Each against each: the row's lead over the column in points, and the verdict. */
export function VerdictMatrix({ comparison }: { comparison: ManyComparison }) {
  const { models, pairs } = comparison;
  return (
    <table className={styles.table}>
      <caption>The row’s rate less the column’s, in points</caption>
      <thead>
        <tr>
          <td />
          {models.map(({ model }, place) => (
            <th key={model.slug} scope="col">
              <SideBadge side={sides[place] ?? "a"} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map(({ model }, row) => (
          <tr key={model.slug}>
            <th scope="row">
              <span className={styles.full}>
                <SideName side={sides[row] ?? "a"} name={model.name} longest={48} />
              </span>
              <span className={styles.short}>
                <SideBadge side={sides[row] ?? "a"} />
              </span>
            </th>
            {models.map((other, column) => (
              <td key={other.model.slug}>
                {row === column ? (
                  <span className={styles.same}>–</span>
                ) : (
                  <Verdict pairs={pairs} row={row} column={column} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface VerdictProps {
  pairs: readonly PairOfMany[];
  row: number;
  column: number;
}

function Verdict({ pairs, row, column }: VerdictProps) {
  const [a, b] = [Math.min(row, column), Math.max(row, column)];
  const pair = pairs.find((each) => each.a === a && each.b === b);
  if (pair === undefined || pair.paired === null || pair.verdict === null) {
    return <span className={styles.verdict}>no verdict</span>;
  }
  const { difference } = pair.paired;
  return (
    <>
      {formatSignedPoints(row < column ? difference : -difference)}{" "}
      <span className={styles.verdict} data-verdict={pair.verdict}>
        {verdictWords[pair.verdict]}
      </span>
    </>
  );
}
