export function displayDrift(step, parts, count) {
  const rest = count % parts;
  let above = 0;
  let driftOfARound = 0;
  let driftOfTheRest = 0;
  for (let tick = 1; tick <= parts; tick += 1) {
    above = (above + step) % parts;
    const error = 2 * above < parts ? -above : parts - above;
    driftOfARound += error;
    if (tick <= rest) driftOfTheRest += error;
  }
  return driftOfARound * ((count - rest) / parts) + driftOfTheRest;
}
