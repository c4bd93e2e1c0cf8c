import { isComment } from "../../syntax/is-comment";
import { textOf } from "../../syntax/text-of";
import { enclosingFunction } from "../enclosing-function";
import { neutralValues } from "../neutral-values";
import type { Operator } from "../operator";
import { pad } from "../pad";

/** A function answers nothing, zero or what is empty in the place of its result. */
export const returnedValueReplaced: Operator = {
  name: "returned-value-replaced",
  find: (place, source) => {
    if (place.node.kind !== "return_statement") return [];
    const value = place.node.children.find((child) => child.named && !isComment(child));
    if (!value) return [];
    return neutralValues(source, value, enclosingFunction(place))
      .filter((text) => text !== textOf(source, value))
      .map((text) => pad(source, { start: value.start, end: value.end, text }));
  },
};
