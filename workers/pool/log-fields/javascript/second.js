export function logFields(line) {
  const values = new Map();
  let at = 0;

  const takeWhile = (allowed) => {
    const start = at;
    while (at < line.length && allowed(line[at])) at += 1;
    return line.slice(start, at);
  };

  const takeQuoted = () => {
    let value = "";
    for (at += 1; line[at] !== '"'; at += 1) {
      if (line[at] === "\\") {
        at += 1;
        if (!'"\\n'.includes(line[at])) throw new RangeError("no such escape");
        value += line[at] === "n" ? "\n" : line[at];
      } else if (at < line.length) {
        value += line[at];
      } else {
        throw new RangeError("no closing quote");
      }
    }
    at += 1;
    return value;
  };

  const takeValue = () => {
    if (line[at] !== "=") return "true";
    at += 1;
    return line[at] === '"' ? takeQuoted() : takeWhile((character) => !' ="'.includes(character));
  };

  for (;;) {
    takeWhile((character) => character === " ");
    if (at === line.length) break;
    const name = takeWhile((character) => /[a-z0-9_]/.test(character));
    if (!/^[a-z]/.test(name)) throw new RangeError("no name");
    const value = takeValue();
    if (at < line.length && line[at] !== " ") throw new RangeError("no space after a field");
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return new Map([...values].map(([name, parts]) => [name, parts.join(",")]));
}
