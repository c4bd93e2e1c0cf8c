import { expect, test } from "vitest";
import { generationContract, type Manifest } from "../../../lib/core/protocol/manifest";
import { refuseOtherDesigns } from "./refuse-other-designs";

const fields = Object.keys(generationContract.shape);
const undisclosed = generationContract.parse(
  Object.fromEntries(fields.map((name) => [name, null])),
);
const sequential = { ...undisclosed, design: "sequential", attempts: 3 } as Manifest["generation"];

function refuse(successes: number, trials: number, generation = sequential) {
  const outcomes = new Map([["t/1", { successes, trials }]]);
  return () => refuseOtherDesigns("file.jsonl", [{ name: "agent", outcomes }], generation);
}

test.each([
  [2, 3, "field successes: agent on t/1 has 2, but by --manifest tries ended with the first"],
  [1, 4, "field trials: agent on t/1 has 4, but --manifest allows 3 attempts"],
  [0, 1, "field trials: agent on t/1 has 1 without success, but by --manifest tries went on to 3"],
])("%i of %i can't come from three tries that ended with the first success", (s, n, words) => {
  expect(refuse(s, n)).toThrow(`file.jsonl: ${words}`);
  expect(refuse(s, n, undisclosed)).not.toThrow();
});

test.each([
  [1, 1],
  [1, 3],
  [0, 3],
])("%i of %i can", (successes, trials) => {
  expect(refuse(successes, trials)).not.toThrow();
});
