export function displayDrift(step, parts, count) {
  let drift = 0;
  let reading = 0;
  for (let tick = 0; tick < count; tick += 1) {
    reading += step;
    const above = reading % parts;
    drift += 2 * above < parts ? -above : parts - above;
  }
  return drift;
}
