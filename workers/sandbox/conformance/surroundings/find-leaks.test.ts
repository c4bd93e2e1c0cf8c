import { expect, test } from "vitest";
import { findLeaks } from "./find-leaks";

const hidden = { values: ["s3cr3t-value"], folders: ["/srv/errorbar"] };

test("an ordinary sandbox leaks nothing", () => {
  const texts = ["HOME=/tmp", "PATH=/usr/bin", "PYTHONHASHSEED=0", "/tmp", "/dev/null", "pipe:[7]"];
  expect(
    findLeaks([...texts, "/errorbar/driver.py", "/srv", "/srv/errorbar-else"], hidden),
  ).toEqual([]);
});

test.each([
  ["DATABASE_URL=postgres://a@b/c", "the variable DATABASE_URL"],
  ["GITHUB_TOKEN=", "the variable GITHUB_TOKEN"],
  ["HARMLESS=before s3cr3t-value after", "a private value in HARMLESS"],
  ["/tmp/a holds s3cr3t-value", "a private value in a file or descriptor"],
  ["/data/.git", "a repository: /data/.git"],
  ["/data/.git/config", "a repository: /data/.git/config"],
  ["/srv/errorbar", "the worker's folder /srv/errorbar"],
  ["/srv/errorbar/objects/1", "the worker's folder /srv/errorbar"],
])("%s is a leak", (text, leak) => {
  expect(findLeaks([text], hidden)).toEqual([leak]);
});

test("no leak quotes the private value itself", () => {
  expect(findLeaks(["TOKEN=s3cr3t-value"], hidden).join()).not.toContain("s3cr3t-value");
});
