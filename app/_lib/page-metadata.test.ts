import { expect, test } from "vitest";
import { publicAddress } from "../../lib/data/public-address";
import { pageMetadata } from "./page-metadata";

const page = { title: "A page", description: "What it finds.", path: "/page" };

test("a page without a picture of its own has the site's, which says what it shows", () => {
  const { openGraph } = pageMetadata(page);
  expect(openGraph?.images).toEqual([
    {
      ...{ url: publicAddress("/preview"), width: 1200, height: 630 },
      alt: "Errorbar: a leaderboard that never hides its error bars",
    },
  ]);
});

test("a picture says what the page finds, or what it shows where it belongs to another page", () => {
  const picture = "/preview/boards/s/2026-W48";
  const altOf = (pictured?: string) =>
    pageMetadata({ ...page, picture, pictured }).openGraph?.images;
  expect(altOf()).toMatchObject([{ alt: "What it finds." }]);
  expect(altOf("Its board")).toMatchObject([{ alt: "Its board" }]);
});
