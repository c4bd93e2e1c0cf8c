import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hintChunks } from "./hint-chunks.mjs";

test("every script of a folder begins with the hint, once, and nothing else is touched", () => {
  const folder = mkdtempSync(join(tmpdir(), "errorbar-hints-"));
  try {
    writeFileSync(join(folder, "a.js"), "let a;");
    writeFileSync(join(folder, "a.css"), "a{}");
    hintChunks(folder);
    hintChunks(folder);
    expect(readFileSync(join(folder, "a.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nlet a;");
    expect(readFileSync(join(folder, "a.css"), "utf8")).toBe("a{}");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
