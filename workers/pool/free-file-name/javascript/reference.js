export function freeFileName(wanted, taken) {
  const unavailable = new Set(taken.map((name) => name.toLowerCase()));
  if (!unavailable.has(wanted.toLowerCase())) return wanted;
  const dot = wanted.lastIndexOf(".", wanted.length - 2);
  const whole = dot > 0 ? wanted.slice(0, dot) : wanted;
  const ending = wanted.slice(whole.length);
  const [, stem, digits] = /^(.+) \(([1-9][0-9]{0,5})\)$/.exec(whole) ?? [whole, whole, "1"];
  for (let number = Number(digits) + 1; ; number += 1) {
    const name = `${stem} (${number})${ending}`;
    if (!unavailable.has(name.toLowerCase())) return name;
  }
}
