import { type Board, boardSchema } from "../../lib/contracts/board";
import { boardOutcomesSchema } from "../../lib/contracts/outcomes";
import type { MixWeights } from "../../lib/core/mix/mix-weights";
import { wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { toSlicedBoard } from "../boards/slices/to-sliced-board";
import type { MixReply, MixRequest } from "./mix-messages";

export interface MixPlace {
  suite: string;
  cycle: string;
}

export interface MixListener {
  /** First with rates, then with what the tests say. */
  onBoard(board: Board, mix: MixWeights): void;
  /** This board can't be weighed, and why. */
  onFailure(reason: string): void;
}

/**
 * One board weighed in the browser: fetches the board and its outcomes once, and asks a worker about each
 * mix. An answer to an older question is dropped.
 */
export class MixSession {
  private worker: Worker | null = null;
  private whole: Promise<Board | null> | null = null;
  private asked: { id: number; mix: MixWeights } | null = null;
  private isEnded = false;

  constructor(
    private readonly place: MixPlace,
    private readonly listener: MixListener,
  ) {}

  /** Fetches and prepares; called again it does nothing. */
  prepare(): Promise<Board | null> {
    this.whole ??= this.load().catch((error: unknown) => {
      this.fail(error instanceof Error ? error.message : String(error));
      return null;
    });
    return this.whole;
  }

  /** Asks for a mix; the listener hears of it twice. */
  async rank(mix: MixWeights): Promise<void> {
    const asked = { id: (this.asked?.id ?? 0) + 1, mix };
    this.asked = asked;
    const whole = await this.prepare();
    if (whole === null || asked.id !== this.asked.id) return;
    this.send({ kind: "rank", ...asked });
  }

  end(): void {
    this.isEnded = true;
    this.worker?.terminate();
    this.worker = null;
  }

  private async load(): Promise<Board> {
    const { suite, cycle } = this.place;
    const board = `/api/v1/boards/${encodeURIComponent(suite)}`;
    const [whole, outcomes] = await Promise.all([
      fetchJson(`${board}?${new URLSearchParams({ cycle })}`).then((answer) =>
        boardSchema.parse(answer),
      ),
      fetchJson(`${board}/${encodeURIComponent(cycle)}/outcomes`).then((answer) =>
        boardOutcomesSchema.parse(answer),
      ),
    ]);
    if (this.isEnded) throw new Error("the page went elsewhere");
    // Turbopack bundles the worker where it sees exactly this form.
    this.worker = new Worker(new URL("./mix-worker.ts", import.meta.url), { type: "module" });
    this.worker.addEventListener("error", () => this.fail("the worker did not run"));
    this.listen(whole);
    this.send({ kind: "load", k: whole.k, cycle, outcomes });
    return whole;
  }

  private listen(whole: Board): void {
    if (this.worker === null) return;
    let ranked: Extract<MixReply, { kind: "ranked" }> | null = null;
    this.worker.onmessage = ({ data }: MessageEvent<MixReply>) => {
      if (data.kind === "failed") this.fail(data.message);
      else if (data.kind === "loaded") {
        if (!data.canWeigh) this.fail("not every ranked run has an answer to every task");
      } else if (data.id === this.asked?.id) {
        if (data.kind === "ranked") ranked = data;
        if (ranked === null) return;
        const relations = data.kind === "related" ? data.relations : null;
        // Tokens, costs and times are of all tasks, as the limits are: the page says so.
        const answer = { scope: wholeBoard, ranked: ranked.ranked, relations, measured: whole };
        this.listener.onBoard(toSlicedBoard(whole, answer), this.asked.mix);
      }
    };
  }

  private send(request: MixRequest): void {
    this.worker?.postMessage(request);
  }

  private fail(reason: string): void {
    if (!this.isEnded) this.listener.onFailure(reason);
    this.end();
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
