import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureImage } from "./image";

let folder: string;
let images: string;
let entries: { path: string; hostPath: string }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-image-"));
  images = join(folder, "images");
  writeFileSync(join(folder, "program"), "print(1)");
  entries = [{ path: "bin/program", hostPath: join(folder, "program") }];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (finish: () => void = () => {}) => ensureImage(images, "test", entries, finish);

test("a build that fails leaves nothing, and the next one succeeds", () => {
  const fail = () => {
    throw new Error("no compiler");
  };
  expect(() => build(fail)).toThrow("no compiler");
  expect(readdirSync(images)).toEqual([]);
  const { path } = build();
  expect(readdirSync(images).map((name) => join(images, name))).toEqual([path]);
});

test("drafts of workers that were killed are cleared, those of living ones are not", () => {
  const { pid: dead } = spawnSync("/bin/true");
  const living = `python-0123456789abcdef.draft-${process.ppid}-AbCdEf`;
  for (const owner of [dead, process.pid]) {
    mkdirSync(join(images, `python-0123456789abcdef.draft-${owner}-AbCdEf`), { recursive: true });
  }
  mkdirSync(join(images, living));
  build();
  const drafts = readdirSync(images).filter((name) => name.includes(".draft-"));
  expect(drafts).toEqual([living]);
});

test("a built image is not built again, and one that was changed is refused", () => {
  const { path } = build();
  expect(
    build(() => {
      throw new Error("built twice");
    }).path,
  ).toBe(path);
  rmSync(join(path, "bin/program"));
  writeFileSync(join(path, "bin/program"), "print(2)");
  expect(() => build()).toThrow("was changed: delete it");
});
