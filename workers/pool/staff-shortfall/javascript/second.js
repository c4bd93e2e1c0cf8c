export function staffShortfall(shifts, demands) {
  const entries = [...shifts, ...demands].filter(([start, end]) => start < end);
  const borders = [...new Set(entries.flatMap(([start, end]) => [start, end]))].sort((a, b) => a - b);
  const places = new Map(borders.map((border, place) => [border, place]));

  const working = new Array(borders.length).fill(0);
  for (const [start, end, people] of shifts) {
    if (start >= end) continue;
    working[places.get(start)] += people;
    working[places.get(end)] -= people;
  }
  for (let place = 1; place < working.length; place += 1) working[place] += working[place - 1];

  // Paints the largest demands first; `unpainted` leads from a stretch to the next one not yet painted.
  const unpainted = borders.map((_, place) => place);
  const nextUnpainted = (place) => {
    while (unpainted[place] !== place) {
      unpainted[place] = unpainted[unpainted[place]];
      place = unpainted[place];
    }
    return place;
  };

  let shortfall = 0;
  for (const [start, end, people] of demands.toSorted((a, b) => b[2] - a[2])) {
    if (start >= end) continue;
    const last = places.get(end);
    let place = nextUnpainted(places.get(start));
    while (place < last) {
      shortfall += Math.max(0, people - working[place]) * (borders[place + 1] - borders[place]);
      unpainted[place] = place + 1;
      place = nextUnpainted(place);
    }
  }
  return shortfall;
}
