import { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import { chooseRetired } from "../../../lib/core/sampling/choose-retired";
import { integer, integers, texts } from "../case-fields";
import { defineChecker } from "../define-checker";
import { exactly } from "../figure";

const inputs = {
  cycle: z.string().min(1),
  sizes: z.array(integer.min(0).max(1_000_000)),
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
  figures: { sizes: integers, quota: integers, retired: z.array(texts) },
  recompute(given) {
    const cells = given.ids ?? numberIds(given);
    const { quota, retired } = chooseRetired(cells, given.cycle, given.retire);
    return {
      sizes: exactly(cells.map((ids) => ids.length)),
      quota: exactly([...quota]),
      retired,
    };
  },
});

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
