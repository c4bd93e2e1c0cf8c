"use strict";
/**
 * Runs a published test program in a sandbox of its own, without the candidate. Its entry point
 * forwards plain data: each call becomes a frame to the worker, which asks the candidate's sandbox and
 * sends back the answer. The program fails by an assertion (console.assert too, which only prints
 * where such programs come from) or by anything that it throws after the first answer.
 */
const { compileFunction } = require("node:vm");
const { closeInherited, readFrame, writeFrame } = require("./channel.cjs");
const { encode, decodeTuple, tooLarge } = require("./wire.cjs");

const frameLimit = Number(process.argv[2]);
const wrapperNames = ["exports", "require", "module", "__filename", "__dirname"];
const path = "/tmp/tests.js";

/** The tests' own word that something was wrong; what they catch and swallow counts all the same. */
class TestFailure extends Error {}

const state = {
  request: "",
  calls: 0,
  failed: false,
  broken: null,
  /** Whether the program's own promise has yet to settle. */
  pending: false,
  leaving: false,
  over: false,
};

function fail(message) {
  state.failed = true;
  throw new TestFailure(message);
}

/** Wire text of a call's arguments. After an answer they may hold it, and then it is what went wrong. */
function pack(values) {
  let opaque = false;
  const limit = frameLimit - 100;
  try {
    const text = encode(values, limit, () => {
      opaque = true;
    });
    if (!opaque && Buffer.byteLength(text) <= limit) return text;
  } catch (error) {
    if (error !== tooLarge) throw error;
  }
  if (state.calls > 0) fail("what the tests pass can't be sent");
  state.broken = opaque
    ? "the tests pass what is no plain data"
    : "the tests pass more than a frame holds";
  throw new TestFailure(state.broken);
}

/** Puts one call to the candidate. An answer that is no plain data is equal to nothing: it fails here. */
function forward(...values) {
  const text = pack(values);
  writeFrame(`${state.request}\0C\0["t"${text.slice(4)}`);
  const reply = readFrame();
  if (reply === null || !reply.startsWith("R\0")) process.reallyExit(1);
  state.calls += 1;
  try {
    return decodeTuple(reply.slice(2))[0];
  } catch {
    return fail("the answer is no plain data");
  }
}

function describeError(error) {
  try {
    return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
      0,
      2000,
    );
  } catch {
    return "error without a readable message";
  }
}

/** Before the first answer nothing of the candidate's can have thrown: the tests are at fault. */
function note(error) {
  if (state.broken !== null) return;
  if (state.calls > 0 || error?.code === "ERR_ASSERTION") state.failed = true;
  else state.broken = describeError(error);
}

function conclude() {
  if (state.over) return;
  state.over = true;
  const never = state.calls === 0 ? "the tests never call the entry point" : null;
  if (state.failed) writeFrame(`${state.request}\0F\0`);
  else if (state.broken ?? never) writeFrame(`${state.request}\0E\0${state.broken ?? never}`);
  else writeFrame(`${state.request}\0P\0`);
}

/** A program with `await` at its top level is no script: it is run as the body of an async function. */
function compile(source, names) {
  try {
    return compileFunction(source, names, { filename: path });
  } catch (error) {
    try {
      return compileFunction(`return (async () => {\n${source}\n})();`, names, { filename: path });
    } catch {
      throw error;
    }
  }
}

function settle(result) {
  state.pending = true;
  const done = () => {
    state.pending = false;
  };
  result.catch(note).then(done);
}

function run(entryPoint, source) {
  const module = { exports: {} };
  const given = [forward, module.exports, require, module, path, "/tmp"];
  try {
    const program = compile(source, [entryPoint, ...wrapperNames]);
    const result = Reflect.apply(program, module.exports, given);
    if (result instanceof Promise) settle(result);
  } catch (error) {
    note(error);
  }
}

/** The last word, by the status that the program would have left Node with. */
function leave(status) {
  if (Number(status) !== 0) state.failed = true;
  // Node would end at a promise that nothing settles, with a status of its own.
  if (state.pending && state.calls > 0) state.failed = true;
  conclude();
}

/** Runs the program's own listeners of its end first: they may throw, ask, and set the status. */
const { emit } = process;
process.emit = function emitAndLeave(name, ...values) {
  if (name !== "exit") return Reflect.apply(emit, process, [name, ...values]);
  state.leaving = true;
  try {
    Reflect.apply(emit, process, [name, ...values]);
  } catch (error) {
    note(error);
  }
  leave(process.exitCode ?? values[0]);
  return true;
};
process.exit = function exit(code) {
  if (code !== undefined) process.exitCode = code;
  state.pending = false;
  const status = process.exitCode ?? 0;
  if (state.leaving) leave(status);
  else process.emit("exit", status);
  process.reallyExit(0);
};
console.assert = (condition, ...words) => {
  if (!condition) fail(words.map(String).join(" "));
};
process.on("uncaughtException", note);
process.argv.length = 2;

closeInherited();
writeFrame("ready");
const [request, , entryPoint, preamble, ...rest] = readFrame().split("\0");
state.request = request;
run(entryPoint, `${preamble}\n${rest.join("\0")}`);
