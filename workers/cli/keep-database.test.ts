import { expect, test } from "vitest";
import type { CommandContext } from "./command-context";
import { keepDatabase } from "./keep-database";

test("a database that can't be started at once is tried again until it is back", async () => {
  const back = Promise.withResolvers<void>();
  const releases: (() => Promise<void>)[] = [];
  const steps: string[] = [];
  const context = {
    env: { databaseUrl: null },
    database: async () => ({
      execute: async () => {
        if (steps.includes("started")) return back.resolve();
        throw new Error("away");
      },
    }),
    reviveDatabase: async () => {
      steps.push(steps.length < 2 ? "failed" : "started");
      if (steps.length < 3) throw new Error("the killed one still ends");
    },
    log: { warn: () => {} },
    onClose: (release: () => Promise<void>) => void releases.push(release),
  } as unknown as CommandContext;
  await keepDatabase(context, 1);
  await back.promise;
  await releases[0]?.();
  expect(steps).toEqual(["failed", "failed", "started"]);
});
