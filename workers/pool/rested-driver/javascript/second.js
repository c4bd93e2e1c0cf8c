export function fastestDrive(roads, restStops, start, goal, limit, rest) {
  const stops = new Set(restStops);
  const places = new Set([start, goal]);
  for (const [begin, end] of roads) places.add(begin).add(end);
  // For each place the ways to be there worth keeping: no other is as early and as little tired.
  const ways = new Map([...places].map((place) => [place, []]));
  const changed = new Set();

  function arrive(place, minute, driven) {
    const known = ways.get(place);
    if (known.some((way) => way.minute <= minute && way.driven <= driven)) return;
    ways.set(
      place,
      known.filter((way) => way.minute < minute || way.driven < driven).concat({ minute, driven }),
    );
    changed.add(place);
    if (stops.has(place) && driven > 0) arrive(place, minute + rest, 0);
  }

  arrive(start, 0, 0);
  for (const place of changed) {
    changed.delete(place);
    for (const [begin, end, minutes] of roads) {
      if (begin !== place) continue;
      for (const { minute, driven } of ways.get(place)) {
        if (driven + minutes <= limit) arrive(end, minute + minutes, driven + minutes);
      }
    }
  }
  const arrivals = ways.get(goal).map(({ minute }) => minute);
  return arrivals.length === 0 ? null : Math.min(...arrivals);
}
