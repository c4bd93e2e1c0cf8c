import type { ComparedModel } from "../../lib/contracts/comparison";
import { formatAmount } from "../format/format-amount";
import { formatPercent } from "../format/format-percent";
import styles from "./cost-figure.module.css";
import { type Side, sides } from "./side-badge";
import { spreadLabels } from "./spread-labels";

/** As the style sheet has it: labels are set apart by pixels. */
const heightPx = 200;
const lineHeightPx = 15;
/** Share of the drawing kept free, so that points and labels are never cut. */
const inset = 8;

/**
 * Each that has a cost as a point: cost of a solved task to the right, pass rate upwards. The table says
 * the same; nothing is drawn of fewer than two, or of amounts in several currencies.
 */
export function CostFigure({ models }: { models: readonly ComparedModel[] }) {
  const points = models.flatMap((shown, place) => {
    const cost = costOf(shown);
    return cost === null ? [] : [{ side: sides[place] ?? "a", shown, cost }];
  });
  const [currency = "", another] = new Set(points.map(({ shown }) => shown.cost?.currency));
  if (points.length < 2 || another !== undefined) return null;
  const most = Math.max(...points.map(({ cost }) => cost));
  const labelShifts = shiftLabels(points.map(({ shown }) => shown.passRate ?? 0));
  return (
    <figure className={styles.figure}>
      <figcaption className="quiet">
        Pass rate upwards from 0 to 100%, cost of a solved task to the right from 0 to{" "}
        {formatAmount(String(most), currency)}
      </figcaption>
      <svg className={styles.plot} aria-hidden="true">
        <line className={styles.axis} x1={x(0)} x2={x(0)} y1={y(1)} y2={y(0)} />
        <line className={styles.axis} x1={x(0)} x2={x(1)} y1={y(0)} y2={y(0)} />
        {points.map(({ side, shown, cost }, at) => (
          <Point
            key={side}
            {...{ side, shown }}
            share={most === 0 ? 0 : cost / most}
            labelDyPx={labelShifts[at] ?? 0}
          />
        ))}
      </svg>
    </figure>
  );
}

/** How far each label is moved down, in pixels, so that none covers another wherever it stands. */
function shiftLabels(rates: readonly number[]): number[] {
  const wanted = rates.map((rate) => (heightPx * heightPercent(rate)) / 100);
  return spreadLabels(wanted, lineHeightPx).map((place, at) => place - (wanted[at] ?? 0));
}

interface PointProps {
  side: Side;
  shown: ComparedModel;
  /** Of the largest cost. */
  share: number;
  labelDyPx: number;
}

function Point({ side, shown, share, labelDyPx }: PointProps) {
  const { passRate, interval } = shown;
  if (passRate === null || interval === null) return null;
  const { low, high } = interval.displayed;
  const isRight = share > 0.5;
  return (
    <g className={styles[side]}>
      <line x1={x(share)} x2={x(share)} y1={y(low)} y2={y(high)} />
      <circle cx={x(share)} cy={y(passRate)} r="4.5" />
      <text
        x={x(share)}
        y={y(passRate)}
        dx={isRight ? -10 : 10}
        dy={labelDyPx + 4}
        textAnchor={isRight ? "end" : "start"}
      >
        {side.toUpperCase()} {formatPercent(passRate)}
      </text>
    </g>
  );
}

function costOf({ cost }: ComparedModel): number | null {
  return cost?.perSolvedTask == null ? null : Number(cost.perSolvedTask);
}

function x(share: number): string {
  return `${inset + share * (100 - 2 * inset)}%`;
}

function y(share: number): string {
  return `${heightPercent(share)}%`;
}

function heightPercent(share: number): number {
  return 100 - inset - share * (100 - 2 * inset);
}
