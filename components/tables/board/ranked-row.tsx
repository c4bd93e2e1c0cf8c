import { type MouseEvent, useEffect, useRef } from "react";
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
import { OptionalCell } from "./optional-cell";
import type { OptionalColumn } from "./optional-columns";
import { PassAtKCell } from "./pass-at-k-cell";
import { PhoneCount } from "./phone-count";
import { relateToMarked } from "./relate-to-marked";
import type { ShownNext } from "./shown-next";
import { wordDrift } from "./word-drift";

interface RankedRowProps {
  row: BoardTableRow;
  scale: AxisScale;
  furtherK: readonly number[];
  optional: readonly OptionalColumn[];
  showEvidence: boolean;
  /** Too few tasks for ranks: then counts alone stand. */
  isCountedOnly: boolean;
  marked: BoardTableRow | null;
  next: ShownNext | null;
  compare: ComparePath;
  /** False where rows stand in another order than that of their ranks: a rule would lie then. */
  hasRule: boolean;
  /** Pointer or focus is on it. */
  onPoint: (slug: string) => void;
  /** It was tapped or clicked. */
  onMark: (slug: string) => void;
}

/** One ranked model. Pointer, focus and tap mark it; nothing else depends on that. */
export function RankedRow(props: RankedRowProps) {
  const { row, furtherK, showEvidence, isCountedOnly, onPoint, onMark } = props;
  const { slug } = row;
  const own = useRef<HTMLTableRowElement>(null);
  // Nobody told of a pointer or a focus that came before the page's scripts did.
  useEffect(() => {
    if (own.current?.matches(":hover, :focus-within")) onPoint(slug);
  }, [slug, onPoint]);
  return (
    <tr
      ref={own}
      data-relation={isCountedOnly ? undefined : (relateToMarked(row, props.marked) ?? undefined)}
      data-rule={props.hasRule ? props.next?.verdict : undefined}
      onPointerEnter={() => onPoint(slug)}
      onFocus={() => onPoint(slug)}
      onClick={(event) => {
        if (!isOnLink(event)) onMark(slug);
      }}
    >
      <RankCell row={row} isCountedOnly={isCountedOnly} />
      <ModelCell
        name={row.name}
        runId={row.runId}
        note={[row.provider, row.revision].filter(Boolean).join(" · ") || null}
        synthetic={row.synthetic}
        evidence={showEvidence ? row.evidence : null}
        drift={row.drift && wordDrift(row.drift)}
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
      <NextCell slug={row.slug} next={isCountedOnly ? null : props.next} compare={props.compare} />
      {row.passAtK.map((value, index) => (
        <PassAtKCell key={furtherK[index]} k={furtherK[index] ?? 0} value={value} />
      ))}
      {props.optional.map((column) => (
        <OptionalCell key={column.id} row={row} column={column} />
      ))}
    </tr>
  );
}

function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function RankCell({ row, isCountedOnly }: Pick<RankedRowProps, "row" | "isCountedOnly">) {
  if (isCountedOnly) {
    return (
      <td className={styles.rank}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">too few tasks to rank</span>
      </td>
    );
  }
  return (
    <td
      className={styles.rank}
      title={`By their intervals alone ${formatRankRange(row.rankRangeByInterval)}`}
    >
      {formatRankRange(row.rankRange)}
    </td>
  );
}

function PlotCell({ row, scale, marked, isCountedOnly }: RankedRowProps) {
  const words = `${formatLevel(row.level)} interval ${formatPercent(row.low)} to ${formatPercent(row.high)} percent`;
  return (
    <td className={styles.plot}>
      <Whisker
        scale={scale}
        low={row.low}
        high={row.high}
        point={row.passRate}
        band={isCountedOnly ? null : marked}
        relation={isCountedOnly ? null : relateToMarked(row, marked)}
      />
      <span className="visually-hidden">{words}</span>
    </td>
  );
}
