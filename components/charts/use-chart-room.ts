import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Room for a chart: an element to fill and its width in pixels, which is 0 until the element is in
 * sight and the browser has nothing better to do. The chart's code is asked for only then.
 * @param widest pixels
 */
export function useChartRoom(widest: number): {
  room: RefObject<HTMLDivElement | null>;
  width: number;
} {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let isWanted = false;
    const measure = () => {
      if (isWanted) setWidth(Math.min(widest, element.clientWidth));
    };
    const sizes = new ResizeObserver(measure);
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      whenIdle(() => {
        isWanted = true;
        measure();
      });
    });
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [widest]);
  return { room, width };
}

/** Some browsers don't say when they are idle. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 1);
}
