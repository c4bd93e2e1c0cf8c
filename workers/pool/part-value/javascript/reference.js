const CODE = /^(0|[1-9][0-9]{0,2})?([RkM])([0-9]{0,3})$/;
const UNITS = { R: 1, k: 1_000, M: 1_000_000 };

export function partValue(code) {
  const match = CODE.exec(code);
  if (match === null || code.length === 1) {
    throw new RangeError(`not a part value: ${JSON.stringify(code)}`);
  }
  const [, whole = "", letter, fraction] = match;
  return Number(whole + fraction.padEnd(3, "0")) * UNITS[letter];
}
