import { expect, test } from "vitest";
import { toLicenceAddress } from "./to-licence-address";

test("a licence has an address only by an identifier that is known", () => {
  expect(toLicenceAddress("Apache-2.0")).toBe("https://spdx.org/licenses/Apache-2.0");
  expect(toLicenceAddress("CC-BY-4.0")).toBe("https://spdx.org/licenses/CC-BY-4.0");
  expect(toLicenceAddress("BSD-3-Clause with a clause against training")).toBeNull();
  expect(toLicenceAddress("../evil")).toBeNull();
  expect(toLicenceAddress(null)).toBeNull();
});
