/** Characters that could move a terminal's cursor or hide text: names come from outside. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What was computed again, and what of it differs. */
export class Report {
  private agreeing = 0;
  private readonly differing: string[] = [];

  constructor(private readonly say: (line: string) => void) {}

  /** A line that says what is looked at. */
  note(line: string): void {
    this.say(line.replace(hidden, "?"));
  }

  /** Compares a figure as published with itself as recomputed; both as text. */
  compare(what: string, published: string, recomputed: string): void {
    if (published === recomputed) this.agreeing += 1;
    else this.differ(`${what}: published ${published}, recomputed ${recomputed}`);
  }

  /** States whether something holds. */
  expect(what: string, holds: boolean): void {
    if (holds) this.agreeing += 1;
    else this.differ(what);
  }

  /** Sums up; returns the exit code, 1 when anything differs. */
  end(): number {
    for (const line of this.differing) this.note(`DIFFERS  ${line}`);
    const count = this.differing.length;
    this.note(
      count === 0
        ? `all ${this.agreeing} figures agree`
        : `${this.agreeing} figures agree, ${count} differ`,
    );
    return count === 0 ? 0 : 1;
  }

  private differ(line: string): void {
    this.differing.push(line.length > 400 ? `${line.slice(0, 400)}…` : line);
  }
}
