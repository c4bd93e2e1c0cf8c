import type { ManyComparison, PairOfMany } from "../../../lib/contracts/many-comparison";
import { formatPValue } from "../../format/format-p-value";
import { formatPointBounds, formatSignedPoints } from "../../format/format-points";
import type { AxisScale } from "../../intervals/axis-scale";
import { PageLink } from "../../ui/page-link";
import { createDifferenceScale } from "../difference-scale";
import { DifferenceTicks } from "../difference-ticks";
import styles from "../pair-table.module.css";
import { PairWhisker } from "../pair-whisker";
import { SideBadge, sides } from "../side-badge";
import { verdictWords } from "../verdict-words";
import { pairAddress } from "./pair-address";
import { unpairedWords } from "./unpaired-words";

/** Every two of those shown: their paired difference against zero, on one axis. */
export function PairRows({ comparison }: { comparison: ManyComparison }) {
  const { pairs } = comparison;
  const scale = createDifferenceScale(
    pairs.flatMap(({ paired }) =>
      paired === null ? [] : [paired.difference, paired.interval.low, paired.interval.high],
    ),
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Every pair: difference, interval and verdict</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            Pair
          </th>
          <th scope="col" className={styles.plot}>
            <span className="visually-hidden">Interval, drawn against zero</span>
            <DifferenceTicks scale={scale} />
          </th>
          <th scope="col" className={styles.number}>
            points
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            Interval
          </th>
          <th scope="col" className={`${styles.number} ${styles.wide}`}>
            p, corrected
          </th>
          <th scope="col" className={styles.words}>
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <PairRow key={`${pair.a} ${pair.b}`} comparison={comparison} pair={pair} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

interface PairRowProps {
  comparison: ManyComparison;
  pair: PairOfMany;
  scale: AxisScale;
}

function PairRow({ comparison, pair, scale }: PairRowProps) {
  const { paired, pHolm, verdict, unpairedBecause } = pair;
  const [a, b] = [sides[pair.a] ?? "a", sides[pair.b] ?? "b"];
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PageLink href={pairAddress(comparison, pair)}>
          <SideBadge side={a} /> − <SideBadge side={b} />
        </PageLink>
      </th>
      {paired === null || pHolm === null || verdict === null ? (
        <td className={`${styles.plot} ${styles.few}`} colSpan={5}>
          no verdict: {unpairedWords[unpairedBecause ?? "protocol-differs"]}
        </td>
      ) : (
        <>
          <td className={styles.plot}>
            <PairWhisker
              scale={scale}
              low={paired.interval.low}
              high={paired.interval.high}
              point={paired.difference}
            />
          </td>
          <td className={styles.number}>
            <b>{formatSignedPoints(paired.difference)}</b>
          </td>
          <td className={`${styles.number} ${styles.wide}`}>
            {formatPointBounds(paired.interval)}
          </td>
          <td className={`${styles.number} ${styles.wide}`}>
            <span className={styles.label}>p </span>
            {formatPValue(pHolm)}
          </td>
          <td className={styles.words}>{verdictWords[verdict]}</td>
        </>
      )}
    </tr>
  );
}
