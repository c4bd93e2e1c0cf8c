/**
 * An amount of money given as a decimal, with its currency: at least two decimals and as many as show
 * three digits of a small amount, rounded half up. "1.09765" becomes "1.10 USD", "0.00784" "0.00784 USD".
 */
export function formatAmount(decimal: string, currency: string): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const leadingZeros = whole === "0" ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0;
  const places = whole === "0" && leadingZeros < fraction.length ? leadingZeros + 3 : 2;
  const digits = roundDigits(whole + fraction, fraction.length, Math.max(2, places));
  return `${digits} ${currency}`;
}

/** Decimal digits with the point before the last `from` of them, rounded to `to` places. */
function roundDigits(digits: string, from: number, to: number): string {
  const scaled =
    from <= to
      ? BigInt(digits) * 10n ** BigInt(to - from)
      : (BigInt(digits) + 5n * 10n ** BigInt(from - to - 1)) / 10n ** BigInt(from - to);
  const text = scaled.toString().padStart(to + 1, "0");
  const fraction = text.slice(-to).replace(/0+$/, "").padEnd(2, "0");
  return `${BigInt(text.slice(0, -to)).toLocaleString("en-US")}.${fraction}`;
}
