import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeHome } from "./make-home";

const root = mkdtempSync(join(tmpdir(), "errorbar-home-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a home is made with its parents, and found the next time", () => {
  const home = join(root, "a", "b");
  makeHome(home);
  makeHome(home);
  expect(statSync(home).isDirectory()).toBe(true);
});

test("a place where no folder can be made is refused by name, and at once", () => {
  writeFileSync(join(root, "file"), "");
  for (const home of ["/proc/errorbar", join(root, "file", "below")]) {
    expect(() => makeHome(home)).toThrow(`ERRORBAR_HOME=${home}: the folder can't be made`);
  }
});
