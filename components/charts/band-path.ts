/** A place on a drawing with the bounds of its interval, in pixels. */
export interface DrawnBounds {
  x: number;
  low: number;
  high: number;
}

/**
 * The outline of a band as an SVG path: along the upper bounds and back along the lower ones. A step
 * keeps its bounds until the next place. Empty for fewer than two places, which enclose nothing.
 */
export function bandPath(places: readonly DrawnBounds[], isStep: boolean): string {
  if (places.length < 2) return "";
  const upper = trace(places, ({ high }) => high, isStep);
  const lower = trace(places, ({ low }) => low, isStep).reverse();
  return `M${[...upper, ...lower].map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function trace(
  places: readonly DrawnBounds[],
  boundOf: (place: DrawnBounds) => number,
  isStep: boolean,
): [number, number][] {
  return places.flatMap((place, at): [number, number][] => {
    const before = places[at - 1];
    const end: [number, number] = [place.x, boundOf(place)];
    return isStep && before !== undefined ? [[place.x, boundOf(before)], end] : [end];
  });
}

function round(pixels: number): number {
  return Number(pixels.toFixed(1));
}
