import { textOf } from "../../syntax/text-of";
import { readCall } from "../call";
import type { Operator } from "../operator";

const swaps = new Map([
  ["min", "max"],
  ["max", "min"],
]);

/** The smallest is taken for the largest, or the other way round. */
export const extremumSwapped: Operator = {
  name: "extremum-swapped",
  find: ({ node }, source) => {
    const call = readCall(source, node);
    const text = call && swaps.get(textOf(source, call.name));
    return call && text ? [{ start: call.name.start, end: call.name.end, text }] : [];
  },
};
