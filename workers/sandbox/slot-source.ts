import { DomainError } from "../../lib/core/errors";
import type { Slot } from "./slot";

/** Makes slots when they are first needed, up to a number, and lends each to one sandbox at a time. */
export class SlotSource {
  private readonly made: Slot[] = [];
  private readonly free: Slot[] = [];
  private readonly waiting: { give: (slot: Slot) => void; refuse: (error: Error) => void }[] = [];
  private lost = 0;

  /** @param needed how many there must be for those who hold one and wait for another to go on */
  constructor(
    private readonly capacity: number,
    private readonly make: () => Slot,
    private readonly needed = 1,
  ) {}

  /** Every slot that there is, lent or not. */
  get all(): readonly Slot[] {
    return this.made;
  }

  /** A slot that nobody uses now, if any. */
  takeFree(): Slot | undefined {
    const slot = this.free.pop();
    if (slot || this.made.length === this.capacity) return slot;
    const fresh = this.make();
    this.made.push(fresh);
    return fresh;
  }

  /** @throws DomainError environment when there is none and too few are left to wait for one. */
  async take(): Promise<Slot> {
    const slot = this.takeFree();
    if (slot) return slot;
    if (this.tooFew) throw noSlotLeft();
    return new Promise((give, refuse) => this.waiting.push({ give, refuse }));
  }

  /** A slot that could not be emptied is never used again; where too few are left nobody may wait. */
  giveBack(slot: Slot, clean: boolean): void {
    if (!clean) this.lost += 1;
    else {
      const waiter = this.waiting.shift();
      if (waiter) waiter.give(slot);
      else this.free.push(slot);
    }
    if (this.tooFew) this.refuse(noSlotLeft());
  }

  /** Answers everybody who waits with this error. */
  refuse(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
  }

  /**
   * Kills what is left in any slot and removes its control group.
   * @throws DomainError sandbox-fault when one could not be emptied, after all others were removed.
   */
  async remove(): Promise<void> {
    const ends = await Promise.allSettled(
      this.made.map(async ({ group }) => {
        await group.killAll();
        group.remove();
      }),
    );
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }

  private get tooFew(): boolean {
    return this.capacity - this.lost < this.needed;
  }
}

function noSlotLeft(): DomainError {
  return new DomainError("environment", "too few sandbox slots are left: see doctor");
}
