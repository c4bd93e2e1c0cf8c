import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Comparison } from "../../lib/contracts/comparison";
import { CompareHeadline } from "./compare-headline";
import { CompareLede } from "./compare-lede";
import { sampleComparison } from "./test-support/sample-comparison";

const toText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
const headline = (comparison: Comparison) =>
  toText(renderToStaticMarkup(<CompareHeadline comparison={comparison} />));
const lede = (comparison: Comparison) =>
  toText(renderToStaticMarkup(<CompareLede comparison={comparison} />));

test("the headline says the verdict, and the lede what it rests on", () => {
  expect(headline(sampleComparison())).toBe(
    "A left leads B right by 7.4 points. The data separates them.",
  );
  expect(lede(sampleComparison())).toBe(
    "Sample. Same 500 tasks. The difference is 7.4 points, 95% interval 4.2 to 10.8. Of the 73 tasks " +
      "that only one of them solved, 55 went to A and 18 to B (exact McNemar, p = 1.7 × 10⁻⁵; p = " +
      "0.0026 after correction for 276 pairs). Their own intervals overlap, which by itself decides nothing. ",
  );
});

test("a single pair needs no correction, so none is spoken of", () => {
  const { paired } = sampleComparison();
  if (paired === null) throw new Error("the sample is paired");
  const alone = sampleComparison({
    paired: { test: { ...paired.test, pHolm: paired.test.p, pairs: 1 } },
  });
  expect(lede(alone)).toContain("(exact McNemar, p = 1.7 × 10⁻⁵).");
  expect(lede(alone)).not.toContain("correction");
});

test("with B ahead, names and bounds are told from its side", () => {
  const interval = { ...sampleComparison().paired?.interval, low: -0.108, high: 0.002 };
  const turned = sampleComparison({
    paired: {
      difference: -0.053,
      interval: { method: "", level: 0.95, resamples: 1000, seedLabel: "", ...interval },
      ...{ leader: "right", verdict: "leans" },
    },
  });
  expect(headline(turned)).toBe(
    "B right leads A left by 5.3 points. The data leans that way, not after correction.",
  );
  expect(lede(turned)).toContain("The difference is 5.3 points, 95% interval −0.2 to 10.8.");
});

test("within noise no words make two models equal, and the tasks that it would take are named", () => {
  const close = sampleComparison({
    paired: {
      difference: 0.012,
      verdict: "within-noise",
      needed: { tasks: 2_340, discordance: 0.1, gap: 0.012 },
    },
  });
  expect(headline(close)).toBe("A left leads B right by 1.2 points, within noise.");
  expect(lede(close)).toContain(
    "To find a gap of 1.2 points in 4 of 5 cases, one comparison alone takes about 2,340 tasks like these, 1,840 more than there are.",
  );
  const none = sampleComparison({
    paired: { difference: 0, verdict: "within-noise", leader: null },
  });
  expect(headline(none)).toBe(
    "Nothing sets A left and B right apart here: 0.0 points, within noise.",
  );
  for (const comparison of [close, none]) {
    expect(headline(comparison) + lede(comparison)).not.toMatch(/equal|tie|same rate/i);
  }
});

test("without a paired verdict the headline gives none and says why", () => {
  const unpaired = (unpairedBecause: Comparison["unpairedBecause"]) =>
    sampleComparison({ paired: null, unpairedBecause, k: 10 });
  expect(headline(unpaired("protocol-differs"))).toBe(
    "A left and B right were not measured alike, so no verdict is given.",
  );
  expect(headline(unpaired("too-few-candidates"))).toContain("there are too few candidates");
  const { a, b } = sampleComparison();
  const incomplete = { ...unpaired("incomplete"), a, b: { ...b, unscored: 3 } };
  expect(headline(incomplete)).toContain("B is incomplete.");
  expect(lede(incomplete)).toContain("only bounds: B lacks 3 of 500.");
});
