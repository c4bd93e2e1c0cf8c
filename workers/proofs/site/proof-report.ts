/** The lines of a proof, and whether every one of them held. */
export class ProofReport {
  private failed = 0;

  /** A line that says `ok` or `NOT`. */
  check(held: boolean, text: string): void {
    if (!held) this.failed += 1;
    this.print(`${held ? "ok " : "NOT"}  ${text}`);
  }

  print(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  /** Says what it came to; the process will end with 1 where a line did not hold. */
  end(): void {
    this.print(this.failed === 0 ? "everything holds" : `${this.failed} lines do not hold`);
    if (this.failed > 0) process.exitCode = 1;
  }
}
