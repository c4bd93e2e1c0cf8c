import type { Board } from "../../lib/contracts/board";
import { countOf } from "../format/count-of";
import { PageLink } from "../ui/page-link";
import { splitUnranked } from "./split-unranked";

/** What must be said about the numbers of this board, only where it applies. */
export function BoardNotes({ board }: { board: Board }) {
  const notes = listNotes(board);
  if (notes.length === 0) return null;
  return (
    <div className="quiet">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {board.rows.length > 0 ? (
        <p>
          <PageLink href="/methodology#words">What “separated” and “leans” mean</PageLink>
          {" · "}
          <PageLink href="/methodology#intervals">How intervals are made</PageLink>
        </p>
      ) : null}
    </div>
  );
}

function listNotes(board: Board): string[] {
  const rows = [...board.rows, ...splitUnranked(board.unranked).apart];
  const notes: string[] = [];
  const trials = rows.some((row) => row.passed === null);
  const several = rows.some((row) => countOf(row) === "candidates");
  if (trials) {
    notes.push(
      "† Several trials a task: the count is of passed trials among all, because which trial came first isn’t known. The rate is the mean over tasks, so the two can differ.",
    );
  }
  if (several) {
    notes.push(
      board.k === 1
        ? "† Several candidates a task: the count is of passed candidates among all. The rate is pass@1 from these, averaged over tasks."
        : `† Several candidates a task: the count is of passed candidates among all. The rate is pass@${board.k}, the chance that one of ${board.k} passes, from these: it isn’t their quotient.`,
    );
  } else if (board.k > 1) {
    notes.push(`The rate is the mean pass@${board.k}; the passed count is of candidate 0 alone.`);
  }
  const fallback = rows
    .map((row) => row.interval)
    .find((interval) => interval && interval.flags.length > 0);
  if (fallback) {
    notes.push(
      `* Interval by ${fallback.displayed.method}: with so few passes, failures or base problems the bootstrap would look more certain than it is.`,
    );
  }
  if (board.suite.exposed && board.suite.tasks > 0) {
    notes.push(
      board.suite.measured === "here"
        ? "The tasks of this suite are public: a model may have met them in training."
        : "Whether a model had met these tasks in training isn’t known.",
    );
  }
  return notes;
}
