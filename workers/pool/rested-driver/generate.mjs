export function generate(random, size) {
  if (size === "large") {
    const wide = 6;
    const layers = 36;
    const roads = [];
    for (let layer = 0; layer < layers - 1; layer += 1) {
      for (let from = 0; from < wide; from += 1) {
        for (let to = 0; to < wide; to += 1) {
          if (from === to || random.chance(0.4)) {
            roads.push([layer * wide + from, (layer + 1) * wide + to, random.int(5, 15)]);
          }
        }
      }
    }
    const stops = [];
    for (let place = 0; place < wide * layers; place += 1)
      if (random.chance(0.3)) stops.push(place);
    return [roads, stops, 0, (layers - 1) * wide, random.int(60, 80), random.int(10, 30)];
  }
  const places = random.int(3, 5);
  const place = () => random.int(1, places);
  const roads = Array.from({ length: random.int(places, 9) }, () => [
    place(),
    place(),
    random.int(1, 6),
  ]);
  const stops = [];
  for (let one = 1; one <= places; one += 1) if (random.chance(0.35)) stops.push(one);
  return [
    roads,
    stops,
    1,
    random.chance(0.05) ? 1 : random.int(2, places),
    random.int(5, 11),
    random.int(0, 6),
  ];
}
