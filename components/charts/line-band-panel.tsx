"use client";

import dynamic from "next/dynamic";
import { type LineBandData, lineLookAt } from "./band-series";
import { ChartBoundary } from "./chart-boundary";
import { ChartWait } from "./chart-wait";
import styles from "./line-band-panel.module.css";
import { useChartRoom } from "./use-chart-room";

// The chart library is heavy and draws nothing on the server: it loads after the page.
const LineBandChart = dynamic(
  () => import("./line-band-chart").then((module) => module.LineBandChart),
  { ssr: false, loading: ChartWait },
);

const widest = 1160;
const height = 260;

/** Room for a chart of lines with their key. Figures stand in a table beside it, so readers skip it. */
export function LineBandPanel(data: LineBandData) {
  const { room, width } = useChartRoom(widest);
  return (
    <div aria-hidden="true">
      <div ref={room} className={styles.panel} data-chart="">
        <ChartBoundary>
          {width > 0 ? <LineBandChart {...data} width={width} height={height} /> : <ChartWait />}
        </ChartBoundary>
      </div>
      {data.series.length > 1 ? (
        <ul className={styles.key}>
          {data.series.map(({ name }, place) => (
            <li key={name}>
              <svg width="26" height="8" aria-hidden="true">
                <line
                  x1="0"
                  x2="26"
                  y1="4"
                  y2="4"
                  strokeWidth="1.5"
                  stroke={lineLookAt(place).stroke}
                  strokeDasharray={lineLookAt(place).dashes}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
