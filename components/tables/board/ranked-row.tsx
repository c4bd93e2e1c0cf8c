import { formatInterval } from "../../format/format-interval";
import { formatLevel } from "../../format/format-level";
import { formatPercent } from "../../format/format-percent";
import { formatRankRange } from "../../format/format-rank-range";
import type { AxisScale } from "../../intervals/axis-scale";
import { Whisker } from "../../intervals/whisker";
import styles from "./board-table.module.css";
import type { BoardTableRow } from "./board-table-row";
import type { ComparePath } from "./compare-path";
import { CountMark } from "./count-mark";
import { ModelCell } from "./model-cell";
import { NextCell } from "./next-cell";
import { PassAtKCell } from "./pass-at-k-cell";
import { PhoneCount } from "./phone-count";
import { relateToMarked } from "./relate-to-marked";

interface RankedRowProps {
  row: BoardTableRow;
  scale: AxisScale;
  furtherK: number[];
  showEvidence: boolean;
  marked: BoardTableRow | null;
  /** Name of the row below it in rank order. */
  nextName: string | null;
  compare: ComparePath;
  /** False where rows stand in another order than that of their ranks: a rule would lie then. */
  hasRule: boolean;
  onMark: (slug: string) => void;
}

/** One ranked model. Pointer, focus and tap mark it; nothing else depends on that. */
export function RankedRow(props: RankedRowProps) {
  const { row, furtherK, showEvidence, onMark } = props;
  return (
    <tr
      data-relation={relateToMarked(row, props.marked) ?? undefined}
      data-rule={props.hasRule ? row.next?.verdict : undefined}
      onPointerEnter={() => onMark(row.slug)}
      onFocus={() => onMark(row.slug)}
    >
      <td
        className={styles.rank}
        title={`By their intervals alone ${formatRankRange(row.rankRangeByInterval)}`}
      >
        {formatRankRange(row.rankRange)}
      </td>
      <ModelCell
        name={row.name}
        runId={row.runId}
        note={row.note}
        synthetic={row.synthetic}
        evidence={showEvidence ? row.evidence : null}
      />
      <PlotCell {...props} />
      <td className={styles.rate}>
        <b>{formatPercent(row.passRate)}</b>{" "}
        <span className={styles.fraction}>
          {row.count}
          <CountMark of={row.countOf} />
        </span>
      </td>
      <td className={styles.interval}>
        <PhoneCount count={row.count} of={row.countOf} />
        {formatInterval(row)}
        {row.fallbackMethod ? (
          <abbr title={`Drawn by ${row.fallbackMethod}: see below the table`}>*</abbr>
        ) : null}
      </td>
      <NextCell row={row} nextName={props.nextName} compare={props.compare} />
      {row.passAtK.map((value, index) => (
        <PassAtKCell key={furtherK[index]} k={furtherK[index] ?? 0} value={value} />
      ))}
    </tr>
  );
}

function PlotCell({ row, scale, marked }: RankedRowProps) {
  const words = `${formatLevel(row.level)} interval ${formatPercent(row.low)} to ${formatPercent(row.high)} percent`;
  return (
    <td className={styles.plot}>
      <Whisker
        scale={scale}
        low={row.low}
        high={row.high}
        point={row.passRate}
        band={marked}
        relation={relateToMarked(row, marked)}
      />
      <span className="visually-hidden">{words}</span>
    </td>
  );
}
