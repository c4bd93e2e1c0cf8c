import { textOf } from "../../syntax/text-of";
import type { Operator } from "../operator";

const opposites = new Map([
  ["True", "False"],
  ["False", "True"],
  ["true", "false"],
  ["false", "true"],
]);

/** A literal truth value is the other one. */
export const booleanFlipped: Operator = {
  name: "boolean-flipped",
  find: ({ node }, source) => {
    if (node.kind !== "true" && node.kind !== "false") return [];
    const text = opposites.get(textOf(source, node));
    return text === undefined ? [] : [{ ...node, text }];
  },
};
