export function freeFileName(wanted, taken) {
  const isFree = (name) => taken.every((other) => other.toUpperCase() !== name.toUpperCase());
  if (isFree(wanted)) return wanted;
  const { stem, number, ending } = splitName(wanted);
  let next = number;
  let name = wanted;
  while (!isFree(name)) {
    next += 1;
    name = `${stem} (${next})${ending}`;
  }
  return name;
}

function splitName(name) {
  const dot = name.slice(0, -1).lastIndexOf(".");
  const whole = dot > 0 ? name.slice(0, dot) : name;
  const ending = name.slice(whole.length);
  const opening = whole.lastIndexOf(" (");
  const digits = whole.slice(opening + 2, -1);
  const hasCounter = opening > 0 && whole.endsWith(")") && /^[1-9]\d{0,5}$/.test(digits);
  return hasCounter
    ? { stem: whole.slice(0, opening), number: Number(digits), ending }
    : { stem: whole, number: 1, ending };
}
