import { expect, test } from "vitest";
import { PageStore } from "./page-store";

function openStore(maxBytes = 1_000) {
  const database = { state: "1", isAway: false };
  const store = new PageStore({
    readState: async () => {
      if (database.isAway) throw new Error("away");
      return database.state;
    },
    now: () => 42,
    maxBytes,
    finish: (html) => html.replace("<raw>", ""),
  });
  const render = async (key: string, html: string) => {
    expect(await store.get(key)).toBeNull();
    store.set(key, { html });
  };
  return { store, database, render };
}

test("a page is given again while nothing is written, and not after", async () => {
  const { store, database, render } = openStore();
  await render("/", "first");
  expect(await store.get("/")).toMatchObject({ value: { html: "first" }, lastModified: 42 });
  database.state = "2";
  await render("/", "second");
  expect(await store.get("/")).toMatchObject({ value: { html: "second" } });
});

test("a page is kept as its finish made it", async () => {
  const { store, render } = openStore();
  await render("/", "<raw>words");
  expect(await store.get("/")).toMatchObject({ value: { html: "words" } });
});

test("a kept page names its version, which changes with its text alone", async () => {
  const { store, database, render } = openStore();
  const versions: unknown[] = [];
  for (const [state, html] of ["one", "one", "two"].entries()) {
    database.state = String(state);
    await render("/", html);
    versions.push((await store.get("/"))?.value.headers?.etag);
  }
  const [first, second, third] = versions;
  expect(first).toMatch(/^"[\w-]{27}"$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("what is written while a page is rendered makes that page old at once", async () => {
  const { store, database } = openStore();
  expect(await store.get("/")).toBeNull();
  database.state = "2";
  expect(await store.get("/")).toBeNull();
  store.set("/", { html: "begun before" });
  expect(await store.get("/")).toBeNull();
});

test("missing pages are not kept", async () => {
  const { store } = openStore();
  for (const key of ["/boards/a/b", "/boards/c/d"]) {
    expect(await store.get(key)).toBeNull();
    store.set(key, { html: "missing", status: 404 });
    expect(await store.get(key)).toBeNull();
  }
});

test("the least recently asked for leave when the room is full", async () => {
  const { store, render } = openStore(250);
  await render("a", "x".repeat(100));
  await render("b", "x".repeat(100));
  expect(await store.get("a")).not.toBeNull();
  await render("c", "x".repeat(100));
  expect(await store.get("b")).toBeNull();
  expect(await store.get("a")).not.toBeNull();
});

test("bytes of all parts count", async () => {
  const { store } = openStore(250);
  await store.get("a");
  store.set("a", { html: "x", segmentData: new Map([["s", new Uint8Array(300)]]) });
  expect(await store.get("a")).toBeNull();
});

test("a kept page is served while the database is away; others fail", async () => {
  const { store, database, render } = openStore();
  await render("/", "kept");
  database.isAway = true;
  expect(await store.get("/")).toMatchObject({ value: { html: "kept" } });
  await expect(store.get("/other")).rejects.toThrow("away");
});
