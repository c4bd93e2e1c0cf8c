/** A number of a recomputed case that must be the file's to the last digit, or relatively so. */
export class Toleranced {
  constructor(
    readonly tolerance: "exact" | "relative",
    readonly value: number | null,
  ) {}
}

/** A list of which the file states only the beginning. */
export class Beginning {
  constructor(readonly take: (length: number) => readonly FigureTree[]) {}
}

/**
 * What a checker recomputes, in the shape of the file. A bare number is compared to within an
 * absolute 1e-9; texts, booleans and null exactly.
 */
export type FigureTree =
  | number
  | string
  | boolean
  | null
  | Toleranced
  | Beginning
  | readonly FigureTree[]
  | { readonly [field: string]: FigureTree };

/** A p-value: compared to within a relative 1e-9. */
export function probability(value: number): Toleranced {
  return new Toleranced("relative", value);
}

type Counts = number | null | readonly Counts[];

/** Integers, alone or in nested lists, compared exactly. */
export function exactly(counts: Counts): FigureTree {
  if (counts === null || typeof counts === "number") return new Toleranced("exact", counts);
  return counts.map(exactly);
}

/** The first of these values, as many as the file states. */
export function beginningOf(values: ArrayLike<number>): Beginning {
  return new Beginning((length) => Array.from(values).slice(0, length));
}
