import { Citation } from "../../components/citation/citation";
import { getRecord } from "../../lib/data/get-record";
import { publicAddress } from "../../lib/data/public-address";

interface CiteProps {
  title: string;
  /** The page's permanent path. */
  path: string;
  /** Records that the page rests on: the newest is named, since its hash pins those before it. */
  recordIds?: readonly (number | null)[];
}

/** How to cite a page, with the hash of its newest record. */
export async function Cite({ title, path, recordIds = [] }: CiteProps) {
  const known = recordIds.filter((id) => id !== null);
  const record = known.length === 0 ? null : await getRecord(Math.max(...known));
  return (
    <Citation
      cited={{
        title,
        address: publicAddress(path),
        publishedAt: record?.publishedAt ?? null,
        record: record === null ? null : { id: record.id, sha256: record.sha256 },
      }}
    />
  );
}
