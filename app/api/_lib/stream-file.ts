import type { FileHandle } from "node:fs/promises";

const chunkBytes = 64 * 1024;

/** The rest of an open file as it is asked for; the file is closed at its end or when nobody reads on. */
export function streamFile(handle: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = new Uint8Array(chunkBytes);
        const { bytesRead } = await handle.read(chunk, 0, chunkBytes, null);
        if (bytesRead > 0) {
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
