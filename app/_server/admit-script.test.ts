import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { isFrameworkScript } from "./admit-script";

const source = readFileSync(
  createRequire(import.meta.url).resolve(
    "next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
  ),
  "utf8",
);

/** The text of a constant of React's that is written into pages. */
function constant(name: string): string {
  const literal = new RegExp(`\\b${name} = stringToPrecomputedChunk\\(\\s*("[^\\n]*"|'[^\\n]*')`);
  const text: unknown = new Script(literal.exec(source)?.[1] ?? "").runInThisContext();
  return String(text);
}

describe("what React writes into a page", () => {
  test("is known when a part of it comes late", () => {
    const functions = constant("completeBoundaryScriptFunctionOnly");
    expect(functions).toContain("$RC=function");
    expect(isFrameworkScript(`${functions}$RC("B:0","S:0")`)).toBe(true);
    expect(isFrameworkScript(`${constant("completeSegmentScript1Full")}S:0","P:0")`)).toBe(true);
    expect(isFrameworkScript(`${constant("clientRenderScript1Full")}B:0","digest")`)).toBe(true);
    expect(isFrameworkScript(constant("shellTimeRuntimeScript"))).toBe(true);
  });

  test("is not what only begins or ends like it", () => {
    const functions = constant("completeBoundaryScriptFunctionOnly");
    expect(isFrameworkScript(`alert(1);${functions}$RC("B:0","S:0")`)).toBe(false);
    expect(isFrameworkScript(`${functions}$RC("B:0","S:0");alert(1)`)).toBe(false);
    expect(isFrameworkScript(`${functions}alert(1);$RC("B:0","S:0")`)).toBe(false);
  });
});

describe("the script that starts a page", () => {
  const start = (chunks: string) =>
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${chunks},"runtimeModuleIds":[94553]});`;

  test("names the site's own files alone", () => {
    expect(isFrameworkScript(start('["static/chunks/310vm2bl3xxpt.js"]'))).toBe(true);
    expect(isFrameworkScript(start('["https://evil.example/a.js"]'))).toBe(false);
    expect(isFrameworkScript(start('["static/chunks/../../a.js"]'))).toBe(false);
    expect(isFrameworkScript(start("[alert(1)]"))).toBe(false);
  });
});
