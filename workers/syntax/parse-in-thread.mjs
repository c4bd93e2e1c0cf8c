// Parses texts for workers/syntax/parser-thread.ts in a thread of its own, which can be thrown away.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Language, Parser } from "web-tree-sitter";

const { port, signal, wasmFiles, maxCpuMs } = workerData;

await Parser.init({ wasmBinary: readFileSync(wasmFiles.parser) });
const languages = {
  python: await Language.load(readFileSync(wasmFiles.python)),
  javascript: await Language.load(readFileSync(wasmFiles.javascript)),
  java: await Language.load(readFileSync(wasmFiles.java)),
};

port.on("message", ({ language, text }) => {
  answer(parseOrFail(languages[language], text));
});
answer({ ready: true });
parentPort.unref();

/** Leaves a message, then wakes the thread that waits for it. */
function answer(message) {
  port.postMessage(message);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

function parseOrFail(language, text) {
  try {
    return parse(language, text);
  } catch (cause) {
    // The parser's memory overflowed: what is left of it must not be used again.
    return { failed: String(cause) };
  }
}

/** Of this thread alone: a busy machine must not make an honest text late. */
function readCpuMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function parse(language, text) {
  const before = readCpuMs();
  const isLate = () => readCpuMs() - before > maxCpuMs;
  const parser = new Parser();
  parser.setLanguage(language);
  const tree = parser.parse(text, null, { progressCallback: isLate });
  if (!tree) return { failed: "out of time" };
  const flat = flattenTree(tree, isLate);
  const { hasError } = tree.rootNode;
  tree.delete();
  parser.delete();
  return flat ? { ...flat, hasError } : { failed: "out of time" };
}

/**
 * The tree in the order of its text as five numbers a node: twice the place of its kind in `names`, one more
 * when it is named; the place of its field, or -1; start; end; depth. Nothing recurses: a tree may be deep.
 */
function flattenTree(tree, isLate) {
  const names = new Map();
  const placeOf = (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, names.size);
    return names.size - 1;
  };
  const numbers = [];
  const cursor = tree.walk();
  let depth = 0;
  for (let copied = 1; ; copied++) {
    if (copied % 1_024 === 0 && isLate()) return null;
    const field = cursor.currentFieldName;
    numbers.push(
      2 * placeOf(cursor.nodeType) + (cursor.nodeIsNamed ? 1 : 0),
      field === null ? -1 : placeOf(field),
      cursor.startIndex,
      cursor.endIndex,
      depth,
    );
    if (cursor.gotoFirstChild()) {
      depth++;
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        cursor.delete();
        return { names: [...names.keys()], numbers: Int32Array.from(numbers) };
      }
      depth--;
    }
  }
}
