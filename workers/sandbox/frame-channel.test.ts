import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { FrameChannel } from "./frame-channel";

const limitBytes = 1_000_000;

function open(): { stream: PassThrough; channel: FrameChannel } {
  const stream = new PassThrough();
  return { stream, channel: new FrameChannel(stream, limitBytes) };
}

function frame(text: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Sends, and resolves once the channel has noticed. */
function send({ stream, channel }: ReturnType<typeof open>, bytes: Buffer): Promise<void> {
  const changed = new Promise<void>((resolve) => channel.onceChanged(resolve));
  stream.write(bytes);
  return changed;
}

test("frames are told apart wherever the stream is cut", async () => {
  const bytes = Buffer.concat([frame("one"), frame(""), frame("three")]);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const { stream, channel } = open();
    stream.write(bytes.subarray(0, cut));
    stream.end(bytes.subarray(cut));
    await new Promise((resolve) => stream.once("end", resolve));
    const texts = [channel.next(), channel.next(), channel.next()].map(String);
    expect(texts).toEqual(["one", "", "three"]);
    expect(channel.next()).toBeUndefined();
  }
});

test("a frame that was taken keeps its bytes when the next one arrives", async () => {
  const opened = open();
  await send(opened, frame("first"));
  const first = opened.channel.next();
  await send(opened, frame("other"));
  expect(String(first)).toBe("first");
  expect(String(opened.channel.next())).toBe("other");
});

test("a reply of a million bytes, sent one by one, is taken in time proportional to it", async () => {
  const { stream, channel } = open();
  // By hand: a stream would join what waits.
  for (const byte of frame("x".repeat(limitBytes))) stream.emit("data", Buffer.of(byte));
  expect(channel.next()?.length).toBe(limitBytes);
}, 30_000);

test("a length above the limit and a queue of replies break the protocol", async () => {
  const long = open();
  await send(long, Buffer.from([0x7f, 0, 0, 0]));
  expect(long.channel.failure).toBe("protocol-violation");
  const many = open();
  await send(many, Buffer.concat(Array.from({ length: 5 }, () => frame(""))));
  expect(many.channel.failure).toBe("protocol-violation");
});
