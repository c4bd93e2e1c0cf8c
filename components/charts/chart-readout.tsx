"use client";

import {
  useActiveTooltipCoordinate,
  useActiveTooltipLabel,
  useIsTooltipActive,
  usePlotArea,
} from "recharts";

interface ChartReadoutProps {
  /** The figures at a place on the horizontal axis, in words. */
  wordsAt: (place: number | string) => string;
}

/** Pixels, at the size of the text below. */
const widthOfLetter = 6.2;

/** What the pointer is at, as a line of text above the chart: it covers no point, as a box would. */
export function ChartReadout({ wordsAt }: ChartReadoutProps) {
  const isActive = useIsTooltipActive();
  const place = useActiveTooltipLabel();
  const coordinate = useActiveTooltipCoordinate();
  const area = usePlotArea();
  if (!isActive || place === undefined || !coordinate || !area) return null;
  const words = wordsAt(place);
  const right = area.x + area.width;
  const isLong = words.length * widthOfLetter > area.width;
  return (
    <g>
      <path d={`M${coordinate.x} ${area.y}v${area.height}`} stroke="var(--axis)" />
      <text
        x={right}
        y={11}
        fill="var(--ink)"
        fontSize={11.5}
        textAnchor="end"
        // On a phone the figures of several lines are set closer rather than cut.
        textLength={isLong ? area.width : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {words}
      </text>
    </g>
  );
}
