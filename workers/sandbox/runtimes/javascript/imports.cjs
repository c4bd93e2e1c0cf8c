"use strict";
/** What a candidate's `require`, `import` and their back doors come to. */
const Module = require("node:module");
const { SyntheticModule } = require("node:vm");

const { apply, defineProperty } = Reflect;
const { keys } = Object;
const { _load: load, createRequire, registerHooks } = Module;
const startsWith = (text, start) => apply(String.prototype.startsWith, text, [start]);
const { slice, split } = String.prototype;
const { add, has } = WeakSet.prototype;
const inSet = Set.prototype.has;
const importNow = (specifier) => import(specifier);

const refusals = new WeakSet();

/** `fs` of `node:fs/promises`, `@scope/name` of `@scope/name/file`; paths stay as they are. */
function packageName(specifier) {
  const plain = startsWith(specifier, "node:") ? apply(slice, specifier, [5]) : specifier;
  if (startsWith(plain, ".") || startsWith(plain, "/") || startsWith(plain, "file:")) return plain;
  const parts = apply(split, plain, ["/"]);
  return startsWith(plain, "@") ? `${parts[0]}/${parts[1]}` : parts[0];
}

function refuse(name) {
  const error = new Error(`the suite does not allow ${name}`);
  error.code = "ERR_IMPORT_REFUSED";
  apply(add, refusals, [error]);
  defineProperty(error, "refusedName", { value: name });
  throw error;
}

/** The name that an error refused, or null where it is another error. */
function refusedName(error) {
  const known = typeof error === "object" && error !== null && apply(has, refusals, [error]);
  return known ? error.refusedName : null;
}

let check = () => {};

/**
 * What the image has beside Node's own packages, for suites that list it; to others it does not exist.
 * Module._initPaths reads the variable once more.
 */
function offerPackages() {
  process.env.NODE_PATH = "/errorbar/node_modules";
  Module._initPaths();
  delete process.env.NODE_PATH;
}

/** From now on only these packages can be had, whichever way they are asked for. */
function allowOnly(names) {
  const allowed = new Set(names);
  check = (specifier) => {
    const name = packageName(`${specifier}`);
    if (!apply(inSet, allowed, [name])) refuse(name);
  };
  Module._load = function guardedLoad(request, ...rest) {
    check(request);
    return apply(load, this, [request, rest[0], rest[1]]);
  };
  const { getBuiltinModule } = process;
  process.getBuiltinModule = function guardedBuiltin(id) {
    check(id);
    return apply(getBuiltinModule, process, [id]);
  };
  for (const name of ["binding", "_linkedBinding", "dlopen", "execve"]) {
    process[name] = () => refuse(`process.${name}`);
  }
  registerHooks({
    resolve(specifier, context, next) {
      check(specifier);
      return next(specifier, context);
    },
  });
  offerPackages();
}

/** A package as a module that others can import from; Node's own and what NODE_PATH holds. */
function synthesise(specifier, require) {
  check(specifier);
  const found = require(specifier);
  const isHolder = (typeof found === "object" && found !== null) || typeof found === "function";
  const names = isHolder
    ? apply(Array.prototype.filter, keys(found), [(name) => name !== "default"])
    : [];
  return new SyntheticModule(["default", ...names], function fill() {
    for (const name of names) this.setExport(name, found[name]);
    this.setExport("default", found);
  });
}

/** What `import()` gives, in a script and in a module alike. */
function importDynamically(require) {
  return async (specifier) => {
    const plain = packageName(specifier);
    check(specifier);
    if (startsWith(plain, ".") || startsWith(plain, "/") || startsWith(plain, "file:")) {
      return importNow(startsWith(plain, ".") ? `file:///tmp/${plain}` : plain);
    }
    const module = synthesise(specifier, require);
    await module.link(() => {});
    await module.evaluate();
    return module;
  };
}

module.exports = {
  allowOnly,
  createRequire,
  importDynamically,
  refusedName,
  synthesise,
};
