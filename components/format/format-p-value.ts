const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * A p-value with two digits that count: "0.043", "0.0047", "1.7 × 10⁻⁵" where zeros would have to be
 * counted, and "1" for anything that is nearer to 1 than to 0.99.
 */
export function formatPValue(p: number): string {
  if (p >= 0.995) return "1";
  if (p >= 0.0001) return String(Number(p.toPrecision(2)));
  if (p === 0) return "0";
  const [digits = "", exponent = ""] = p.toExponential(1).split("e-");
  const raised = [...exponent].map((digit) => superscripts[Number(digit)]).join("");
  return `${digits} × 10⁻${raised}`;
}
