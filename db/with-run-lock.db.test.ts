import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { withTestDatabase } from "./test-support/with-test-database";
import { withModelLock } from "./with-run-lock";

const database = withTestDatabase();
const model = { modelId: 1, cycleId: 1 };
const refused = { code: "conflict", message: "the model 1 is being asked by another process" };

function ask<Result>(
  work: (lost: AbortSignal) => Promise<Result>,
  signs: { signMs: number; silenceMs: number },
): Promise<Result> {
  return withModelLock(database.workerUrl, model, work, signs);
}

/** Tries until the lock is free. */
async function askWhenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask(work, { signMs: 100, silenceMs: 5_000 });
    } catch (cause) {
      expect(cause).toMatchObject(refused);
      await sleep(50);
    }
  }
}

test("who holds a model's lock keeps it as long as it gives signs of life", async () => {
  const longerThanSilence = 2_000;
  await ask(
    async (lost) => {
      await sleep(longerThanSilence);
      expect(lost.aborted).toBe(false);
      await expect(ask(async () => {}, { signMs: 100, silenceMs: 5_000 })).rejects.toMatchObject(
        refused,
      );
    },
    { signMs: 100, silenceMs: 1_000 },
  );
});

test("who was silent for too long loses it to another, and is told when it comes back", async () => {
  const taken = Promise.withResolvers<string>();
  const frozen = ask(
    async (lost) => {
      taken.resolve(await askWhenFree(async () => "another asks"));
      await new Promise((resolve) => lost.addEventListener("abort", resolve));
    },
    // Its next sign of life comes long after the server has given it up.
    { signMs: 3_000, silenceMs: 300 },
  );
  await expect(taken.promise).resolves.toBe("another asks");
  await expect(frozen).rejects.toMatchObject({
    code: "conflict",
    message: "the database, or this process, was away for too long",
  });
});
