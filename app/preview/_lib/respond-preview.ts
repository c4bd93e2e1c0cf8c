import { createHash } from "node:crypto";
import { respond } from "../../api/_lib/respond";
import { drawPreview } from "./draw-preview";
import type { PreviewFacts } from "./preview-facts";

/** Drawn pictures kept, of some 40 kB each: drawing one takes a tenth of a second. */
const mostPictures = 100;
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Chats fetch a picture once and keep it; it need not be newer than this. */
const fresh = "public, max-age=300";

/** Answers with a preview; equal facts are drawn once. */
export async function respondPreview(request: Request, facts: PreviewFacts): Promise<Response> {
  const key = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  const bytes = await keep(key, () => drawPreview(facts));
  return respond(request, {
    etag: `"${key}"`,
    headers: { "Content-Type": "image/png", "Cache-Control": fresh },
    body: () => bytes,
  });
}

function keep(
  key: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  if (pictures.size >= mostPictures) pictures.clear();
  const drawn = draw();
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  return drawn;
}
