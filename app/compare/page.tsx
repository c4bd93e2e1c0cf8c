import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChoosePair } from "../../components/compare/choose-pair";
import { ChooseSuite } from "../../components/compare/choose-suite";
import { CompareView } from "../../components/compare/compare-view";
import { RefusalView } from "../../components/compare/refusal-view";
import { DomainError } from "../../lib/core/errors";
import { getBoard } from "../../lib/data/get-board";
import { type ComparisonAnswer, getComparison } from "../../lib/data/get-comparison";
import { listBoards } from "../../lib/data/list-boards";
import { answerBadInput } from "../_lib/answer-bad-input";
import { type ComparePageQuery, parseComparePageQuery } from "./compare-page-query";

export const dynamic = "force-dynamic";

interface ComparePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: ComparePageProps): Promise<Metadata> {
  const { a, b } = parseComparePageQuery(await searchParams) ?? {};
  return { title: a === undefined || b === undefined ? "Compare" : `${a} against ${b}` };
}

/** Two models of one board; without them, what there is to compare. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const query = parseComparePageQuery(await searchParams);
  if (query === null) notFound();
  const { suite, a, b } = query;
  if (suite === undefined) return <ChooseSuite boards={await listBoards()} />;
  if (a === undefined || b === undefined) return choosePair(suite, query, null);
  if (a === b) {
    return choosePair(suite, query, "A and B are the same here. Choose two different ones.");
  }
  const { cycle, k } = query;
  const answer = await findAnswer(getComparison({ suite, a, b, cycle, k }));
  const address = new URLSearchParams({
    ...{ suite, a, b },
    ...(cycle === undefined ? {} : { cycle }),
    ...(k === undefined ? {} : { k: String(k) }),
  });
  return showAnswer(answer, query, `/api/v1/compare?${address}`);
}

function showAnswer(answer: ComparisonAnswer, { cycle, k }: ComparePageQuery, jsonAddress: string) {
  if (answer.kind === "compared") {
    return <CompareView comparison={answer.comparison} jsonAddress={jsonAddress} />;
  }
  const { suite, a, b, fields } = answer.refusal;
  const [sideA, sideB] = [a, b].map(({ row: { model, runId } }) => ({
    ...{ slug: model.slug, name: model.name, runId },
  }));
  if (sideA === undefined || sideB === undefined) notFound();
  return <RefusalView {...{ suite, a: sideA, b: sideB, fields, jsonAddress, cycle, k }} />;
}

async function choosePair(suite: string, query: ComparePageQuery, problem: string | null) {
  const { cycle, k, a, b } = query;
  const board = await answerBadInput(getBoard({ suite, cycle, k }));
  if (!board) notFound();
  return <ChoosePair board={board} chosen={{ a, b }} cycle={cycle} problem={problem} />;
}

/** What the address asks for and isn't there is a missing page. */
async function findAnswer(read: Promise<ComparisonAnswer | null>): Promise<ComparisonAnswer> {
  try {
    const answer = await answerBadInput(read);
    return answer ?? notFound();
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") notFound();
    throw error;
  }
}
