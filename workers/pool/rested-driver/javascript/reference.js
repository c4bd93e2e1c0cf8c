export function fastestDrive(roads, restStops, start, goal, limit, rest) {
  const roadsFrom = Map.groupBy(roads, ([begin]) => begin);
  // When a rested driver can set out, from the start and from each rest stop.
  const rested = new Map([[start, 0]]);
  let best = null;
  for (const [place, minute] of byLeast(rested)) {
    const reached = driveFrom(place, roadsFrom, limit);
    if (reached.has(goal))
      best = Math.min(best ?? Number.POSITIVE_INFINITY, minute + reached.get(goal));
    for (const stop of restStops) {
      if (reached.has(stop)) lower(rested, stop, minute + reached.get(stop) + rest);
    }
  }
  return best;
}

/** Least minutes to all places that can be reached without a rest. */
function driveFrom(place, roadsFrom, limit) {
  const reached = new Map([[place, 0]]);
  for (const [here, driven] of byLeast(reached)) {
    for (const [, end, minutes] of roadsFrom.get(here) ?? []) {
      if (driven + minutes <= limit) lower(reached, end, driven + minutes);
    }
  }
  return reached;
}

function lower(minutes, place, value) {
  if (value < (minutes.get(place) ?? Number.POSITIVE_INFINITY)) minutes.set(place, value);
}

/** The entries of a map that grows meanwhile, each once, always the least of those still to come. */
function* byLeast(minutes) {
  const done = new Set();
  for (;;) {
    let least = null;
    for (const entry of minutes) {
      if (!done.has(entry[0]) && (least === null || entry[1] < least[1])) least = entry;
    }
    if (least === null) return;
    done.add(least[0]);
    yield least;
  }
}
