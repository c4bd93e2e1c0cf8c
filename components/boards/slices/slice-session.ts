import { type Board, boardSchema } from "../../../lib/contracts/board";
import { boardOutcomesSchema } from "../../../lib/contracts/outcomes";
import { type OutcomeScope, wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { isSameScope, writeScope } from "./slice-choices";
import type { SliceReply, SliceRequest } from "./slice-messages";
import { type SliceAnswer, toSlicedBoard } from "./to-sliced-board";

export interface SlicePlace {
  suite: string;
  cycle: string;
  k: number;
}

export interface SliceListener {
  /** First with rates, then with what the tests say, and with what the server counted when it comes. */
  onBoard(board: Board, computedMs: number): void;
  /** The browser can't answer: the server has to. */
  onFailure(reason: string): void;
}

/**
 * The ranking of one board's slices in the browser: fetches the outcomes and the whole board once, and
 * asks a worker about each scope. Tokens, costs and times are in no outcome: the server is asked for them
 * meanwhile. An answer to an older question is dropped.
 */
export class SliceSession {
  private worker: Worker | null = null;
  private whole: Promise<Board | null> | null = null;
  private failure: string | null = null;
  private isEnded = false;
  private asked = 0;
  /** What is known of the newest question. */
  private answer: Partial<SliceAnswer> = {};
  private computedMs = 0;

  constructor(
    private readonly place: SlicePlace,
    private readonly listener: SliceListener,
  ) {}

  /** Fetches and prepares; called again it does nothing. A failure counts once a slice is asked for. */
  prepare(): Promise<Board | null> {
    this.whole ??= this.load().catch((error: unknown) => {
      this.fail(String(error));
      return null;
    });
    return this.whole;
  }

  /** Asks for a slice; the listener hears of it two or three times. */
  async rank(scope: OutcomeScope): Promise<void> {
    this.asked += 1;
    this.answer = {};
    const id = this.asked;
    const whole = await this.prepare();
    if (id !== this.asked) return;
    if (whole === null || this.failure !== null) {
      this.listener.onFailure(this.failure ?? "the board could not be loaded");
      return;
    }
    if (isSameScope(scope, wholeBoard)) this.listener.onBoard(whole, 0);
    else {
      this.send({ kind: "rank", id, scope });
      const measured = await this.fetchSlice(scope);
      if (id === this.asked && !this.isEnded) this.tell(whole, { measured });
    }
  }

  end(): void {
    this.isEnded = true;
    this.worker?.terminate();
    this.worker = null;
  }

  private async load(): Promise<Board> {
    const { suite, cycle, k } = this.place;
    const board = `/api/v1/boards/${encodeURIComponent(suite)}`;
    const asked = new URLSearchParams({ cycle, k: String(k) });
    const [whole, outcomes] = await Promise.all([
      fetchJson(`${board}?${asked}`).then((answer) => boardSchema.parse(answer)),
      fetchJson(`${board}/${encodeURIComponent(cycle)}/outcomes`).then((answer) =>
        boardOutcomesSchema.parse(answer),
      ),
    ]);
    if (this.isEnded) throw new Error("the page went elsewhere");
    // Turbopack bundles the worker where it sees exactly this form.
    this.worker = new Worker(new URL("./slice-worker.ts", import.meta.url), { type: "module" });
    this.worker.addEventListener("error", () => this.fail("the worker did not run"));
    this.listen(whole);
    this.send({ kind: "load", board: { cycle, k, availableK: whole.availableK, outcomes } });
    return whole;
  }

  private listen(whole: Board): void {
    if (this.worker === null) return;
    this.worker.onmessage = ({ data }: MessageEvent<SliceReply>) => {
      if (data.kind === "failed") this.fail(data.message);
      else if (data.kind === "loaded") {
        if (!data.isSliceable) this.fail("who is ranked differs between slices");
      } else if (data.id === this.asked) {
        this.computedMs = data.computedMs;
        if (data.kind === "related") this.tell(whole, { relations: data.relations });
        else this.tell(whole, { scope: data.scope, ranked: data.ranked });
      }
    };
  }

  /** Nobody hears of a slice before it is ranked. */
  private tell(whole: Board, learned: Partial<SliceAnswer>): void {
    this.answer = { ...this.answer, ...learned };
    const { scope, ranked, relations = null, measured = null } = this.answer;
    if (scope === undefined || ranked === undefined) return;
    const board = toSlicedBoard(whole, { scope, ranked, relations, measured });
    this.listener.onBoard(board, this.computedMs);
  }

  /** Null where the server can't answer now: the ranking needs none of it, and its columns stay away. */
  private async fetchSlice(scope: OutcomeScope): Promise<Board | null> {
    const { suite, cycle, k } = this.place;
    const asked = new URLSearchParams({ cycle, k: String(k) });
    writeScope(asked, scope);
    try {
      const answer = await fetchJson(`/api/v1/boards/${encodeURIComponent(suite)}?${asked}`);
      return boardSchema.parse(answer);
    } catch {
      return null;
    }
  }

  private send(request: SliceRequest): void {
    this.worker?.postMessage(request);
  }

  private fail(reason: string): void {
    const isAwaited = this.asked > 0 && this.failure === null;
    this.failure = reason;
    this.end();
    if (isAwaited) this.listener.onFailure(reason);
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
