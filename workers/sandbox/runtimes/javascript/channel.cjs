"use strict";
/**
 * Frames on descriptor 3: four bytes of length, then UTF-8 text. Everything that it needs is bound
 * here, before a candidate can patch it.
 */
const { closeSync, readdirSync, readlinkSync, readSync, writeSync } = require("node:fs");

const channel = 3;
const { apply, getPrototypeOf, getOwnPropertyDescriptor } = Reflect;
const uncurry =
  (method) =>
  (self, ...rest) =>
    apply(method, self, rest);
const Bytes = Uint8Array;
const typedArray = getPrototypeOf(Uint8Array.prototype);
const copyInto = uncurry(typedArray.set);
const lengthOf = uncurry(getOwnPropertyDescriptor(typedArray, "length").get);
const encoder = new TextEncoder();
const encodeText = uncurry(TextEncoder.prototype.encode);
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const decodeText = uncurry(TextDecoder.prototype.decode);
const wait = Atomics.wait;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Repeats a call while the descriptor, made non-blocking by somebody, has nothing to give or take. */
function insist(call) {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      wait(sleeper, 0, 0, 1);
    }
  }
}

/** So many bytes, or null when the worker closed its end. */
function readExactly(count) {
  const bytes = new Bytes(count);
  let have = 0;
  while (have < count) {
    const got = insist(() => readSync(channel, bytes, have, count - have, null));
    if (got === 0) return null;
    have += got;
  }
  return bytes;
}

/** The next frame's text; null when there will be none. */
function readFrame() {
  const head = readExactly(4);
  if (head === null) return null;
  const length = head[0] * 0x1000000 + head[1] * 0x10000 + head[2] * 0x100 + head[3];
  const body = length === 0 ? head : readExactly(length);
  if (body === null) return null;
  return length === 0 ? "" : decodeText(decoder, body);
}

function writeFrame(text) {
  const body = encodeText(encoder, text);
  const length = lengthOf(body);
  const frame = new Bytes(4 + length);
  frame[0] = length >>> 24;
  frame[1] = (length >>> 16) & 255;
  frame[2] = (length >>> 8) & 255;
  frame[3] = length & 255;
  copyInto(frame, body, 4);
  let sent = 0;
  while (sent < 4 + length) {
    sent += insist(() => writeSync(channel, frame, sent, 4 + length - sent));
  }
}

/** Bytes that a text takes in a frame. */
function byteLength(text) {
  return lengthOf(encodeText(encoder, text));
}

/**
 * What the worker had open by its own start passes through the launcher: nobody's business here. Node's
 * own descriptors are nameless, and it holds both ends of its pipes.
 */
function closeInherited() {
  const targets = new Map();
  for (const name of readdirSync("/proc/self/fd")) {
    try {
      if (Number(name) > channel) targets.set(Number(name), readlinkSync(`/proc/self/fd/${name}`));
    } catch {
      // The descriptor of the listing itself.
    }
  }
  const all = [...targets.values()];
  for (const [descriptor, target] of targets) {
    const paired = target.startsWith("pipe:") && all.indexOf(target) !== all.lastIndexOf(target);
    if (!paired && !target.startsWith("anon_inode:")) closeSync(descriptor);
  }
}

module.exports = { closeInherited, readFrame, writeFrame, byteLength };
