/** How a matrix is ordered, the word in the address with what it is called on the page. */
export const matrixOrders = {
  hardest: "hardest first",
  easiest: "easiest first",
  separates: "separates best",
  misleads: "separates worst",
  name: "by name",
} as const;
export type MatrixOrder = keyof typeof matrixOrders;

/** Which tasks a matrix shows. */
export const matrixShares = {
  all: "all",
  dead: "dead",
  saturated: "saturated",
  open: "neither",
} as const;
export type MatrixShare = keyof typeof matrixShares;

/** What the address of a matrix asks for; an empty text asks for nothing. */
export interface MatrixQuery {
  order: MatrixOrder;
  show: MatrixShare;
  category: string;
  tier: string;
  language: string;
  /** Part of a task's name. */
  q: string;
  /** Slug of the marked model. */
  mark: string;
}

const none: MatrixQuery = {
  ...{ order: "hardest", show: "all", category: "", tier: "", language: "", q: "", mark: "" },
};

const longestText = 100;

/** Reads the query part of a matrix's address; what can't be is as if it were not there. */
export function parseMatrixQuery(given: { get(name: string): string | null }): MatrixQuery {
  const textOf = (name: string) => (given.get(name) ?? "").slice(0, longestText);
  const order = textOf("order");
  const show = textOf("show");
  return {
    order: isKeyOf(matrixOrders, order) ? order : none.order,
    show: isKeyOf(matrixShares, show) ? show : none.show,
    category: textOf("category"),
    tier: textOf("tier"),
    language: textOf("language"),
    q: textOf("q"),
    mark: textOf("mark"),
  };
}

function isKeyOf<Words extends object>(words: Words, text: string): text is keyof Words & string {
  return Object.hasOwn(words, text);
}

/** The address of a matrix that asks for this; what is as it is without asking stays out of it. */
export function matrixHref(path: string, query: MatrixQuery): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== "" && value !== Object.entries(none).find(([key]) => key === name)?.[1]) {
      asked.set(name, value);
    }
  }
  const text = asked.toString();
  return text === "" ? path : `${path}?${text}`;
}
