import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Board, boardSchema } from "../../lib/contracts/board";
import { rankedTable } from "../support/board-page";
import { pageOf } from "./seeded-site";

/** The walked board, or a slice of it, as the API gives it: what pages are held against. */
export async function readBoard(request: APIRequestContext, slice = ""): Promise<Board> {
  const [, , suite, cycle] = pageOf("board").split("/");
  const response = await request.get(`/api/v1/boards/${suite}?cycle=${cycle}${slice}`);
  expect(response.status(), slice).toBe(200);
  return boardSchema.parse(await response.json());
}

/** The links of the ranked models, in the order of the page. */
export function rankedNames(page: Page) {
  return rankedTable(page).getByRole("rowheader").getByRole("link");
}

/** Waits until nothing is computed any more. */
export async function expectDone(page: Page): Promise<void> {
  // 780 pairs on a machine that does much besides; how fast they are is for bench:slices to say.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 90_000 });
}
