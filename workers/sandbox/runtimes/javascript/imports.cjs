"use strict";
/** What a candidate's `require`, `import` and their back doors come to. */
const { realpathSync } = require("node:fs");
const Module = require("node:module");
const { fileURLToPath } = require("node:url");
const { SyntheticModule } = require("node:vm");

const { apply, defineProperty } = Reflect;
const { keys } = Object;
const { createRequire, registerHooks } = Module;
const { getBuiltinModule } = process;
const realPath = realpathSync.native;
const uncurry =
  (method) =>
  (self, ...rest) =>
    apply(method, self, rest);
/** None of them looks for a method of what it is given, as split and replace do. */
const startsWith = uncurry(String.prototype.startsWith);
const slice = uncurry(String.prototype.slice);
const indexOf = uncurry(String.prototype.indexOf);
const filter = uncurry(Array.prototype.filter);
const { add, has } = WeakSet.prototype;
const inMap = uncurry(Map.prototype.has);
const fromMap = uncurry(Map.prototype.get);
const inSet = uncurry(Set.prototype.has);
const importNow = (specifier) => import(specifier);

const refusals = new WeakSet();

function isPath(name) {
  return startsWith(name, ".") || startsWith(name, "/") || startsWith(name, "file:");
}

/** `fs` of `node:fs/promises`, `@scope/name` of `@scope/name/file`; paths stay as they are. */
function packageName(specifier) {
  const plain = startsWith(specifier, "node:") ? slice(specifier, 5) : specifier;
  if (isPath(plain)) return plain;
  const scope = startsWith(plain, "@") ? indexOf(plain, "/") + 1 : 0;
  const end = indexOf(plain, "/", scope);
  return end < 0 ? plain : slice(plain, 0, end);
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
/** Files that a suite without a list lets its submissions load: their own, and none of the image's. */
let checkFile = (file) => {
  if (typeof file !== "string" || isOfImage(file)) refuse(`${file}`);
};

/** By where a path leads to in the end; one that leads nowhere is left for Node to complain about. */
function isOfImage(file) {
  try {
    return startsWith(realPath(file), "/errorbar/");
  } catch {
    return false;
  }
}

/** From now on no file is loaded, whoever asks, without being looked at. */
function guardFiles() {
  for (const ending of keys(Module._extensions)) {
    const loadFile = Module._extensions[ending];
    Module._extensions[ending] = function guardedFile(module, file) {
      checkFile(file);
      return apply(loadFile, this, [module, file]);
    };
  }
}

/**
 * What of a list the image has beside Node's own packages; to suites that don't list it, it does not
 * exist. It is loaded here, before a submission can change what loading means.
 */
function loadListed(names) {
  const loaded = new Map();
  checkFile = () => {};
  for (const name of names) {
    if (isPath(name) || Module.isBuiltin(name)) continue;
    try {
      loaded.set(name, require(name));
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return loaded;
}

/**
 * From now on only these packages can be had, whichever way they are asked for. No file is loaded any
 * more, so that nothing depends on how Node finds one, which a submission may change.
 */
function allowOnly(listedNames) {
  const names = listedNames.map((name) => (startsWith(name, "node:") ? slice(name, 5) : name));
  const allowed = new Set(names);
  const listed = loadListed(names);
  check = (specifier) => {
    const name = packageName(specifier);
    if (!inSet(allowed, name)) refuse(name);
  };
  checkFile = (file) => refuse(`${file}`);
  Module._load = function guardedLoad(request) {
    const name = `${request}`;
    check(name);
    if (inMap(listed, name)) return fromMap(listed, name);
    const found = apply(getBuiltinModule, process, [name]);
    if (found !== undefined) return found;
    const error = new Error(`Cannot find module '${name}'`);
    error.code = "MODULE_NOT_FOUND";
    throw error;
  };
  process.getBuiltinModule = function guardedBuiltin(id) {
    const name = `${id}`;
    check(name);
    return apply(getBuiltinModule, process, [name]);
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
  // Hooks of a later day would be asked before these.
  for (const name of ["register", "registerHooks"]) Module[name] = () => refuse(`module.${name}`);
}

/** A package as a module that others can import from; Node's own and what NODE_PATH holds. */
function synthesise(specifier, require) {
  check(specifier);
  const found = require(specifier);
  const isHolder = (typeof found === "object" && found !== null) || typeof found === "function";
  const names = isHolder ? filter(keys(found), (name) => name !== "default") : [];
  return new SyntheticModule(["default", ...names], function fill() {
    for (const name of names) this.setExport(name, found[name]);
    this.setExport("default", found);
  });
}

/** What `import()` gives, in a script and in a module alike. */
function importDynamically(require) {
  return async (specifier) => {
    check(specifier);
    if (isPath(specifier)) {
      const plain = startsWith(specifier, "file:") ? specifier : `file:///tmp/${specifier}`;
      const address = startsWith(specifier, "/") ? `file://${specifier}` : plain;
      checkFile(fileURLToPath(address));
      return importNow(address);
    }
    const module = synthesise(specifier, require);
    await module.link(() => {});
    await module.evaluate();
    return module;
  };
}

/** As guardFiles does it, for what `import` loads too: of the image nothing is had by its path. */
function guardAddresses() {
  registerHooks({
    load(address, context, next) {
      if (startsWith(address, "file:")) checkFile(fileURLToPath(address));
      return next(address, context);
    },
  });
}

module.exports = {
  allowOnly,
  createRequire,
  guardAddresses,
  guardFiles,
  importDynamically,
  refusedName,
  synthesise,
};
