import "server-only";
import { readState } from "./read-state";

/** Answers kept at once; what they answer is chosen by callers, so the number must be bounded. */
const mostAnswers = 200;

/**
 * Answers that hold as long as nothing is written to the database. Asking costs one short query;
 * requests that arrive together share one answer, which nobody may change.
 */
export class SnapshotMemo<T> {
  private snapshot = "";
  private answers = new Map<string, Promise<T>>();

  /**
   * @param readSnapshot names the present state of the database
   * @param maxAnswers fewer where an answer is large
   */
  constructor(
    private readonly readSnapshot = readState,
    private readonly maxAnswers = mostAnswers,
  ) {}

  async get(key: string, read: () => Promise<T>): Promise<T> {
    const snapshot = await this.readSnapshot();
    if (snapshot !== this.snapshot || this.answers.size >= this.maxAnswers) {
      this.snapshot = snapshot;
      this.answers = new Map();
    }
    const { answers } = this;
    const known = answers.get(key);
    if (known !== undefined) return known;
    // It may see later writes than the snapshot that it is kept under, never earlier ones.
    const answer = read();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  }
}
