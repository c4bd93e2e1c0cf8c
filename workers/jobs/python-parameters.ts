/**
 * Names of a Python function's parameters, so that tests may name them in a call; empty where its
 * header is none of the plain form that our own programs have.
 */
export function pythonParameters(source: string, entryPoint: string): string[] {
  const header = `def ${entryPoint}(`;
  const at = `\n${source}`.indexOf(`\n${header}`);
  if (at < 0) return [];
  const names: string[] = [];
  let depth = 0;
  let current = "";
  for (const char of source.slice(at + header.length)) {
    if (depth === 0 && (char === "," || char === ")")) {
      const name = /^\s*([A-Za-z_]\w*)\s*(?:[:=]|$)/.exec(current)?.[1];
      if (name !== undefined) names.push(name);
      else if (current.trim() !== "") return [];
      if (char === ")") return names;
      current = "";
      continue;
    }
    if ("([{".includes(char)) depth += 1;
    if (")]}".includes(char)) depth -= 1;
    current += char;
  }
  return [];
}
