"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import type { HistogramBar } from "./histogram";
import styles from "./histogram-panel.module.css";

// The chart library is heavy and draws nothing on the server: it loads after the page.
const Histogram = dynamic(() => import("./histogram").then((module) => module.Histogram), {
  ssr: false,
});

const widest = 720;

/** Room for the histogram. The numbers stand in a table beside it, so it is hidden from readers. */
export function HistogramPanel({ bars }: { bars: HistogramBar[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.min(widest, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={panel} className={styles.panel} aria-hidden="true">
      {width > 0 ? <Histogram bars={bars} width={width} /> : null}
    </div>
  );
}
