import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { badInput } from "./json-lines";

/** SHA-256 of a file's bytes as they lie on disk, lower-case hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw badInput(
      path,
      null,
      code === "ENOENT"
        ? "no such file: check the path"
        : `can't be read (${code}): check what it is and its rights`,
    );
  }
  return hash.digest("hex");
}
