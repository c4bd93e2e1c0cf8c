import { expect, test } from "vitest";
import { matchesEtag } from "./matches-etag";

const etag = '"abc"';

test.each([[etag], [`W/${etag}`], [`"x", ${etag}`], ["*"]])("%s names the ETag", (header) => {
  expect(matchesEtag(header, etag)).toBe(true);
});

test.each([[null], [""], ['"abcd"'], ["abc"]])("%s does not name the ETag", (header) => {
  expect(matchesEtag(header, etag)).toBe(false);
});
