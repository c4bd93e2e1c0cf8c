"use strict";
/**
 * Runs a candidate's own test program, written with node:test, in a sandbox of its own without what it
 * tests. Its `./solution.js` holds one function that forwards plain data: each call becomes a frame to
 * the worker, which asks another sandbox and sends back the answer, or the name of an error. The program
 * is a stranger's: it can say of itself whatever it likes, and learns nothing but values.
 */
const { writeFileSync } = require("node:fs");
const { run } = require("node:test");
const { SourceTextModule, compileFunction } = require("node:vm");
const { closeInherited, readFrame, writeFrame } = require("./channel.cjs");
const { guardAddresses } = require("./imports.cjs");
const { encode, decodeTuple, tooLarge } = require("./wire.cjs");

const frameLimit = Number(process.argv[2]);
const folder = "/tmp";
/** Below the wall clock that a suite gives: a promise that nothing settles keeps no process busy. */
const longestTestMs = 4_000;
const path = `${folder}/solution.test.js`;
/** Loads the program and says when it throws, which the runner keeps to itself once there is a test. */
const startPath = `${folder}/start.mjs`;
const moduleLine = /^\s*(?:import\b(?!\s*\()|export\b)/m;
const wrapperNames = ["exports", "require", "module", "__filename", "__dirname"];
const errors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/** The function under test came to no answer, for want of time or memory, and never will again. */
class FunctionEnded extends Error {}

let request = "";
/** What the program threw as it was loaded. */
let broken = null;

function pack(values) {
  const limit = frameLimit - 100;
  const opaque = () => {
    throw new TypeError("what is passed is no plain data");
  };
  try {
    const text = encode(values, limit, opaque);
    if (Buffer.byteLength(text) <= limit) return text;
  } catch (error) {
    if (error !== tooLarge) throw error;
  }
  throw new RangeError("what is passed is larger than a frame holds");
}

function makeError(name) {
  const words = "raised by the function under test";
  const kind = name.slice(name.lastIndexOf(".") + 1);
  if (Object.hasOwn(errors, kind)) return new errors[kind](words);
  const error = new Error(words);
  error.name = kind || "Error";
  return error;
}

/** Puts one call to the function under test. */
function forward(...values) {
  writeFrame(`${request}\0C\0["t"${pack(values).slice(4)}`);
  const reply = readFrame();
  if (reply === null) process.reallyExit(1);
  const end = reply.indexOf("\0");
  const text = reply.slice(end + 1);
  const status = reply.slice(0, end);
  if (status === "E") throw makeError(text);
  if (status !== "R") throw new FunctionEnded();
  try {
    return decodeTuple(text)[0];
  } catch {
    throw new TypeError("the answer is no plain data");
  }
}

/** What keeps a text from being a program, as Node reads it: a script first, else a module. */
function findSyntaxError(source) {
  try {
    compileFunction(source.startsWith("#!") ? `//${source}` : source, wrapperNames);
    return null;
  } catch (error) {
    try {
      new SourceTextModule(source, { identifier: path });
      return null;
    } catch (moduleError) {
      return `${moduleLine.test(source) ? moduleError : error}`;
    }
  }
}

function conclude(status, detail) {
  writeFrame(`${request}\0${status}\0${detail.slice(0, 2000)}`);
  process.reallyExit(0);
}

/** Skipped tests and those that are yet to be written neither pass nor fail. */
function isCounted({ details, skip, todo }) {
  return details?.type !== "suite" && skip === undefined && todo === undefined;
}

/** A file without tests is itself told of as one. */
function isFile({ name, nesting }) {
  return nesting === 0 && name === startPath;
}

function describeError(error) {
  try {
    return `${error}`;
  } catch {
    return "error without a readable message";
  }
}

function start() {
  const wrong = [];
  let passed = 0;
  const stream = run({
    files: [startPath],
    isolation: "none",
    cwd: folder,
    timeout: longestTestMs,
  });
  stream.on("test:pass", (event) => {
    if (isCounted(event) && !isFile(event)) passed += 1;
  });
  stream.on("test:fail", (event) => {
    if (event.todo === undefined) wrong.push(`${event.name}`);
  });
  stream.on("end", () => {
    if (broken !== null) conclude("E", broken);
    else if (wrong.length > 0) conclude("F", wrong.join("; "));
    else if (passed > 0) conclude("P", `${passed} passed`);
    else conclude("N", "no test ran");
  });
  stream.resume();
}

process.argv.length = 2;
closeInherited();
guardAddresses();
writeFrame("ready");
const [id, , entryPoint, , ...rest] = readFrame().split("\0");
request = id;
const source = rest.join("\0");
const mistake = findSyntaxError(source);
if (mistake !== null) conclude("S", mistake);
Object.defineProperty(forward, "name", { value: entryPoint });
const shared = "globalThis[Symbol.for('errorbar.trial')]";
globalThis[Symbol.for("errorbar.trial")] = {
  forward,
  fail(error) {
    broken = describeError(error);
  },
};
writeFileSync(
  `${folder}/solution.js`,
  `"use strict";\nexports.${entryPoint} = ${shared}.forward;\n`,
);
writeFileSync(path, source);
writeFileSync(startPath, `await import("${path}").catch(${shared}.fail);\n`);
start();
