import { type Board, boardSchema } from "../../../lib/contracts/board";
import { boardOutcomesSchema } from "../../../lib/contracts/outcomes";
import { type OutcomeScope, wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { isSameScope } from "./slice-choices";
import type { SliceReply, SliceRequest } from "./slice-messages";
import { toSlicedBoard } from "./to-sliced-board";

export interface SlicePlace {
  suite: string;
  cycle: string;
  k: number;
}

export interface SliceListener {
  /** First with rates, then with what the tests say. */
  onBoard(board: Board, computedMs: number): void;
  /** The browser can't answer: the server has to. */
  onFailure(reason: string): void;
}

/**
 * The ranking of one board's slices in the browser: fetches the outcomes and the whole board once, and
 * asks a worker about each scope. An answer to an older question is dropped.
 */
export class SliceSession {
  private worker: Worker | null = null;
  private whole: Promise<Board | null> | null = null;
  private failure: string | null = null;
  private isEnded = false;
  private asked = 0;

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

  /** Asks for a slice; the listener hears of it twice. */
  async rank(scope: OutcomeScope): Promise<void> {
    this.asked += 1;
    const id = this.asked;
    const whole = await this.prepare();
    if (id !== this.asked) return;
    if (whole === null || this.failure !== null) {
      this.listener.onFailure(this.failure ?? "the board could not be loaded");
      return;
    }
    if (isSameScope(scope, wholeBoard)) this.listener.onBoard(whole, 0);
    else this.send({ kind: "rank", id, scope });
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
    let ranked: Extract<SliceReply, { kind: "ranked" }> | null = null;
    this.worker.onmessage = ({ data }: MessageEvent<SliceReply>) => {
      if (data.kind === "failed") this.fail(data.message);
      else if (data.kind === "loaded") {
        if (!data.isSliceable) this.fail("who is ranked differs between slices");
      } else if (data.id === this.asked) {
        if (data.kind === "ranked") ranked = data;
        if (ranked === null) return;
        const relations = data.kind === "related" ? data.relations : null;
        this.listener.onBoard(toSlicedBoard(whole, { ...ranked, relations }), data.computedMs);
      }
    };
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
