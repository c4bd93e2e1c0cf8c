const stringLiteral =
  /("""|''')(?:\\[\s\S]|(?!\1)[\s\S])*\1|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g;
const call = /(?<![\w.])([A-Za-z_]\w*)\s*\(/g;

/** Names that read like a call in an assertion and are none of the candidate's. */
const otherNames = new Set([
  ..."abs all any assert bool bytes dict float frozenset int isinstance len list".split(" "),
  ..."max min not range repr round set sorted str sum tuple type and or in is if else".split(" "),
]);

/**
 * The function that Python assertions are about: the outermost call's name that all of them share,
 * one that the reference solution defines before any other; null when there is none.
 */
export function findCalledFunction(asserts: string[], reference: string | null): string | null {
  const called = asserts.map((source) =>
    [...source.replace(stringLiteral, '""').matchAll(call)].map((match) => match[1] ?? ""),
  );
  const [first = []] = called;
  const shared = first.filter((name) => called.every((names) => names.includes(name)));
  const defined = shared.find((name) => definesFunction(reference ?? "", name));
  return defined ?? shared.find((name) => !otherNames.has(name)) ?? null;
}

function definesFunction(source: string, name: string): boolean {
  return new RegExp(`^[ \\t]*(?:async[ \\t]+)?(?:def|class)[ \\t]+${name}\\b`, "m").test(source);
}
