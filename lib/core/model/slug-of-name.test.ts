import fc from "fast-check";
import { expect, test } from "vitest";
import { distinctSlugOfName, slugOfName } from "./slug-of-name";
import { slugPattern } from "./slug-pattern";

test("a name becomes lower-case letters and digits with hyphens between", () => {
  expect(slugOfName("Claude 4.5 Sonnet - 10132025")).toBe("claude-4-5-sonnet-10132025");
  expect(slugOfName("openhands_qwen/qwen3-coder@x")).toBe("openhands-qwen-qwen3-coder-x");
  expect(slugOfName("Métà")).toBe("me-ta");
});

test("a name without any letter that a slug may have gets one from its digest", () => {
  expect(slugOfName("大模型")).toMatch(/^system-[0-9a-f]{8}$/);
  expect(slugOfName("大模型")).not.toBe(slugOfName("小模型"));
});

test("whatever the name, both slugs are slugs, and the distinct one ends with its digest", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 300 }), (name) => {
      expect(slugOfName(name)).toMatch(slugPattern);
      expect(distinctSlugOfName(name)).toMatch(slugPattern);
      expect(distinctSlugOfName(name)).toMatch(/-[0-9a-f]{8}$/);
    }),
  );
});
