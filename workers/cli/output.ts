import { type Progress, startProgress } from "./start-progress";

/** Where a command's words go: results to standard output, everything else to standard error. */
export class Output {
  /** Set from `--json` before a command runs. */
  json = false;
  private answered = false;

  /** The command's result: under --json the document, otherwise the text. Given exactly once. */
  result(document: unknown, text: string): void {
    if (this.answered) throw new Error("a command has one result");
    this.answered = true;
    process.stdout.write(this.json ? `${JSON.stringify(document)}\n` : `${text}\n`);
  }

  /**
   * Why the command failed, on standard error: standard output carries results alone, so that no
   * reader of a pipe takes a failure for one. Under --json the line is a document of the API's form.
   */
  failure(code: string, message: string): void {
    this.note(this.json ? JSON.stringify({ error: { code, message } }) : `errorbar: ${message}`);
  }

  /** Something worth knowing on the way. */
  note(line: string): void {
    process.stderr.write(`${line}\n`);
  }

  /** A bar on a terminal, otherwise a line every few seconds. */
  progress(label: string, total: number): Progress {
    return startProgress(label, total, process.stderr);
  }
}
