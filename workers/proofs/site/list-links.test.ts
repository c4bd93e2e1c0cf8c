import { expect, test } from "vitest";
import { listLinks } from "./list-links";

test("a page leads to its links, forms, scripts and to the picture that stands for it", () => {
  const text = `<a href="/runs/1?sort=cpu&amp;dir=desc">x</a><form action="/compare"></form>
    <script src="/a.js"></script><meta property="og:image" content="http://site/preview/models/a"/>
    <meta name="viewport" content="width=device-width"/>`;
  expect(listLinks("/", { text, type: "text/html" })).toEqual([
    "/runs/1?sort=cpu&dir=desc",
    "/a.js",
    "http://site/preview/models/a",
    "/compare",
  ]);
});

test("a form leads to where it is sent as it stands", () => {
  const text = `<form action="/compare/traces" method="get"><input type="hidden" name="a" value="7"/>
    <select id="b" name="b"><optgroup label="Passed"><option value="8">x</option></optgroup>
    <optgroup label="Failed"><option value="9" selected="">y &amp; z</option></optgroup></select></form>
    <form action="/boards"><input name="q" type="search"/><input type="checkbox" name="all" value="1"/>
    <select name="of"><option value="">any</option><option value="p">p</option></select></form>`;
  expect(listLinks("/", { text, type: "text/html" })).toEqual([
    "/compare/traces?a=7&b=9",
    "/boards?q=&of=",
  ]);
});

test("a map of the site and a plain text lead to the addresses that they name", () => {
  const map = { text: "<loc>http://site/boards</loc>", type: "application/xml" };
  expect(listLinks("/sitemap.xml", map)).toEqual(["http://site/boards"]);
  const words = { text: "- [Boards](http://site/api/v1/boards): all", type: "text/plain" };
  expect(listLinks("/llms.txt", words)).toEqual(["http://site/api/v1/boards"]);
});

test("an answer in pages leads to the next one, and the last one to none", () => {
  const answer = (text: string) => ({ text, type: "application/json" });
  const place = "/api/v1/records?after=100";
  expect(listLinks(place, answer('{"records":[],"next":200}'))).toEqual([
    "/api/v1/records?after=200",
  ]);
  expect(listLinks(place, answer('{"records":[],"next":null}'))).toEqual([]);
});
