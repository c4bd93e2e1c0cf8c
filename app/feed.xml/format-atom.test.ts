import { expect, test } from "vitest";
import type { BoardEvent } from "../../lib/contracts/event";
import { formatAtom } from "./format-atom";

const site = { identity: "one", addressOf: (path: string) => `https://board.example${path}` };
const published = (id: number, createdAt: string): BoardEvent => ({
  ...{ id, kind: "publication", createdAt, cycle: "2026-W48" },
  ...{ suite: "weekly", model: null, evidence: {} },
});

test("a feed is as new as its newest entry, whichever stands first", () => {
  const feed = formatAtom(site, [
    published(2, "2026-11-23T05:00:00.000Z"),
    published(1, "2026-11-30T21:08:00.000Z"),
  ]);
  expect(feed.indexOf("<updated>2026-11-30T21:08:00.000Z</updated>")).toBeLessThan(
    feed.indexOf("<entry>"),
  );
  expect(feed).toContain('href="https://board.example/feed.xml"');
  expect(feed).not.toMatch(/href="\//);
});
