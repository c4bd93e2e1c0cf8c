"use strict";
/** From source text to the function that answers. */
const Module = require("node:module");
const { SourceTextModule, compileFunction } = require("node:vm");
const { createRequire, importDynamically, synthesise } = require("./imports.cjs");

const { apply, construct } = Reflect;
const { then } = Promise.prototype;
const path = "/tmp/candidate";
const wrapperNames = ["exports", "require", "module", "__filename", "__dirname"];
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
/** A line that only a module may hold: which of two syntax errors is worth telling. */
const moduleLine = /^\s*(?:import\b(?!\s*\()|export\b)/m;

/** Source that collects what the submission named at its top level, with or without exporting it. */
function epilogue(entryPoint) {
  const names = new Set(["Solution"]);
  if (identifier.test(entryPoint)) names.add(entryPoint);
  const entries = [...names].map(
    (name) => `${JSON.stringify(name)}: typeof ${name} === "undefined" ? undefined : ${name}`,
  );
  return `{ ${entries.join(", ")} }`;
}

/**
 * Loads a submission as Node would: a script or CommonJS module, or else an ES module. Calls one of
 * `loaded` (with a function of an array of arguments, or null where nothing answers to the entry
 * point), `refused` (a syntax error) and `failed` (it threw), perhaps later.
 */
function loadSubmission(entryPoint, text, { loaded, refused, failed }) {
  // As Node does: the first line of an executable script is no code.
  const source = text.startsWith("#!") ? `//${text}` : text;
  const require = createRequire(`${path}.js`);
  // A candidate that asks for the main module finds an empty one, not this driver.
  process.mainModule = new Module("/errorbar/main.js");
  for (const key of Object.keys(Module._cache)) delete Module._cache[key];
  // A builtin that happens to have the entry point's name is not the candidate's.
  const ambient = globalThis[entryPoint];
  const find = (named, exported) => findEntry(entryPoint, named, exported, ambient);
  const names = epilogue(entryPoint);
  let script;
  try {
    script = compileFunction(`${source}\n;return ${names};`, wrapperNames, {
      filename: `${path}.js`,
      importModuleDynamically: importDynamically(require),
    });
  } catch (error) {
    return loadModule(source, names, require, { loaded, refused, failed, find, error });
  }
  const module = new Module(`${path}.js`);
  module.filename = `${path}.js`;
  module.paths = [];
  module.parent = process.mainModule;
  const { exports } = module;
  let found;
  try {
    const named = apply(script, exports, [exports, require, module, `${path}.js`, "/tmp"]);
    found = find(named, module.exports);
  } catch (error) {
    return failed(error);
  }
  return loaded(found);
}

function loadModule(source, names, require, { loaded, refused, failed, find, error }) {
  let named = {};
  let module;
  try {
    module = new SourceTextModule(`${source}\n;import.meta.errorbar(${names});`, {
      identifier: `file://${path}.mjs`,
      importModuleDynamically: importDynamically(require),
      initializeImportMeta(meta) {
        meta.dirname = "/tmp";
        meta.filename = `${path}.mjs`;
        meta.url = `file://${path}.mjs`;
        meta.errorbar = (found) => {
          named = found;
        };
      },
    });
  } catch (moduleError) {
    return refused(moduleLine.test(source) ? moduleError : error);
  }
  const evaluate = () => module.evaluate();
  const finish = () => {
    let found;
    try {
      found = find(named, module.namespace);
    } catch (cause) {
      return failed(cause);
    }
    return loaded(found);
  };
  try {
    const linked = module.link((specifier) => synthesise(specifier, require));
    const evaluated = apply(then, linked, [evaluate]);
    apply(then, evaluated, [finish, failed]);
  } catch (cause) {
    failed(cause);
  }
}

/** By its own name, then as an export, then as the only export, then as a method of class Solution. */
function findEntry(entryPoint, named, exported, ambient) {
  const own = named[entryPoint];
  if (typeof own === "function" && own !== ambient && entryPoint !== "Solution")
    return plainly(own);
  const holders = [exported, exported?.default];
  for (const holder of holders) {
    if (holder === null || (typeof holder !== "object" && typeof holder !== "function")) continue;
    if (typeof holder[entryPoint] === "function") return plainly(holder[entryPoint], holder);
  }
  const solution = [named.Solution, exported?.Solution, ...holders].find(
    (holder) =>
      typeof holder === "function" && typeof holder.prototype?.[entryPoint] === "function",
  );
  if (solution !== undefined) return onInstance(solution, entryPoint);
  const statics = [named.Solution, exported?.Solution];
  for (const holder of statics) {
    if (typeof holder?.[entryPoint] === "function") return plainly(holder[entryPoint], holder);
  }
  const only = holders.find((holder) => typeof holder === "function");
  return only === undefined ? null : plainly(only);
}

function plainly(callable, self) {
  return (values) => apply(callable, self, values);
}

/** A fresh instance for every call. */
function onInstance(Solution, method) {
  return (values) => {
    const instance = construct(Solution, []);
    return apply(instance[method], instance, values);
  };
}

module.exports = { loadSubmission };
