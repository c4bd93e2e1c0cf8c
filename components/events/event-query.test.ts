import { expect, test } from "vitest";
import { eventsHref, parseEventQuery } from "./event-query";

test("what the address can't mean restricts nothing", () => {
  expect(parseEventQuery({ kind: "party", model: "../x", before: "-1", other: "1" })).toEqual({
    kind: undefined,
    model: undefined,
    before: undefined,
  });
  expect(parseEventQuery({ kind: "", model: "" })).toEqual({ kind: undefined, model: undefined });
});

test("an address leads back to the same events", () => {
  const query = { kind: "correction", model: "a.b", before: 12 } as const;
  expect(eventsHref(query)).toBe("/events?kind=correction&model=a.b&before=12");
  expect(parseEventQuery({ kind: "correction", model: "a.b", before: "12" })).toEqual(query);
  expect(eventsHref({})).toBe("/events");
});
