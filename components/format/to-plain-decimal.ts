/** A number of at least 0 in digits alone, each of them as it is: `0.0000001`, where `String` says `1e-7`. */
export function toPlainDecimal(value: number): string {
  const [digits = "", exponent] = String(value).split("e-");
  if (exponent === undefined) return digits;
  return `0.${"0".repeat(Number(exponent) - 1)}${digits.replace(".", "")}`;
}
