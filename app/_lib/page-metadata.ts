import type { Metadata } from "next";
import { toPlainText } from "../../components/format/to-plain-text";
import { publicAddress } from "../../lib/data/public-address";

interface PageFacts {
  title: string;
  /** One sentence: what the page finds. */
  description: string;
  /** The path that stays, with the parameters that make the page what it is. */
  path: string;
  /** Path of a picture of the page, 1200 by 630; left out: none. */
  picture?: string;
}

const longestTitle = 200;
const longestDescription = 300;

/**
 * What search engines and chats are told of a page. Names in it may be foreign text, which is made plain
 * here; the framework escapes it.
 */
export function pageMetadata({ title, description, path, picture }: PageFacts): Metadata {
  const address = publicAddress(path);
  const shown = {
    title: toPlainText(title, longestTitle),
    description: toPlainText(description, longestDescription),
  };
  const images =
    picture === undefined
      ? {}
      : {
          images: [
            { url: publicAddress(picture), width: 1200, height: 630, alt: shown.description },
          ],
        };
  return {
    ...shown,
    alternates: {
      canonical: address,
      types: { "application/atom+xml": publicAddress("/feed.xml") },
    },
    openGraph: { ...shown, ...images, type: "website", siteName: "Errorbar", url: address },
    twitter: { card: picture === undefined ? "summary" : "summary_large_image" },
  };
}
