import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openLog } from "./open-log";

const folder = mkdtempSync(join(tmpdir(), "errorbar-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

const env = {
  LAB_API_KEY: 'lab"key\\0123456789',
  AWS_SECRET_ACCESS_KEY: "aws/secret+0123456789",
  DATABASE_URL: "postgres://owner:p%40ssw0rd@127.0.0.1:5432/errorbar",
  SHORT_KEY: "1",
  HOME: "/home/reader",
};

function write(name: string, say: (log: ReturnType<typeof openLog>) => void): string {
  const file = join(folder, "made", name);
  say(openLog({ file, env }));
  return readFileSync(file, "utf8");
}

test("each line is a JSON document that names its run and candidate", () => {
  const text = write("ids.log", (log) => {
    const ofRun = log.child({ runId: "0123456789ab" });
    ofRun.info("opened");
    ofRun.child({ candidateId: 17 }).warn({ fault: "sandbox-lost" }, "voided");
  });
  const [first, second] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: "info", runId: "0123456789ab", msg: "opened" });
  expect(second).toMatchObject({
    level: "warn",
    runId: "0123456789ab",
    candidateId: 17,
    fault: "sandbox-lost",
  });
  expect(second.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("no key of the environment is written, however it came into the line", () => {
  const { LAB_API_KEY, AWS_SECRET_ACCESS_KEY, DATABASE_URL } = env;
  const cause = new Error(`connect ${DATABASE_URL}`);
  const text = write("keys.log", (log) => {
    log.error({ err: new Error(`401 for ${LAB_API_KEY}`, { cause }) }, "refused");
    log.info({ url: `http://host/?key=${encodeURIComponent(AWS_SECRET_ACCESS_KEY)}` });
    log.info({ nested: { list: [AWS_SECRET_ACCESS_KEY, "p@ssw0rd"] } }, LAB_API_KEY);
    log.child({ key: AWS_SECRET_ACCESS_KEY }).info("a child's own field");
  });
  expect(text).not.toMatch(/0123456789|p@ssw0rd|p%40ssw0rd/);
  expect(
    text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).level),
  ).toEqual(["error", "info", "info", "info"]);
});

test("keys that no variable holds are known by their header and by their form", () => {
  const text = write("forms.log", (log) => {
    log.info({ headers: { authorization: "Bearer zq81-unknown" }, apiKey: "zq82-unknown" });
    log.info({ request: { headers: { "x-api-key": "zq83-unknown" } } }, "Bearer zq84-unknown");
    log.info("redis://user:zq85-unknown@host/0 failed");
  });
  expect(text).not.toContain("unknown");
  expect(text).toContain("redis://user:***@host/0 failed");
});

test("a variable of one letter takes nothing out of the lines", () => {
  expect(write("short.log", (log) => log.info("1 of 11"))).toContain("1 of 11");
});
