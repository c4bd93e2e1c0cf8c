import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "./parse-range";

const chunkBytes = 64 * 1024;

/** A part of an open file as it is asked for; the file is closed at its end or when nobody reads on. */
export function streamFile(
  handle: FileHandle,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = start;
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = new Uint8Array(Math.min(chunkBytes, end - position));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
        if (bytesRead > 0) {
          position += bytesRead;
          controller.enqueue(chunk.subarray(0, bytesRead));
          return;
        }
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  });
}
