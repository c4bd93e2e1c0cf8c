const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,10}))?$/;

/**
 * Text that two decimal numbers share when they are the same number, whatever their scale: `1.50` and
 * `15E-1`. Null for a text that is no decimal number. No number is built, so none can be too large.
 */
export function decimalKey(text: string): string | null {
  const [matched, sign, whole = "", fraction = "", exponent = "0"] =
    decimalPattern.exec(text) ?? [];
  const all = whole + fraction;
  if (matched === undefined || all === "") return null;
  const digits = all.replace(/^0+/, "");
  if (digits === "") return "d0";
  const kept = withoutTrailingZeros(digits);
  const scale = Number(exponent) - fraction.length + (digits.length - kept.length);
  return `d${sign === "-" ? "-" : ""}${kept}e${scale}`;
}

/** A pattern with `0+$` would look at a run of zeros once for each of them. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
