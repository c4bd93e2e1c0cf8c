const plainDecimal = /^-?\d+(\.\d+)?$/;

/**
 * The one spelling of a decimal that a person or a program stated: no leading or trailing zeros, so
 * that 0.60 and "0.6" are the same. Null for anything that is no plain decimal, such as 1e9 as text.
 */
export function decimalText(stated: number | string): string | null {
  const text = typeof stated === "number" ? String(stated) : stated.trim();
  if (!plainDecimal.test(text)) return null;
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  const digits = fraction.replace(/0+$/, "");
  const magnitude = `${whole.replace(/^0+(?=\d)/, "")}${digits === "" ? "" : `.${digits}`}`;
  return text.startsWith("-") && magnitude !== "0" ? `-${magnitude}` : magnitude;
}
