export function displayDrift(step, parts, count) {
  const whole = Math.floor(count / parts);
  const times = new Array(parts).fill(0);
  for (let tick = 1; tick <= parts; tick += 1) {
    times[(tick * step) % parts] += tick <= count % parts ? whole + 1 : whole;
  }
  return times.reduce((drift, often, above) => {
    const tooLittle = above < parts / 2;
    return drift + often * (tooLittle ? 0 - above : parts - above);
  }, 0);
}
