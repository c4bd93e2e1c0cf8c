import type { compareTables } from "../../../../lib/contracts/answer-tables";
import {
  manyPairRowSchema,
  manySliceRowSchema,
  pairRowSchema,
} from "../../../../lib/contracts/compare-rows";
import {
  type Comparison,
  comparedModelSchema,
  comparedSliceSchema,
  comparedTaskSchema,
} from "../../../../lib/contracts/comparison";
import { type ManyComparison, manyTaskRowSchema } from "../../../../lib/contracts/many-comparison";
import type { TableOf } from "../respond-table";

type CompareTable = (typeof compareTables)[number];

/** Every table of the comparison of two models. */
export const tabledComparison: Record<CompareTable, TableOf<Comparison>> = {
  tasks: { row: comparedTaskSchema, rows: ({ tasks }) => tasks },
  slices: { row: comparedSliceSchema, rows: ({ slices }) => slices },
  models: { row: comparedModelSchema, rows: ({ a, b }) => [a, b] },
  pairs: {
    row: pairRowSchema,
    rows: ({ a, b, ...verdict }) => [{ ...verdict, a: a.model.slug, b: b.model.slug }],
  },
};

/** The same of three or four. */
export const tabledManyComparison: Record<CompareTable, TableOf<ManyComparison>> = {
  tasks: { row: manyTaskRowSchema, rows: listTasks },
  slices: { row: manySliceRowSchema, rows: listSlices },
  models: { row: comparedModelSchema, rows: ({ models }) => models },
  pairs: {
    row: manyPairRowSchema,
    rows: ({ models, pairs }) =>
      pairs.map(({ a, b, ...pair }) => ({ ...pair, a: slugAt(models, a), b: slugAt(models, b) })),
  },
};

function slugAt(models: ManyComparison["models"], place: number): string {
  return models[place]?.model.slug ?? "";
}

function listTasks({ models, tasks }: ManyComparison) {
  return tasks.flatMap(({ taskId, counts }) =>
    counts.map((of, place) => ({ taskId, model: slugAt(models, place), ...of })),
  );
}

function listSlices({ models, slices }: ManyComparison) {
  return slices.flatMap(({ passed, ...slice }) =>
    passed.map((count, place) => ({ ...slice, model: slugAt(models, place), passed: count })),
  );
}
