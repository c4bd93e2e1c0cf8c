// job.json -> one JSON line a call. Values travel by declared type: ints as digits, floats back as bits.
import { readFileSync, writeSync } from "node:fs";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const say = (record) => writeSync(1, `${JSON.stringify(record)}\n`);
console.log = console.error;

function decode(value, type) {
  switch (type.kind) {
    case "int":
      return Number(value);
    case "list":
      return value.map((item) => decode(item, type.item));
    case "tuple":
      return value.map((item, at) => decode(item, type.items[at]));
    case "map":
      return new Map(value.map(([a, b]) => [decode(a, type.key), decode(b, type.value)]));
    case "optional":
      return value === null ? null : decode(value, type.item);
    default:
      return value;
  }
}

function bad(value, type) {
  const shown = Object.is(value, -0) ? "-0" : value === undefined ? "undefined" : String(value);
  return new TypeError(`returned ${typeof value} ${shown.slice(0, 60)} where ${type.kind} belongs`);
}

function encode(value, type) {
  switch (type.kind) {
    case "int":
      if (typeof value !== "number" || !Number.isInteger(value) || Object.is(value, -0)) throw bad(value, type);
      return BigInt(value).toString();
    case "float": {
      if (typeof value !== "number") throw bad(value, type);
      if (Number.isNaN(value)) return "nan";
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value + 0);
      return view.getBigUint64(0).toString(16).padStart(16, "0");
    }
    case "bool":
      if (typeof value !== "boolean") throw bad(value, type);
      return value;
    case "string":
      if (typeof value !== "string") throw bad(value, type);
      return value;
    case "list":
      if (!Array.isArray(value)) throw bad(value, type);
      return Array.from(value, (item) => encode(item, type.item));
    case "tuple":
      if (!Array.isArray(value) || value.length !== type.items.length) throw bad(value, type);
      return Array.from(value, (item, at) => encode(item, type.items[at]));
    case "map":
      if (!(value instanceof Map)) throw bad(value, type);
      return [...value].map(([a, b]) => [encode(a, type.key), encode(b, type.value)]);
    default:
      return value === null ? null : encode(value, type.item);
  }
}

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let solve;
try {
  const module = await import(job.source);
  solve = module[job.camelName];
  if (typeof solve !== "function") throw new TypeError(`no exported function ${job.camelName}`);
  const head = /\(([^)]*)\)/.exec(solve.toString())?.[1] ?? "";
  const names = head.split(",").map((name) => name.trim()).filter(Boolean);
  if (names.join() !== job.camelParams.join()) throw new TypeError(`parameters are ${names}`);
} catch (error) {
  say({ load: `${error.name}: ${error.message}` });
  process.exit(0);
}
for (const args of job.calls) {
  const values = args.map((value, at) => decode(value, job.types[at]));
  const record = {};
  const start = cpu();
  try {
    const result = solve(...values);
    record.cpuMs = cpu() - start;
    record.value = encode(result, job.returns);
  } catch (error) {
    record.error = error?.constructor?.name ?? typeof error;
    record.detail = String(error?.message);
  }
  record.cpuMs ??= cpu() - start;
  say(record);
}
