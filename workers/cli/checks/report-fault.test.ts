import { expect, test } from "vitest";
import { DomainError } from "../../../lib/core/errors";
import { reportFault } from "./report-fault";

const failing = (error: Error) =>
  reportFault("hostile java", async () => {
    throw error;
  });

test("a sandbox that does not start is a row with what it said and a remedy", async () => {
  const cause = new DomainError("sandbox-fault", "the sandbox did not start (exit 1) bwrap: no");
  const rows = await failing(
    new DomainError("sandbox-fault", "a sandbox could not be started", { cause }),
  );
  expect(rows).toMatchObject([{ name: "hostile java", state: "missing" }]);
  expect(rows[0]?.detail).toMatch(
    /^a sandbox could not be started \(.* bwrap: no\): see that memory/,
  );
});

test("an error of the environment states its own remedy, and a full disk is reported too", async () => {
  expect(await failing(new DomainError("environment", "no JDK: install one"))).toEqual([
    { name: "hostile java", state: "missing", detail: "no JDK: install one" },
  ]);
  const full = Object.assign(new Error("ENOSPC: no space left"), { syscall: "write" });
  expect(await failing(full)).toMatchObject([{ state: "missing" }]);
});

test("a mistake of the program itself is not hidden", async () => {
  await expect(failing(new TypeError("not a function"))).rejects.toThrow("not a function");
});
