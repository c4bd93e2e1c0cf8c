import { expect, test } from "vitest";
import { toScriptJson } from "./to-script-json";

test("a hostile name can't end the script element, and is the same after parsing", () => {
  const value = { name: "</script><script>alert(1)</script><!-- & \u2028" };
  const text = toScriptJson(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});
