import { toPlainText } from "../format/to-plain-text";
import { toLicenceAddress } from "./to-licence-address";
import { toScriptJson } from "./to-script-json";

interface DatasetDataProps {
  name: string;
  description: string;
  /** Absolute address of the page. */
  address: string;
  /** Absolute addresses of the same data as files. */
  files: readonly { mediaType: string; address: string }[];
  licence: string | null;
  /** ISO 8601; null where it isn't known. */
  publishedAt: string | null;
  measured: string;
}

const longestText = 400;

/** What a search engine for data sets reads of a board. The block holds data and never runs. */
export function DatasetData(props: DatasetDataProps) {
  const license = toLicenceAddress(props.licence);
  const data = {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: toPlainText(props.name, longestText),
    description: toPlainText(props.description, longestText),
    url: props.address,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: "Errorbar" },
    variableMeasured: props.measured,
    ...(license === null ? {} : { license }),
    ...(props.publishedAt === null ? {} : { datePublished: props.publishedAt }),
    distribution: props.files.map(({ mediaType, address }) => ({
      "@type": "DataDownload",
      encodingFormat: mediaType,
      contentUrl: address,
    })),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no "<" is left can't end the block
      dangerouslySetInnerHTML={{ __html: toScriptJson(data) }}
    />
  );
}
