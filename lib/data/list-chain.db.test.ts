import { expect, test } from "vitest";
import { findChainEnd } from "./find-chain-end";
import { getRecord } from "./get-record";
import { listChain } from "./list-chain";
import { publishSampleBoard, type SampleBoard } from "./test-support/publish-sample-board";
import { withSite } from "./test-support/with-site";

let sample: SampleBoard;

withSite(async (publisher) => {
  sample = await publishSampleBoard(publisher);
});

test("the chain is listed from its newest record, each naming the one before", async () => {
  const { entries, records, next } = await listChain(100);
  expect([entries.length, records, next]).toEqual([7, 7, null]);
  expect(entries.map(({ id }) => id)).toEqual(Object.values(sample.records).sort((a, b) => b - a));
  entries.forEach((entry, place) => {
    const before = entries[place + 1];
    expect(entry.previous).toEqual(before ? { id: before.id, sha256: before.sha256 } : null);
  });
});

test("an entry says what its record does", async () => {
  const { beta, betaWrong } = sample.records;
  const { entries } = await listChain(100);
  const entry = entries.find(({ id }) => id === beta);
  const record = await getRecord(beta);
  expect(entry).toMatchObject({
    ...{ model: "beta", cycle: "2026-W48", supersedesId: betaWrong, supersededById: null },
    ...{ suite: { id: "sample" }, sha256: record?.sha256, passRate: 0.5 },
  });
  expect(entry?.interval).toEqual(record?.interval);
  expect(entries.find(({ id }) => id === betaWrong)).toMatchObject({ supersededById: beta });
  const delta = entries.find(({ id }) => id === sample.records.delta);
  expect(delta).toMatchObject({ passRate: null, interval: null });
});

test("pages follow one another without a gap and end", async () => {
  const seen: number[] = [];
  let before: number | undefined;
  for (let pages = 0; pages < 5; pages += 1) {
    const { entries, next, records } = await listChain(3, before);
    expect(records).toBe(7);
    seen.push(...entries.map(({ id }) => id));
    if (next === null) break;
    before = next;
  }
  expect(seen).toEqual((await listChain(100)).entries.map(({ id }) => id));
});

test("the end of the chain is its newest record, now or as it was when a record was published", async () => {
  const [newest, , , older] = (await listChain(100)).entries;
  expect(await findChainEnd()).toBe(newest?.id);
  const then = (await listChain(100)).entries.filter(
    ({ publishedAt }) => publishedAt <= (older?.publishedAt ?? ""),
  );
  expect(await findChainEnd(older?.publishedAt)).toBe(then[0]?.id);
  expect(await findChainEnd("2001-01-01T00:00:00.000Z")).toBeNull();
});
