import type { Metadata } from "next";
import { toPlainText } from "../../components/format/to-plain-text";
import { publicAddress } from "../../lib/data/public-address";

interface PageFacts {
  title: string;
  /** One sentence: what the page finds. */
  description: string;
  /** The path that stays, with the parameters that make the page what it is. */
  path: string;
  /** Path of a picture, 1200 by 630, of the page or of what it belongs to; left out: the site's own. */
  picture?: string | undefined;
  /** What the picture shows, where that isn't what the page finds. */
  pictured?: string | undefined;
}

const ownPicture = {
  path: "/preview",
  shows: "Errorbar: a leaderboard that never hides its error bars",
};

const longestTitle = 200;
const longestDescription = 300;

/**
 * What search engines and chats are told of a page. Names in it may be foreign text, which is made plain
 * here; the framework escapes it.
 */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title, description, path, picture = ownPicture.path } = facts;
  const address = publicAddress(path);
  const shown = {
    title: toPlainText(title, longestTitle),
    description: toPlainText(description, longestDescription),
  };
  const alt = facts.picture === undefined ? ownPicture.shows : (facts.pictured ?? description);
  const image = { width: 1200, height: 630, alt: toPlainText(alt, longestDescription) };
  const images = [{ url: publicAddress(picture), ...image }];
  return {
    ...shown,
    alternates: {
      canonical: address,
      types: { "application/atom+xml": publicAddress("/feed.xml") },
    },
    openGraph: { ...shown, images, type: "website", siteName: "Errorbar", url: address },
    twitter: { card: "summary_large_image" },
  };
}
