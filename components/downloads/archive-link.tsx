import { archiveAddress } from "./archive-address";
import { DownloadList } from "./download-list";

/** The one file with everything public about a cycle of a suite, and what to do with it. */
export function ArchiveLink({ suite, cycle }: { suite: string; cycle: string }) {
  return (
    <>
      <DownloadList
        entries={[
          {
            href: archiveAddress(suite, cycle),
            name: `Archive of ${cycle}`,
            what: "manifests, tasks, records, outcomes, results, traces and events, tar.gz",
          },
        ]}
      />
      <p className="quiet">
        Unpacked, <code>node recompute.mjs</code> computes every score, interval, pair and hash in
        it again and says what differs. It needs Node and nothing else.
      </p>
    </>
  );
}
