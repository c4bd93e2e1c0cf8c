const FIELD = /([a-z][a-z0-9_]*)(?:="((?:[^"\\]|\\["\\n])*)"|=([^ "=]*))?(?: +|$)/y;

export function logFields(line) {
  const fields = new Map();
  FIELD.lastIndex = line.length - line.trimStart().length;
  while (FIELD.lastIndex < line.length) {
    const at = FIELD.lastIndex;
    const match = FIELD.exec(line);
    if (match === null) throw new RangeError(`no field at position ${at}`);
    const [, name, quoted, bare = "true"] = match;
    const value = quoted?.replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped)) ?? bare;
    fields.set(name, fields.has(name) ? `${fields.get(name)},${value}` : value);
  }
  return fields;
}
