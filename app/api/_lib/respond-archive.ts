import { openCycleArchive } from "../../../lib/data/cycle-archive/open-cycle-archive";
import { orNotFound } from "../../_lib/path-text";
import { downloadHeaders } from "./download-headers";
import { respondFile } from "./respond-file";

/**
 * Answers with everything public about one cycle of a suite.
 * @throws DomainError not-found when nothing of the cycle was published.
 */
export async function respondArchive(
  request: Request,
  suite: string,
  cycle: string,
): Promise<Response> {
  const archive = orNotFound(
    await openCycleArchive(suite, cycle),
    "there is no such suite, or nothing of this cycle was published",
  );
  const name = ["errorbar", suite, cycle];
  return respondFile(request, archive, downloadHeaders("application/gzip", name, "tar.gz"));
}
