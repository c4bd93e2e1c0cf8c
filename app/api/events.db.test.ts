import { describe, expect, test } from "vitest";
import { z } from "zod";
import { eventListSchema } from "../../lib/contracts/event";
import { countEventKinds, getEvent, listLatestEvents } from "../../lib/data/list-events";
import { hostileName, storeEvents } from "../../lib/data/test-support/store-events";
import { withSite } from "../../lib/data/test-support/with-site";
import { askPython } from "../../lib/test-support/ask-python";
import { formatAtom } from "../feed.xml/format-atom";
import { GET as getFeed } from "../feed.xml/route";
import { callRoute } from "./test-support/call-route";
import { GET as getEvents } from "./v1/events/route";

let ids: number[] = [];

withSite(async (publisher) => {
  ids = await storeEvents(publisher);
});

const ask = (query: string, init?: RequestInit) =>
  callRoute(getEvents, `/api/v1/events${query}`, {}, init);

describe("the address of events", () => {
  test("has them oldest first, a page after the other, with what they rest on", async () => {
    const first = eventListSchema.parse(await (await ask("?limit=2")).json());
    expect(first.events.map(({ kind }) => kind)).toEqual(["publication", "alert"]);
    expect(first.events[1]).toMatchObject({
      cycle: "2026-W48",
      suite: "weekly",
      model: { slug: "alpha", name: hostileName },
      evidence: { after: { trials: 67, hits: 40 }, pHolm: 0.002 },
    });
    expect(first.next).toBe(ids[1]);
    const second = eventListSchema.parse(await (await ask(`?after=${first.next}`)).json());
    expect(second.events.map(({ kind }) => kind)).toEqual(["gate_failure"]);
    expect(second.next).toBeNull();
  });

  test("answers 304 to whoever has them, and 400 to what it doesn't know", async () => {
    const etag = (await ask("")).headers.get("ETag") ?? "";
    expect((await ask("", { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect((await ask("?kind=alert")).status).toBe(400);
    expect((await ask("?limit=501")).status).toBe(400);
  });
});

describe("the page of events", () => {
  test("has those of a kind, of a model or before an id, and counts each kind", async () => {
    const idsOf = async (filter: Parameters<typeof listLatestEvents>[1]) =>
      (await listLatestEvents(10, filter)).map(({ id }) => id);
    const [publication, alert, refusal] = ids;
    expect(await idsOf({})).toEqual([refusal, alert, publication]);
    expect(await idsOf({ kind: "alert" })).toEqual([alert]);
    expect(await idsOf({ model: "alpha" })).toEqual([alert]);
    expect(await idsOf({ before: refusal })).toEqual([alert, publication]);
    expect(await idsOf({ kind: "publication", model: "alpha" })).toEqual([]);
    expect([...(await countEventKinds("alpha"))]).toEqual([["alert", 1]]);
    expect((await countEventKinds()).size).toBe(3);
  });

  test("finds an event by its id for as long as there are events", async () => {
    const [, alert = 0] = ids;
    expect(await getEvent(alert)).toMatchObject({ kind: "alert", model: { slug: "alpha" } });
    expect(await getEvent(alert + 1000)).toBeNull();
  });
});

describe("the feed", () => {
  const program = `
import xml.etree.ElementTree as tree
atom = "{http://www.w3.org/2005/Atom}"
feed = tree.fromstring(given.encode("utf-8"))
text = lambda node, name: node.findtext(atom + name)
entries = [{name: text(entry, name) for name in ("id", "title", "updated", "content")}
           for entry in feed.findall(atom + "entry")]
links = [link.get("href") for link in feed.iter(atom + "link")]
print(json.dumps({"root": feed.tag, "id": text(feed, "id"), "updated": text(feed, "updated"),
                  "title": text(feed, "title"), "entries": entries, "links": links}))
`;
  const parsedSchema = z.object({
    root: z.literal("{http://www.w3.org/2005/Atom}feed"),
    id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
    title: z.string(),
    updated: z.iso.datetime(),
    links: z.array(z.url()),
    entries: z.array(
      z.object({
        id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
        title: z.string(),
        updated: z.iso.datetime(),
        content: z.string(),
      }),
    ),
  });
  const read = async () => {
    const response = await callRoute(getFeed, "/feed.xml", {});
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    return parsedSchema.parse(askPython(program, await response.text()));
  };

  test("is well-formed Atom, newest first, whatever a model is called", async () => {
    const { entries, updated } = await read();
    expect(entries.map(({ title }) => title)).toEqual([
      "2026-W48 is not published: the board before it stays",
      expect.stringContaining('</title><script>alert("1")</script> &'),
      "2026-W48 is published",
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    expect(updated).toBe(entries[0]?.updated);
    expect(entries[0]?.content).toBe("flakiness: 2 < 3.");
    expect(entries[1]?.content).toContain(
      "40 of 67 in this cycle, 120 of 134 before, −30.0 points; p = 0.002 after correction",
    );
  });

  test("keeps the ids of its entries, which no other site's feed has", async () => {
    const { id, entries } = await read();
    expect((await read()).entries).toEqual(entries);
    const [event] = await listLatestEvents(1);
    const elsewhere = ["site-a", "site-b"].map((site) =>
      formatAtom(
        { identity: site, addressOf: (path) => `http://board.example${path}` },
        event ? [event] : [],
      ),
    );
    const ids = elsewhere.flatMap((feed) => feed.match(/urn:uuid:[0-9a-f-]{36}/g) ?? []);
    expect(new Set([...ids, id, entries[0]?.id]).size).toBe(6);
  });
});
