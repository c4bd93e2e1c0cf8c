import type { Board } from "../../lib/contracts/board";
import type { MixDescription } from "../../lib/core/mix/describe-mix";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { formatPoints } from "../format/format-points";
import { type Fact, FactLine } from "../ui/fact-line";
import { PageLink } from "../ui/page-link";

interface MixFactsProps {
  board: Board;
  description: MixDescription;
  /** True when every task of the board counts once: then no combination is asked for. */
  isPlain: boolean;
}

/** What the figures of a mix rest on, and what they can't speak of. */
export function MixFacts({ board, description, isPlain }: MixFactsProps) {
  return (
    <>
      <FactLine facts={listFacts(board, description)} />
      {isPlain ? null : <MissingNote description={description} />}
    </>
  );
}

function listFacts({ pairs, resolvableGap }: Board, description: MixDescription): Fact[] {
  const { tasks, allTasks, effectiveTasks, isRanked } = description;
  return [
    { term: "Tasks that count", value: `${formatCount(tasks)} of ${formatCount(allTasks)}` },
    {
      term: "Worth",
      value: formatCountOf(Math.floor(effectiveTasks), "equal task"),
      title: "Kish’s effective number: as many tasks of equal weight would tell as much",
    },
    ...(pairs === null || !isRanked
      ? []
      : [{ term: "Pairs tested", value: formatCount(pairs.count) }]),
    ...(resolvableGap === null || !isRanked
      ? []
      : [
          {
            term: "Smallest gap it would separate",
            value: `${formatPoints(resolvableGap.gap)} points`,
            title:
              "In 80% of cases, for two models that differ on as many tasks as the median pair",
          },
        ]),
  ];
}

/** What the mix asks for and the suite can't say: never left out silently. */
function MissingNote({ description: { missing, missingShare } }: { description: MixDescription }) {
  if (missing.length === 0) return null;
  return (
    <p className="quiet">
      The suite has no task of {formatCountOf(missing.length, "combination")} that you weigh:{" "}
      {missing.slice(0, 4).join("; ")}
      {missing.length > 4 ? "; …" : ""}. They would be {formatPercent(missingShare)}% of the mix if
      categories, tiers and languages were independent; nothing here speaks of them.{" "}
      <PageLink href="/methodology#mix">How a mix is weighed</PageLink>
    </p>
  );
}
