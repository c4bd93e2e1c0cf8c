import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ModelSignal } from "../../lib/core/events/evidence-schemas";
import { SignalTable } from "./signal-table";

const signal = (changes: Partial<ModelSignal>): ModelSignal => ({
  ...{ signal: "age", flagged: false, difference: null, pHolm: 0.4 },
  own: { hits: 30, tasks: 40, interval: { low: 0.6, high: 0.86 } },
  against: { hits: 20, tasks: 40 },
  ...changes,
});
const words = (changes: Partial<ModelSignal>) =>
  renderToStaticMarkup(<SignalTable cycle="2026-W48" signals={[signal(changes)]} />)
    .replace(/<\/(th|td)>/g, "|")
    .replace(/<[^>]*>/g, "");

test("a signal stands beside its denominators, its interval and what it is set against", () => {
  expect(words({})).toContain("30/40|60.0 – 86.0|20/40 newer tasks|not flagged, p = 0.4|");
});

test("a flag says so", () => {
  expect(words({ flagged: true, pHolm: 0.002 })).toContain("flagged, p = 0.002|");
});

test("without tasks on one side there is nothing to compare, which is no acquittal", () => {
  const none = { against: { hits: 0, tasks: 0 }, pHolm: null };
  expect(words(none)).toContain("nothing to compare|");
});
