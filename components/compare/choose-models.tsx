import type { Board } from "../../lib/contracts/board";
import { splitUnranked } from "../boards/split-unranked";
import { formatCountOf } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { Notice } from "../ui/notice";
import { PageLink } from "../ui/page-link";
import styles from "./choose-models.module.css";
import { ChooserForm } from "./chooser-form";
import { CompareFrame } from "./compare-frame";
import { sides } from "./side-badge";

/** As many as one page holds side by side. */
export const mostCompared = sides.length;

interface ChooseModelsProps {
  board: Board;
  /** What was chosen before, by side. */
  chosen: readonly (string | undefined)[];
  /** The cycle that the address names, if any. */
  cycle: string | undefined;
  /** Said before the form: why the last choice was none. */
  problem: string | null;
}

/** A select a side of what a board measured, as a form that works without scripts. */
export function ChooseModels({ board, chosen, cycle, problem }: ChooseModelsProps) {
  const { suite, k } = board;
  const ranked = board.rows.map(({ model }) => model);
  const apart = splitUnranked(board.unranked).apart.map(({ model }) => model);
  const all = [...ranked, ...apart];
  const a = chosen[0] ?? all[0]?.slug ?? "";
  const b = chosen[1] ?? all.find(({ slug }) => slug !== a)?.slug ?? "";
  return (
    <CompareFrame>
      <h1>
        Compare up to four on <ForeignText text={suite.title} longest={64} />.
      </h1>
      {problem === null ? null : (
        <Notice label="Choose again">
          <p>{problem}</p>
        </Notice>
      )}
      <p className="lede">
        {formatCountOf(suite.tasks, "task")}, {formatCountOf(ranked.length, suite.compared)} ranked
        {apart.length > 0 ? `, ${apart.length} that stand apart` : ""}.{" "}
        <PageLink href="/compare">Another board</PageLink>
      </p>
      {all.length < 2 ? (
        <p>There are not two to compare on this board yet.</p>
      ) : (
        <form action="/compare" method="get" className={styles.form}>
          <input type="hidden" name="suite" value={suite.id} />
          {cycle === undefined ? null : <input type="hidden" name="cycle" value={cycle} />}
          {k === suite.k ? null : <input type="hidden" name="k" value={k} />}
          <ChooserForm
            ranked={ranked.map(toContender)}
            apart={apart.map(toContender)}
            chosen={[a, b, chosen[2] ?? "", chosen[3] ?? ""]}
          />
          <button type="submit" className="button">
            Compare
          </button>
        </form>
      )}
    </CompareFrame>
  );
}

/** What else is known of a model stays on the server. */
function toContender({ slug, name }: { slug: string; name: string }) {
  return { slug, name };
}
