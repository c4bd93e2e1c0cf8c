import { expect, test } from "vitest";
import { readSiteEnv } from "./site-env";

test("nothing need be set: the site is where it listens and trusts no proxy", () => {
  expect(readSiteEnv({ HOSTNAME: "0.0.0.0", PORT: "3001", ERRORBAR_API_RATE: "" })).toEqual({
    publicUrl: "http://127.0.0.1:3001",
    trustedProxyHeader: null,
    apiRequestsPerMinute: 1_200,
  });
});

test("the address is an origin, the header's name lower case, and 0 is no limit", () => {
  const env = readSiteEnv({
    ERRORBAR_PUBLIC_URL: "https://board.example/",
    ERRORBAR_TRUSTED_PROXY: "X-Forwarded-For",
    ERRORBAR_API_RATE: "0",
  });
  expect(env).toEqual({
    publicUrl: "https://board.example",
    trustedProxyHeader: "x-forwarded-for",
    apiRequestsPerMinute: null,
  });
});

test.each([
  [{ ERRORBAR_PUBLIC_URL: "board.example" }, /^ERRORBAR_PUBLIC_URL=board.example: give the site/],
  [{ ERRORBAR_PUBLIC_URL: "https://a.example/b" }, /^ERRORBAR_PUBLIC_URL=/],
  [{ ERRORBAR_PUBLIC_URL: "javascript:alert(1)" }, /^ERRORBAR_PUBLIC_URL=/],
  [{ ERRORBAR_TRUSTED_PROXY: "a b" }, /^ERRORBAR_TRUSTED_PROXY=a b: give the name of a header/],
  [{ ERRORBAR_API_RATE: "-1" }, /^ERRORBAR_API_RATE=-1: give requests a minute/],
])("refuses %j in one line", (source, message) => {
  expect(() => readSiteEnv(source)).toThrow(message);
});
