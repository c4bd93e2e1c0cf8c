export function fastestDrive(roads, restStops, start, goal, limit, rest) {
  function drive(place, driven, passed, rested) {
    if (place === goal) return 0;
    let best = null;
    const consider = (minutes, left) => {
      if (left !== null && (best === null || minutes + left < best)) best = minutes + left;
    };
    for (const [begin, end, minutes] of roads) {
      if (begin !== place || passed.includes(end) || driven + minutes > limit) continue;
      consider(minutes, drive(end, driven + minutes, [...passed, end], rested));
    }
    if (restStops.includes(place) && !rested.includes(place) && driven > 0) {
      consider(rest, drive(place, 0, [place], [...rested, place]));
    }
    return best;
  }
  return drive(start, 0, [start], []);
}
