/** RFC 1952: four bytes of time from the fifth on, and the operating system in the tenth. */
const timeStart = 4;
const timeEnd = 8;
const systemByte = 9;
const unknownSystem = 255;

/** Same content, same bytes: neither the time nor the machine of their making shows. */
export async function* fixGzipHeader(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of chunks) {
    if (offset <= systemByte) {
      for (let index = 0; index < chunk.length && offset + index <= systemByte; index++) {
        const position = offset + index;
        if (position >= timeStart && position < timeEnd) chunk[index] = 0;
        if (position === systemByte) chunk[index] = unknownSystem;
      }
    }
    offset += chunk.length;
    yield chunk;
  }
}
