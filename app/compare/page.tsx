import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChooseModels, mostCompared } from "../../components/compare/choose-models";
import { ChooseSuite } from "../../components/compare/choose-suite";
import { CompareView } from "../../components/compare/compare-view";
import { ManyRefusal } from "../../components/compare/many/many-refusal";
import { ManyView } from "../../components/compare/many/many-view";
import { RefusalView } from "../../components/compare/refusal-view";
import { sides } from "../../components/compare/side-badge";
import { DomainError } from "../../lib/core/errors";
import { getBoard } from "../../lib/data/get-board";
import { type ComparisonAnswer, getComparison } from "../../lib/data/get-comparison";
import { getManyComparison } from "../../lib/data/get-many-comparison";
import { listBoards } from "../../lib/data/list-boards";
import { Cite } from "../_components/cite";
import { answerBadInput } from "../_lib/answer-bad-input";
import { boardPath } from "../_lib/board-path";
import { compareJsonPath, comparePath } from "../_lib/compare-path";
import { describeComparison } from "../_lib/describe-comparison";
import { describeManyComparison } from "../_lib/describe-many-comparison";
import { pageMetadata } from "../_lib/page-metadata";
import { type ComparePageQuery, parseComparePageQuery } from "./compare-page-query";

export const dynamic = "force-dynamic";

interface ComparePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: ComparePageProps): Promise<Metadata> {
  const { suite, cycle, k, slugs = [] } = parseComparePageQuery(await searchParams) ?? {};
  const named = slugs.filter((slug) => slug !== undefined);
  const title = named.length < 2 ? "Compare" : named.slice(0, mostCompared).join(" against ");
  const [a, b, c] = named;
  if (suite === undefined || a === undefined || b === undefined || findProblem(named) !== null) {
    return { title };
  }
  const path = comparePath({ suite, cycle, k, slugs: named });
  if (c !== undefined) {
    const many = await findAnswer(getManyComparison({ suite, slugs: named, cycle, k }));
    const of = many.kind === "compared" ? many.comparison : null;
    return pageMetadata({
      ...{ title, description: describeManyComparison(many), path },
      picture: of === null ? undefined : `/preview${boardPath(of)}`,
      pictured: "The board that they stand on: its first rates with their intervals",
    });
  }
  const answer = await findAnswer(getComparison({ suite, a, b, cycle, k }));
  return pageMetadata({
    ...{ title, description: describeComparison(answer), path },
    picture: `/preview${path}`,
  });
}

/** Two to four models of one board; without them, what there is to compare. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const query = parseComparePageQuery(await searchParams);
  if (query === null) notFound();
  const { suite, slugs } = query;
  if (suite === undefined) return <ChooseSuite boards={await listBoards()} />;
  const named = slugs.filter((slug) => slug !== undefined);
  const problem = findProblem(named);
  if (named.length < 2 || problem !== null) return chooseModels(suite, query, problem);
  const [a, b, ...others] = named;
  if (a === undefined || b === undefined) return chooseModels(suite, query, null);
  return others.length === 0 ? showPair({ ...query, suite, a, b }) : showMany(suite, query, named);
}

/** What is wrong with a choice of models, said before the form that asks again. */
function findProblem(named: readonly string[]): string | null {
  if (named.length > mostCompared) {
    return `${named.length} were named, and at most ${mostCompared} fit on one page.`;
  }
  const again = named.findIndex((slug, place) => named.indexOf(slug) < place);
  if (again < 0) return null;
  const first = named.indexOf(named[again] ?? "");
  const [one, other] = [sides[first] ?? "a", sides[again] ?? "b"].map((side) => side.toUpperCase());
  return `${one} and ${other} are the same here. Choose two different ones.`;
}

async function showPair(query: ComparePageQuery & { suite: string; a: string; b: string }) {
  const { suite, a, b, cycle, k } = query;
  const answer = await findAnswer(getComparison({ suite, a, b, cycle, k }));
  return showAnswer(answer, query, compareJsonPath({ suite, cycle, k, slugs: [a, b] }));
}

function showAnswer(answer: ComparisonAnswer, { cycle, k }: ComparePageQuery, jsonAddress: string) {
  if (answer.kind === "compared") {
    const { suite, cycle: shown, a, b } = answer.comparison;
    return (
      <>
        <CompareView comparison={answer.comparison} jsonAddress={jsonAddress} />
        <Cite
          title={`${a.model.name} against ${b.model.name}, ${suite.title}`}
          path={comparePath({
            ...{ suite: suite.id, cycle: shown, k, slugs: [a.model.slug, b.model.slug] },
          })}
          recordIds={[a.recordId, b.recordId]}
        />
      </>
    );
  }
  const { suite, a, b, fields } = answer.refusal;
  const [sideA, sideB] = [a, b].map(({ row: { model, runId } }) => ({
    ...{ slug: model.slug, name: model.name, runId },
  }));
  if (sideA === undefined || sideB === undefined) notFound();
  return <RefusalView {...{ suite, a: sideA, b: sideB, fields, jsonAddress, cycle, k }} />;
}

async function showMany(suite: string, { cycle, k }: ComparePageQuery, slugs: readonly string[]) {
  const answer = await findAnswer(getManyComparison({ suite, slugs, cycle, k }));
  const jsonAddress = compareJsonPath({ suite, cycle, k, slugs });
  if (answer.kind === "refused") {
    const { pairs } = answer;
    const count = slugs.length;
    return <ManyRefusal {...{ suite: answer.suite, pairs, count, cycle, k, jsonAddress }} />;
  }
  const { comparison } = answer;
  const names = comparison.models.map(({ model }) => model.name);
  return (
    <>
      <ManyView comparison={comparison} jsonAddress={jsonAddress} />
      <Cite
        title={`${names.join(" against ")}, ${comparison.suite.title}`}
        path={comparePath({ suite, cycle: comparison.cycle, k, slugs })}
        recordIds={comparison.models.map(({ recordId }) => recordId)}
      />
    </>
  );
}

async function chooseModels(suite: string, query: ComparePageQuery, problem: string | null) {
  const { cycle, k, slugs } = query;
  const board = await answerBadInput(getBoard({ suite, cycle, k }));
  if (!board) notFound();
  return <ChooseModels board={board} chosen={slugs} cycle={cycle} problem={problem} />;
}

/** What the address asks for and isn't there is a missing page. */
async function findAnswer<Answer>(read: Promise<Answer | null>): Promise<Answer> {
  try {
    const answer = await answerBadInput(read);
    return answer ?? notFound();
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") notFound();
    throw error;
  }
}
