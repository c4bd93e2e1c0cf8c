const THOUSANDTHS = new Map([
  ["R", 1_000],
  ["k", 1_000_000],
  ["M", 1_000_000_000],
]);

export function partValue(code) {
  const at = [...code].findIndex((character) => THOUSANDTHS.has(character));
  if (at < 0) throw new RangeError("no letter");
  const before = code.slice(0, at);
  const after = code.slice(at + 1);
  if (before === "" && after === "") throw new RangeError("a letter without digits");
  if (before.length > 1 && before.startsWith("0")) throw new RangeError("starts with a zero");
  const unit = THOUSANDTHS.get(code.charAt(at));
  return readDigits(before) * unit + (readDigits(after) * unit) / 10 ** after.length;
}

function readDigits(text) {
  if (text.length > 3) throw new RangeError("too many digits");
  let number = 0;
  for (const character of text) {
    const digit = "0123456789".indexOf(character);
    if (digit < 0) throw new RangeError("not a digit");
    number = number * 10 + digit;
  }
  return number;
}
