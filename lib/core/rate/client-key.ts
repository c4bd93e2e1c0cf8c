/** Of an IPv6 address, the part that one customer of a network is given. */
const groupsOfNetwork = 4;

/**
 * The key under which an address is counted: an IPv4 address as it is, an IPv6 address by its first 64
 * bits, since one customer holds all of them. Text that is no address is cut and kept.
 */
export function clientKey(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain.slice(0, 64);
  const [head = "", tail] = plain.toLowerCase().replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  const network = groups.slice(0, groupsOfNetwork).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`.slice(0, 64);
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address.trim());
}
