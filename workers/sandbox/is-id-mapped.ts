/**
 * Whether a user or group id exists in this process's user namespace, from `/proc/self/uid_map` or
 * `gid_map`: lines of first id inside, first id outside, count. A rootless container maps few.
 */
export function isIdMapped(map: string, id: number): boolean {
  return map.split("\n").some((line) => {
    const [first = Number.NaN, , count = 0] = line.trim().split(/\s+/).map(Number);
    return id >= first && id < first + count;
  });
}
