/**
 * Compares two strings by the bytes of their UTF-8 form: negative, 0 or positive, for `sort`.
 * It is the order in which units are drawn. `<` compares UTF-16 units instead, which differs as soon
 * as one string holds a character outside the basic plane.
 */
export function compareByteOrder(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return byteRank(left) - byteRank(right);
  }
  return a.length - b.length;
}

/** Lifts surrogates above U+E000–U+FFFF, where UTF-8 puts the characters they encode. */
function byteRank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
