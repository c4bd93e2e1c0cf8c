import { expect, test } from "vitest";
import { retryWhileAway } from "./retry-while-away";

const away = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });

test("what the database was away for is done once it is back, however the error is wrapped", async () => {
  const errors = [away, new Error("Failed query", { cause: away })];
  const work = async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return "stored";
  };
  await expect(retryWhileAway(work)).resolves.toBe("stored");
});

test("a refused row is no absence, and patience ends", async () => {
  const refused = Object.assign(new Error("duplicate key"), { code: "23505" });
  await expect(retryWhileAway(() => Promise.reject(refused))).rejects.toBe(refused);
  await expect(retryWhileAway(() => Promise.reject(away), 0)).rejects.toBe(away);
});
