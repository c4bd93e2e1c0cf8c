import { DomainError } from "../../lib/core/errors";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import { gradingWidth } from "./grading-width";

type Slotted = Pick<SandboxBackend, "slots">;

/** Who holds two sandboxes of a backend, or is about to, and who waits for that. */
interface Pairs {
  held: number;
  waiting: (() => void)[];
}

const pairsOf = new WeakMap<Slotted, Pairs>();

/**
 * Runs what takes two sandboxes at a time, for at most half as many at once as there are slots. Then no
 * more than half of the slots hold a first sandbox, and whoever waits for its second one gets it: of the
 * other half each is held by a second one, or by an execution that needs no other. Both end.
 * @throws DomainError environment where there are not two slots.
 */
export async function withTwoSandboxes<T>(backend: Slotted, run: () => Promise<T>): Promise<T> {
  if (backend.slots < 2) {
    throw new DomainError("environment", "a grading needs two sandboxes at once");
  }
  const pairs = pairsOf.get(backend) ?? { held: 0, waiting: [] };
  pairsOf.set(backend, pairs);
  if (pairs.held < gradingWidth(backend)) pairs.held += 1;
  else await new Promise<void>((give) => pairs.waiting.push(give));
  try {
    return await run();
  } finally {
    const next = pairs.waiting.shift();
    if (next) next();
    else pairs.held -= 1;
  }
}
