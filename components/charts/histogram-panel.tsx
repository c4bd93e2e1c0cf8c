"use client";

import dynamic from "next/dynamic";
import { ChartBoundary } from "./chart-boundary";
import { ChartWait } from "./chart-wait";
import type { HistogramBar } from "./histogram";
import styles from "./histogram-panel.module.css";
import { useChartRoom } from "./use-chart-room";

// The chart library is heavy and draws nothing on the server: it loads after the page.
const Histogram = dynamic(() => import("./histogram").then((module) => module.Histogram), {
  ssr: false,
  loading: ChartWait,
});

const widest = 720;

interface HistogramPanelProps {
  bars: HistogramBar[];
  /** What is counted, in the plural. */
  counted?: string;
}

/** Room for the histogram. The numbers stand in a table beside it, so it is hidden from readers. */
export function HistogramPanel({ bars, counted = "candidates" }: HistogramPanelProps) {
  const { room, width } = useChartRoom(widest);
  return (
    <div ref={room} className={styles.panel} aria-hidden="true" data-chart="">
      <ChartBoundary>
        {width > 0 ? <Histogram bars={bars} counted={counted} width={width} /> : <ChartWait />}
      </ChartBoundary>
    </div>
  );
}
