import { DomainError } from "../../lib/core/errors";
import type { Slot } from "./slot";

/** Makes slots when they are first needed, up to a number, and lends each to one sandbox at a time. */
export class SlotSource {
  private readonly made: Slot[] = [];
  private readonly free: Slot[] = [];
  private readonly waiting: { give: (slot: Slot) => void; refuse: (error: Error) => void }[] = [];
  private lost = 0;

  constructor(
    private readonly capacity: number,
    private readonly make: () => Slot,
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

  /** @throws DomainError environment when there is none and never will be. */
  async take(): Promise<Slot> {
    const slot = this.takeFree();
    if (slot) return slot;
    if (this.lost === this.capacity) throw noSlotLeft();
    return new Promise((give, refuse) => this.waiting.push({ give, refuse }));
  }

  /** A slot that could not be emptied is never used again; without any nobody may wait for one. */
  giveBack(slot: Slot, clean: boolean): void {
    if (!clean) this.lost += 1;
    else {
      const waiter = this.waiting.shift();
      if (waiter) waiter.give(slot);
      else this.free.push(slot);
    }
    if (this.lost === this.capacity) this.refuse(noSlotLeft());
  }

  /** Answers everybody who waits with this error. */
  refuse(error: Error): void {
    for (const waiter of this.waiting.splice(0)) waiter.refuse(error);
  }

  /** Kills what is left in any slot and removes its control group. */
  async remove(): Promise<void> {
    for (const { group } of this.made) {
      await group.killAll();
      group.remove();
    }
  }
}

function noSlotLeft(): DomainError {
  return new DomainError("environment", "no sandbox slot is left: see doctor");
}
