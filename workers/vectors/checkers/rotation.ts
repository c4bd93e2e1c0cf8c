import { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import { chooseRetired } from "../../../lib/core/sampling/choose-retired";
import { count, integer, integers, texts } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";
import { limitWork } from "../limit-work";

/** Every id is hashed. */
const mostTasks = 200_000;

const inputs = {
  cycle: z.string().min(1),
  sizes: z.array(count),
  /** Listed, or else numbered through the cells. */
  ids: z.array(texts).optional(),
  id_prefix: z.string().optional(),
  id_digits: integer.min(1).max(20).optional(),
  id_first: integer.optional(),
  /** 2% of the pool where it is not stated. */
  retire: integer.optional(),
};

export const rotationChecker = defineChecker({
  key: "rotation",
  inputs,
  figures: { quota: integers, retired: z.array(texts) },
  recompute(given) {
    const pool = given.sizes.reduce((sum, size) => sum + size, 0);
    limitWork("sizes", pool, mostTasks, "tasks");
    const cells = given.ids ?? numberIds(given);
    requireSizes(cells, given.sizes);
    const { quota, retired } = chooseRetired(cells, given.cycle, given.retire);
    return {
      quota: exactly([...quota]),
      retired,
    };
  },
});

function requireSizes(cells: readonly string[][], sizes: readonly number[]): void {
  const listed = cells.map((ids) => ids.length);
  if (listed.length === sizes.length && listed.every((size, i) => size === sizes[i])) return;
  throw new DomainError(
    "bad-input",
    "field ids: lists other numbers of tasks than sizes says: make them agree",
  );
}

type Numbered = Pick<
  z.output<z.ZodObject<typeof inputs>>,
  "sizes" | "id_prefix" | "id_digits" | "id_first"
>;

function numberIds({ sizes, id_prefix, id_digits, id_first }: Numbered): string[][] {
  if (id_prefix === undefined || id_digits === undefined || id_first === undefined) {
    throw new DomainError(
      "bad-input",
      "field ids: is missing: list them, or give id_prefix, id_digits and id_first",
    );
  }
  let next = id_first;
  return sizes.map((size) =>
    Array.from({ length: size }, () => `${id_prefix}${String(next++).padStart(id_digits, "0")}`),
  );
}
