const UNITS = new Map([
  ["w", 604_800],
  ["d", 86_400],
  ["h", 3_600],
  ["m", 60],
  ["s", 1],
]);

export function spanSeconds(text) {
  let total = 0;
  let lastUnit = Number.POSITIVE_INFINITY;
  let rest = text;
  do {
    const part = /^([0-9]+)(\D)/u.exec(rest);
    if (part === null) return null;
    const [all, digits, letter] = part;
    const unit = UNITS.get(letter);
    if (unit === undefined || unit >= lastUnit) return null;
    if (digits.length > 1 && digits.startsWith("0")) return null;
    total += Number(digits) * unit;
    lastUnit = unit;
    rest = rest.slice(all.length);
  } while (rest !== "");
  return total;
}
