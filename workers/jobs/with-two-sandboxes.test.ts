import { expect, test } from "vitest";
import { withTwoSandboxes } from "./with-two-sandboxes";

/** Slots that run out, as a backend's do: who asks for one more waits. */
class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(readonly slots: number) {
    this.free = slots;
  }

  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((give) => this.waiting.push(give));
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }
}

/** A driver first, and then, with it in hand, what asks it. */
async function takeTwo(backend: Slots): Promise<void> {
  const first = await backend.take();
  await Promise.resolve();
  const second = await backend.take();
  await Promise.resolve();
  second();
  first();
}

test.each([2, 3, 4, 5])(
  "with %i slots any number of trials at once come to an end, beside any number of calls",
  async (slots) => {
    const backend = new Slots(slots);
    const ended: string[] = [];
    const all = Array.from({ length: 40 }, async (_, at) => {
      if (at % 3 === 0) (await backend.take())();
      else await withTwoSandboxes(backend, () => takeTwo(backend));
      ended.push(`${at}`);
    });
    // Nothing in here takes time: what has not ended once all that can go on has gone on never will.
    await Promise.race([Promise.all(all), new Promise((resolve) => setImmediate(resolve))]);
    expect(ended).toHaveLength(40);
  },
);

test("a trial that fails lets the next one go on", async () => {
  const backend = new Slots(2);
  const fails = withTwoSandboxes(backend, async () => {
    throw new Error("lost");
  });
  const works = withTwoSandboxes(backend, async () => "done");
  await expect(fails).rejects.toThrow("lost");
  expect(await works).toBe("done");
});

test("one slot is too few, which is said at once", async () => {
  const backend = new Slots(1);
  await expect(withTwoSandboxes(backend, () => takeTwo(backend))).rejects.toMatchObject({
    code: "environment",
  });
});
