import { expect, test } from "vitest";
import { listSingleEventAlarms } from "./list-single-event-alarms";

test("one violation or one canary is an alarm, none is none", () => {
  expect(
    listSingleEventAlarms([
      { model: "calm", policyViolations: 0, canaryHits: 0 },
      { model: "both", policyViolations: 1, canaryHits: 3 },
    ]),
  ).toEqual([
    { model: "both", kind: "policy-violation", count: 1 },
    { model: "both", kind: "canary", count: 3 },
  ]);
});
