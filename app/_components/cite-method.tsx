import { Citation } from "../../components/citation/citation";
import { publicAddress } from "../../lib/data/public-address";
import manifest from "../../package.json";

interface CiteMethodProps {
  title: string;
  path: string;
}

/** How to cite a page that is made with the site and rests on no record: by the software's version. */
export function CiteMethod({ title, path }: CiteMethodProps) {
  return (
    <Citation
      cited={{
        title,
        address: publicAddress(path),
        publishedAt: null,
        record: null,
        edition: `Errorbar software, version ${manifest.version}`,
      }}
    />
  );
}
