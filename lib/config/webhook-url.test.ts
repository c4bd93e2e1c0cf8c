import { expect, test } from "vitest";
import { readWebhookUrl } from "./webhook-url";

test("an address is taken as it is, and none is none", () => {
  const url = "https://hooks.example/T0/secret";
  expect(readWebhookUrl({ ERRORBAR_WEBHOOK_URL: url })).toBe(url);
  expect(readWebhookUrl({ ERRORBAR_WEBHOOK_URL: "" })).toBeNull();
  expect(readWebhookUrl({})).toBeNull();
});

test.each(["hooks/secret", "ftp://hooks.example/secret"])("%s is refused unsaid", (value) => {
  const read = () => readWebhookUrl({ ERRORBAR_WEBHOOK_URL: value });
  expect(read).toThrow("ERRORBAR_WEBHOOK_URL: give an address");
  expect(read).not.toThrow("secret");
});
