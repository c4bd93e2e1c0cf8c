/**
 * Returns the fields of a case, also those of entries in it (`pairs.*.holm`), that none of the readings
 * of it has taken up; each named once.
 */
export function listIgnoredFields(given: unknown, readings: readonly unknown[]): string[] {
  return [...new Set(collect(given, readings, ""))];
}

function collect(given: unknown, readings: readonly unknown[], path: string): string[] {
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const step = Array.isArray(given) ? "*" : name;
    const place = path === "" ? step : `${path}.${step}`;
    const taken = readings.filter((reading) => has(reading, name)).map((reading) => reading[name]);
    return taken.length === 0 ? [place] : collect(value, taken, place);
  });
}

function has(reading: unknown, name: string): reading is Record<string, unknown> {
  return typeof reading === "object" && reading !== null && Object.hasOwn(reading, name);
}
