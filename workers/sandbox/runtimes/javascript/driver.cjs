"use strict";
/**
 * Runs inside the sandbox beside the candidate. Holds inputs, never expectations.
 *
 * A request is `id kind` and its parts, split by NUL; a reply repeats the id. Values travel as the wire
 * text of lib/core/values. Kinds: P names the only packages that may be imported, L loads the
 * submission, A calls the entry point with the values of a tuple, Q asks whether the driver is here.
 * Each answer is sent a turn of the event loop after the call, so that what the candidate left to
 * happen at once, such as a rejection that nobody handles, has happened by then.
 */
const { types } = require("node:util");
const { closeInherited, readFrame, writeFrame, byteLength } = require("./channel.cjs");
const { encode, decodeTuple, tooLarge, toJsonText } = require("./wire.cjs");
const { allowOnly, guardFiles, refusedName } = require("./imports.cjs");
const { loadSubmission } = require("./load-submission.cjs");

const { apply } = Reflect;
const { isPromise, isProxy } = types;
const { then } = Promise.prototype;
const { indexOf, slice } = String.prototype;
const soon = setImmediate;
const leave = process.reallyExit;
const frameLimit = Number(process.argv[2]);
const exitAsked = new Error("process.exit was called");

let entry;
/** What went wrong outside of any call, such as in a timer: it fails the request that is open. */
let stray = null;
/** Ends the open request when the candidate is being waited for. */
let interrupt = null;

function describeError(error) {
  try {
    if (typeof error !== "object" || error === null) return apply(slice, `${error}`, [0, 2000]);
    return apply(slice, `${error.name}: ${error.message}`, [0, 2000]);
  } catch {
    return "error without a readable message";
  }
}

/** Status and detail of something thrown. */
function failure(error) {
  if (error === exitAsked) return ["X", ""];
  const name = refusedName(error);
  return name === null ? ["E", describeError(error)] : ["I", name];
}

/** Wire text of an answer, and the status that it travels with. */
function pack(value) {
  try {
    const text = encode(value, frameLimit - 100);
    return byteLength(text) > frameLimit - 100 ? ["O", ""] : ["R", text];
  } catch (error) {
    return error === tooLarge ? ["O", ""] : ["R", '["o","unreadable"]'];
  }
}

/** Calls `done` once with status and text: of what `run` returns, or what its promise becomes. */
function attempt(run, done) {
  let over = false;
  const end = (status, text) => {
    if (over) return;
    over = true;
    interrupt = null;
    done(status, text);
  };
  const succeed = (value) => apply(end, undefined, pack(value));
  const fail = (error) => apply(end, undefined, failure(error));
  try {
    const value = run();
    if (isPromise(value) && !isProxy(value)) {
      interrupt = fail;
      apply(then, value, [succeed, fail]);
    } else {
      succeed(value);
    }
  } catch (error) {
    fail(error);
  }
}

function load(text, done) {
  const end = apply(indexOf, text, ["\0"]);
  const entryPoint = apply(slice, text, [0, end]);
  const source = apply(slice, text, [end + 1]);
  interrupt = (error) => apply(done, undefined, failure(error));
  loadSubmission(entryPoint, source, {
    loaded(found) {
      entry = found;
      if (found === null) done("B", `the submission defines no callable ${entryPoint}`);
      else done("L", "");
    },
    refused: (error) => done("S", describeError(error)),
    failed: (error) => apply(done, undefined, failure(error)),
  });
}

function answer(kind, text, done) {
  switch (kind) {
    case "P":
      allowOnly(JSON.parse(text));
      return done("L", "");
    case "L":
      return load(text, done);
    case "A":
      return attempt(() => entry(decodeTuple(text)), done);
    default:
      return done("Q", "");
  }
}

function serve() {
  const frame = readFrame();
  if (frame === null) return leave(0);
  const first = apply(indexOf, frame, ["\0"]);
  const second = apply(indexOf, frame, ["\0", first + 1]);
  const request = apply(slice, frame, [0, first]);
  const kind =
    second < 0 ? apply(slice, frame, [first + 1]) : apply(slice, frame, [first + 1, second]);
  const text = second < 0 ? "" : apply(slice, frame, [second + 1]);
  let done = false;
  answer(kind, text, (status, detail) => {
    if (done) return;
    done = true;
    interrupt = null;
    soon(() => reply(request, status, detail));
  });
}

function reply(request, status, text) {
  if (stray !== null && (status === "R" || status === "L" || status === "Q")) {
    const [strayStatus, strayText] = stray;
    writeFrame(`${request}\0${strayStatus}\0${toJsonText(strayText)}`);
  } else {
    writeFrame(`${request}\0${status}\0${status === "R" ? text : toJsonText(text)}`);
  }
  stray = null;
  soon(serve);
}

/** Walks the way of a submission once before there is one: what is compiled then costs no candidate. */
function rehearse() {
  const source = "const rehearsal = (values) => values;";
  loadSubmission("rehearsal", source, {
    loaded(found) {
      const text = '["t",["d",["a",["l",["f","1.5"],["f","1.0"],"b",null,true,["u"]]]]]';
      byteLength(encode(found(decodeTuple(text)), 1_000));
    },
  });
}

process.exit = function exit() {
  throw exitAsked;
};
process.on("uncaughtException", (error) => {
  stray = failure(error);
  if (interrupt !== null) interrupt(error);
});
process.argv.length = 2;
closeInherited();
guardFiles();
rehearse();
writeFrame("ready");
soon(serve);
