// Checks base problems of version 2: node check.mjs [--quick] <base-id>…   (no id: every folder here)
// --quick leaves out the large inputs of naive solutions. A case without "expected" has its value printed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const jdk = "/usr/lib/jvm/java-17-openjdk-amd64/bin";
const languages = ["python", "javascript", "java"];
const endings = { python: "py", javascript: "js", java: "java" };
const errorNames = { python: "ValueError", javascript: "RangeError", java: "IllegalArgumentException" };
const subjects =
  "parsing-and-formatting dates money collections graphs intervals state-machines text numeric-care caching scheduling validation protocols simulation".split(" ");
const smallCount = 200;
os.setPriority(15);

// ---- the seeded random that generate.mjs is handed --------------------------------------------
/** mulberry32; every draw takes one number of it, a shuffle takes length − 1. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)],
    chance: (p) => next() < p,
    shuffle: (list) => {
      const items = [...list];
      for (let at = items.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [items[at], items[other]] = [items[other], items[at]];
      }
      return items;
    },
  };
}

// ---- types and values --------------------------------------------------------------------------
function parseType(source) {
  const text = source.trim();
  if (["int", "float", "bool", "string"].includes(text)) return { kind: text };
  const match = /^(list|map|tuple|optional)\s*<(.*)>$/s.exec(text);
  if (!match) throw new Error(`unknown type ${source}`);
  const parts = [""];
  let depth = 0;
  for (const one of match[2]) {
    if (one === "<") depth += 1;
    if (one === ">") depth -= 1;
    if (one === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += one;
  }
  const types = parts.map(parseType);
  if (match[1] === "tuple") return { kind: "tuple", items: types };
  if (match[1] === "map") {
    if (types.length !== 2 || !["int", "string"].includes(types[0].kind)) throw new Error(`bad map ${source}`);
    return { kind: "map", key: types[0], value: types[1] };
  }
  if (types.length !== 1) throw new Error(`bad type ${source}`);
  return { kind: match[1], item: types[0] };
}

function javaType(type, boxed = false) {
  switch (type.kind) {
    case "int":
      return boxed ? "java.lang.Long" : "long";
    case "float":
      return boxed ? "java.lang.Double" : "double";
    case "bool":
      return boxed ? "java.lang.Boolean" : "boolean";
    case "string":
      return "java.lang.String";
    case "list":
      return `java.util.List<${javaType(type.item, true)}>`;
    case "map":
      return `java.util.Map<${javaType(type.key, true)}, ${javaType(type.value, true)}>`;
    case "optional":
      return javaType(type.item, true);
    default: {
      const names = new Set(type.items.map((item) => javaType(item, true)));
      return `java.util.List<${names.size === 1 ? [...names][0] : "java.lang.Object"}>`;
    }
  }
}

/** JSON of problem.json to what the harnesses are sent: ints as digits. Largest int noted in `seen`. */
function toWire(json, type, seen) {
  const wrong = () => new Error(`${JSON.stringify(json)?.slice(0, 80)} is no ${type.kind}`);
  switch (type.kind) {
    case "int": {
      const digits = typeof json === "string" && /^(0|-?[1-9][0-9]*)$/.test(json);
      if (!digits && !Number.isSafeInteger(json)) throw wrong();
      const size = BigInt(json) < 0n ? -BigInt(json) : BigInt(json);
      if (size > seen.largest) seen.largest = size;
      return BigInt(json).toString();
    }
    case "float":
      if (typeof json !== "number") throw wrong();
      return json;
    case "bool":
      if (typeof json !== "boolean") throw wrong();
      return json;
    case "string":
      if (typeof json !== "string") throw wrong();
      if (!json.isWellFormed()) throw new Error("a lone surrogate");
      return json;
    case "list":
      if (!Array.isArray(json)) throw wrong();
      return json.map((item) => toWire(item, type.item, seen));
    case "tuple":
      if (!Array.isArray(json) || json.length !== type.items.length) throw wrong();
      return json.map((item, at) => toWire(item, type.items[at], seen));
    case "map": {
      if (!Array.isArray(json)) throw wrong();
      const pairs = json.map((pair) => {
        if (!Array.isArray(pair) || pair.length !== 2) throw wrong();
        return [toWire(pair[0], type.key, seen), toWire(pair[1], type.value, seen)];
      });
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error("a map key twice");
      return pairs;
    }
    default:
      return json === null ? null : toWire(json, type.item, seen);
  }
}

/** What a harness answers, in one spelling: floats by their bits, maps in order of keys. */
function spelling(wire, type, floatsAreBits) {
  switch (type.kind) {
    case "float": {
      if (floatsAreBits) return wire;
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, wire + 0);
      return view.getBigUint64(0).toString(16).padStart(16, "0");
    }
    case "list":
      return wire.map((item) => spelling(item, type.item, floatsAreBits));
    case "tuple":
      return wire.map((item, at) => spelling(item, type.items[at], floatsAreBits));
    case "map":
      return wire
        .map(([key, value]) => [key, spelling(value, type.value, floatsAreBits)])
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    case "optional":
      return wire === null ? null : spelling(wire, type.item, floatsAreBits);
    default:
      return wire;
  }
}

function largestIn(wire, type) {
  const seen = { largest: 0n };
  const walk = (value, at) => {
    if (at.kind === "int") {
      const size = BigInt(value) < 0n ? -BigInt(value) : BigInt(value);
      if (size > seen.largest) seen.largest = size;
    } else if (at.kind === "list") for (const item of value) walk(item, at.item);
    else if (at.kind === "tuple") value.forEach((item, n) => walk(item, at.items[n]));
    else if (at.kind === "map") for (const [k, v] of value) walk(k, at.key), walk(v, at.value);
    else if (at.kind === "optional" && value !== null) walk(value, at.item);
  };
  walk(wire, type);
  return seen.largest;
}

const safe = BigInt(Number.MAX_SAFE_INTEGER);
const longest = 2n ** 63n - 1n;
const fits = (language, largest) =>
  language === "python" || largest <= (language === "javascript" ? safe : longest);
const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const tierOf = ({ independentConditions, solutionSpace, edgeCases }) => {
  const points = (count, two, three) => (count >= three ? 3 : count >= two ? 2 : 1);
  const sum = points(independentConditions, 3, 5) + solutionSpace + points(edgeCases, 3, 4);
  return sum <= 4 ? 1 : sum <= 6 ? 2 : 3;
};

// ---- running -----------------------------------------------------------------------------------
const scratch = mkdtempSync(join(os.tmpdir(), "pool-check-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
let jobNumber = 0;

function compileHarness() {
  const made = spawnSync(`${jdk}/javac`, ["-d", join(scratch, "harness"), "-nowarn", join(here, "harness/Run.java")], {
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
}

function runProcess(program, args, seconds) {
  const line = 'ulimit -t "$0"; exec "$@"';
  const ran = spawnSync("/bin/sh", ["-c", line, String(seconds), program, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
    cwd: scratch,
  });
  const lines = ran.stdout.split("\n").filter(Boolean).map((text) => JSON.parse(text));
  return { lines, killed: ran.status === null || ran.status > 128, stderr: ran.stderr };
}

/** Answers of one source, one a call; {over} where it was stopped; a string when it can't be loaded. */
function runSource(language, problem, source, calls, cpuLimitMs) {
  if (language === "java") return runJava(problem, [{ source, calls, cpuLimitMs }])[0];
  const file = join(scratch, `job${++jobNumber}.json`);
  writeFileSync(file, JSON.stringify({ ...problem.job, source, calls, cpuLimitMs }));
  const seconds = Math.ceil((cpuLimitMs / 1000) * (language === "python" ? 20 : 1)) + 1;
  const [program, harness] =
    language === "python" ? ["/usr/bin/python3", "run.py"] : [process.execPath, "run.mjs"];
  const { lines, killed, stderr } = runProcess(program, [join(here, "harness", harness), file], seconds);
  rmSync(file);
  if (lines[0]?.load) return lines[0].load;
  while (lines.length < calls.length) lines.push(killed ? { over: true } : { error: "died", detail: stderr.slice(-300) });
  return lines;
}

function runJava(problem, jobs) {
  const file = join(scratch, `job${++jobNumber}.json`);
  const full = jobs.map((job) => ({ ...problem.job, ...job, cpuLimitMs: String(job.cpuLimitMs) }));
  writeFileSync(file, JSON.stringify(full));
  const place = mkdtempSync(join(scratch, "java-"));
  const args = ["-Xmx768m", "-XX:+UseSerialGC", "-cp", join(scratch, "harness"), "Run", file, place];
  const { lines, stderr } = runProcess(`${jdk}/java`, args, 300);
  return jobs.map((job, number) => {
    const own = lines.filter((line) => line.job === number);
    if (own[0]?.load) return own[0].load;
    while (own.length < job.calls.length) own.push({ error: "died", detail: stderr.slice(-300) });
    return own;
  });
}

// ---- shape of sources --------------------------------------------------------------------------
function shapeOf(path, language) {
  let text = readFileSync(path, "utf8");
  if (language === "python") {
    text = text.replace(/("""|''')[\s\S]*?\1/g, '""').replace(/"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])*'/g, '""');
    text = text.replace(/#.*/g, "");
  } else {
    text = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])*'/g, '""');
    text = text.replace(/(^|\s)\/\/.*/g, "");
  }
  const lines = text.split("\n").filter((line) => line.trim()).length;
  const branch =
    language === "python"
      ? /\b(if|elif|for|while|and|or|except|case)\b/g
      : /\b(if|for|while|case|catch)\b|&&|\|\||\?\?|\s\?\s/g;
  return { lines, cyclomatic: 1 + (text.match(branch)?.length ?? 0) };
}

// ---- one base problem --------------------------------------------------------------------------
function readProblem(folder, id, say) {
  const file = join(folder, "problem.json");
  const json = JSON.parse(readFileSync(file, "utf8"));
  const at = (field, text) => say(`problem.json ${field}: ${text}`);
  const known = "id title subject statement signature examples factors errors complexity cases".split(" ");
  for (const key of Object.keys(json)) if (!known.includes(key)) at(key, "unknown field");
  if (json.id !== id) at("id", `${json.id} is not the folder's name`);
  if (!json.title) at("title", "missing");
  if (!subjects.includes(json.subject)) at("subject", `${json.subject} is none of ${subjects.join(", ")}`);
  const { signature, factors } = json;
  const types = signature.params.map((param) => parseType(param.type));
  const returns = parseType(signature.returns);
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(signature.name)) at("signature.name", "no snake_case name");
  const statement = json.statement.join("\n");
  for (const param of signature.params) {
    if (!statement.includes(`\`${param.name}\``)) at("statement", `never names \`${param.name}\``);
  }
  const word = /\b(Python|JavaScript|Java|dict|dictionary|None|null|undefined|tuple|HashMap|array|boolean|ValueError|RangeError|NaN|bool)\b/.exec(statement);
  if (word) at("statement", `word of a language: ${word[0]}`);
  for (const line of json.statement) if (line !== line.trim() || /\n/.test(line)) at("statement", "stray spaces or line breaks");
  for (const name of ["independentConditions", "solutionSpace", "edgeCases"]) {
    if (!Number.isInteger(factors?.[name])) at(`factors.${name}`, "missing");
  }
  const { cases } = json;
  const hidden = cases.filter((one) => one.visibility === "hidden").length;
  if (cases.length < 20) at("cases", `${cases.length}; write 20 or more`);
  if (hidden * 2 < cases.length) at("cases", `only ${hidden} of ${cases.length} hidden`);
  if (hidden === cases.length) at("cases", "none public");
  const names = cases.map((one) => one.name);
  const inputs = new Map();
  cases.forEach((one, n) => {
    const place = `cases[${n}] ${one.name}`;
    for (const key of Object.keys(one)) {
      if (!["name", "visibility", "args", "generated", "expected", "raises"].includes(key)) at(place, `unknown field ${key}`);
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(one.name)) at(place, "name is no slug");
    if (names.indexOf(one.name) < n) at(place, "name used twice");
    if (!["public", "hidden"].includes(one.visibility)) at(place, "visibility");
    if (!one.args === !one.generated) at(place, "needs either args or generated");
    if (one.generated && one.visibility === "public") at(place, "a generated case is hidden");
    const text = JSON.stringify(one.args ?? one.generated);
    if (inputs.has(text)) at(place, `same input as ${inputs.get(text)}`);
    inputs.set(text, one.name);
    if ("raises" in one && (one.raises !== true || "expected" in one)) at(place, "raises: true, without expected");
  });
  const raising = cases.some((one) => one.raises);
  if (raising !== Boolean(json.errors?.length)) at("errors", raising ? "missing though a case raises" : "no case raises");
  for (const error of json.errors ?? []) if (typeof error.when !== "string") at("errors", "each needs a when");
  if (!json.examples?.length) at("examples", "missing");
  for (const example of json.examples ?? []) {
    if (cases.find((one) => one.name === example.case)?.visibility !== "public") at("examples", `${example.case} is no public case`);
  }
  if (json.complexity && (!json.complexity.bound || !json.complexity.variable)) at("complexity", "needs bound and variable");
  const camelParams = signature.params.map((param) => camel(param.name));
  const job = {
    types,
    returns,
    pythonName: signature.name,
    camelName: camel(signature.name),
    pythonParams: signature.params.map((param) => param.name),
    camelParams,
    javaTypes: types.map((type) => javaType(type)),
    javaReturns: javaType(returns),
  };
  return { json, job, types, returns };
}

function checkFiles(folder, problem, say) {
  const files = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile());
  const wanted = ["problem.json", "generate.mjs"];
  for (const language of languages) {
    for (const kind of ["reference", "second", "tangled"]) wanted.push(`${language}/${kind}.${endings[language]}`);
    if (problem.json.complexity) wanted.push(`${language}/naive.${endings[language]}`);
  }
  for (const path of wanted) if (!files.includes(path)) say(`${path}: missing`);
  for (const path of files) {
    const fault = /^python\/faults\/[a-z0-9-]+\.py$/.test(path);
    if (!wanted.includes(path) && !fault && path !== "faults.json") say(`${path}: unknown file`);
  }
  return files.filter((path) => path.startsWith("python/faults/"));
}

async function loadInputs(folder, problem, say) {
  const path = join(folder, "generate.mjs");
  if (!existsSync(path)) return { small: [], large: [], make: () => [] };
  const text = readFileSync(path, "utf8");
  if (/Math\.random|Date\b|performance|crypto/.test(text)) say("generate.mjs: something other than random may vary");
  const { generate } = await import(pathToFileURL(path).href);
  const make = (seed, size) => {
    const args = generate(seededRandom(seed), size);
    if (JSON.stringify(args) !== JSON.stringify(generate(seededRandom(seed), size))) {
      say(`generate.mjs: seed ${seed} ${size} gives two different inputs`);
    }
    if (args.length !== problem.types.length) throw new Error(`generate.mjs: ${args.length} arguments`);
    const seen = { largest: 0n };
    const wire = args.map((value, n) => toWire(value, problem.types[n], seen));
    if (seen.largest > safe) say(`generate.mjs: seed ${seed} ${size} goes beyond 2^53`);
    const bytes = Buffer.byteLength(JSON.stringify(args));
    if (bytes > 300_000) say(`generate.mjs: seed ${seed} ${size} makes ${bytes} bytes`);
    return { wire, bytes };
  };
  const small = Array.from({ length: smallCount }, (_, n) => make(n + 1, "small").wire);
  const distinct = new Set(small.map((wire) => JSON.stringify(wire))).size;
  if (distinct < smallCount * 0.6) say(`generate.mjs: only ${distinct} different small inputs of ${smallCount}`);
  const large = problem.json.complexity ? [1, 2, 3].map((seed) => make(seed, "large")) : [];
  return { small, large, make };
}

async function check(id, quick) {
  const folder = join(here, id);
  const faults = [];
  const notes = [];
  const say = (text) => faults.push(`${id}/${text}`);
  const problem = readProblem(folder, id, say);
  const plantedFaults = checkFiles(folder, problem, say);
  const { small, large, make } = await loadInputs(folder, problem, say);
  const { json, types, returns } = problem;
  const spell = (wire) => JSON.stringify(spelling(wire, returns, true));

  const cases = [];
  json.cases.forEach((one, n) => {
    const place = `cases[${n}] ${one.name}`;
    try {
      const seen = { largest: 0n };
      const wire = one.generated
        ? make(one.generated.seed, one.generated.size).wire
        : one.args.map((value, at) => toWire(value, types[at], seen));
      if (one.args && one.args.length !== types.length) throw new Error(`${one.args.length} arguments`);
      const given = "expected" in one ? toWire(one.expected, returns, seen) : undefined;
      cases.push({
        place,
        wire,
        hidden: one.visibility === "hidden",
        isLarge: one.generated?.size === "large",
        raises: one.raises === true,
        expected: given === undefined ? undefined : JSON.stringify(spelling(given, returns, false)),
        largest: seen.largest,
      });
    } catch (error) {
      say(`problem.json ${place}: ${error.message}`);
    }
  });

  const variants = ["reference", "second", "tangled", "naive"];
  const expectedSmall = [];
  const expectedLarge = [];
  const figures = [];
  const shapes = {};
  for (const language of languages) {
    const sources = variants
      .map((variant) => ({ variant, path: `${language}/${variant}.${endings[language]}` }))
      .filter(({ path }) => existsSync(join(folder, path)));
    // Large first: a cold start is what a candidate has as well.
    const groupsOf = ({ variant }) => {
      const own = cases.filter((one) => fits(language, one.largest) && !(variant === "naive" && one.isLarge));
      const bigs = variant === "naive" ? [] : large.map((one) => one.wire);
      return { own, bigs, calls: [...bigs, ...own.map((one) => one.wire), ...small] };
    };
    const groups = sources.map(groupsOf);
    const jobs = sources.map(({ path }, n) => ({ source: join(folder, path), calls: groups[n].calls, cpuLimitMs: 20_000 }));
    const answers =
      language === "java"
        ? runJava(problem, jobs)
        : jobs.map((job) => runSource(language, problem, job.source, job.calls, job.cpuLimitMs));
    sources.forEach(({ variant, path }, n) => {
      const list = answers[n];
      if (typeof list === "string") return say(`${path}: cannot be loaded: ${list.slice(0, 1500)}`);
      const { own, bigs } = groups[n];
      const show = (answer) =>
        answer.over ? "stopped for time" : answer.error ? `${answer.error} ${answer.detail}` : spell(answer.value).slice(0, 300);
      const same = (answer, wanted) => {
        if (wanted.raises) return answer.error === errorNames[language];
        return answer.value !== undefined && spell(answer.value) === wanted.text;
      };
      const wantedOf = (answer) =>
        json.errors && answer.error === errorNames[language] ? { raises: true, text: "an error" } : { text: answer.value === undefined ? "?" : spell(answer.value) };
      let reported = 0;
      const differ = (what, wire, answer, wanted) => {
        if (++reported > 4) return;
        const args = JSON.stringify(wire).slice(0, 400);
        say(`${path}: ${what}: wanted ${wanted.raises ? "an error" : wanted.text.slice(0, 300)}, got ${show(answer)}; args ${args}`);
      };
      list.slice(bigs.length, bigs.length + own.length).forEach((answer, at) => {
        const one = own[at];
        if (!one.raises && one.expected === undefined) {
          say(`problem.json ${one.place}: expected missing; ${path} gives ${show(answer)}`);
          return;
        }
        const wanted = one.raises ? { raises: true } : { text: one.expected };
        if (!same(answer, wanted)) differ(one.place, one.wire, answer, wanted);
      });
      const compare = (part, store, what) =>
        part.forEach((answer, at) => {
          const wire = what === "large" ? large[at].wire : small[at];
          if (store[at] === undefined) {
            store[at] = wantedOf(answer);
            if (store[at].text === "?") differ(`${what} seed ${at + 1}`, wire, answer, { text: "an answer" });
            if (answer.value !== undefined && largestIn(answer.value, returns) > safe) say(`generate.mjs: ${what} seed ${at + 1} has a result beyond 2^53`);
          } else if (!same(answer, store[at])) differ(`${what} seed ${at + 1}`, wire, answer, store[at]);
        });
      compare(list.slice(0, bigs.length), expectedLarge, "large");
      compare(list.slice(bigs.length + own.length), expectedSmall, "small");
      if (reported > 4) say(`${path}: ${reported} answers differ`);
      const slowest = Math.max(...list.map((answer) => answer.cpuMs ?? 99_999));
      const bigCpu = Math.max(0, ...list.slice(0, bigs.length).map((answer) => answer.cpuMs ?? 99_999));
      if (variant === "reference" && slowest >= 500) say(`${path}: ${Math.round(slowest)} ms on one input`);
      if (variant !== "reference" && variant !== "naive" && slowest >= 1000) say(`${path}: ${Math.round(slowest)} ms on one input`);
      if (large.length && variant !== "naive") figures.push(`${language} ${variant} ${Math.round(bigCpu)}`);
      const shape = shapeOf(join(folder, path), language);
      shapes[`${language} ${variant}`] = shape;
      if (variant === "tangled") {
        const plain = shapes[`${language} reference`];
        if (plain && shape.lines < plain.lines * 1.5) say(`${path}: ${shape.lines} lines, the reference has ${plain.lines}`);
        if (plain && shape.cyclomatic < plain.cyclomatic + 3) say(`${path}: complexity ${shape.cyclomatic}, the reference has ${plain.cyclomatic}`);
        if (plain) notes.push(`${language} tangled/reference: lines ${shape.lines}/${plain.lines}, complexity ${shape.cyclomatic}/${plain.cyclomatic}`);
      }
    });
    const naive = join(folder, `${language}/naive.${endings[language]}`);
    if (!quick && large.length && existsSync(naive)) {
      // One input is enough here: three seconds for each language are long when the machine is busy.
      for (const wire of [cases.find((one) => one.isLarge)?.wire ?? large[0].wire]) {
        const list = runSource(language, problem, naive, [wire], 3000);
        const answer = typeof list === "string" ? { error: list } : list[0];
        if (answer.over) figures.push(`${language} naive >3000`);
        else say(`${language}/naive: a large input takes ${Math.round(answer.cpuMs)} ms ${answer.error ?? ""}; wanted over 3000`);
      }
    }
  }
  if (json.complexity && !json.cases.some((one) => one.generated?.size === "large")) say("problem.json cases: no case with generated large");
  const outputs = new Set(expectedSmall.map((one) => one.text ?? "raises"));
  if (small.length && outputs.size < 4) say(`generate.mjs: only ${outputs.size} different results on small inputs`);
  const tally = new Map();
  for (const one of expectedSmall) tally.set(one.text ?? "raises", (tally.get(one.text ?? "raises") ?? 0) + 1);
  const [most = ["", 0]] = [...tally].sort((a, b) => b[1] - a[1]);
  if (small.length && most[1] > smallCount * 0.6) say(`generate.mjs: ${most[1]} of ${smallCount} small inputs give ${most[0]}`);

  for (const path of plantedFaults) {
    const list = runSource("python", problem, join(folder, path), cases.map((one) => one.wire), 5000);
    if (typeof list === "string") {
      say(`${path}: cannot be loaded: ${list}`);
      continue;
    }
    const failed = cases.filter((one, n) =>
      one.raises ? list[n].error !== "ValueError" : list[n].value === undefined || spell(list[n].value) !== one.expected,
    );
    if (!failed.some((one) => one.hidden)) say(`${path}: fails no hidden case`);
    if (failed.length === cases.length) say(`${path}: passes no case`);
  }
  const hidden = json.cases.filter((one) => one.visibility === "hidden").length;
  const perLanguage = languages.map((language) => cases.filter((one) => fits(language, one.largest)).length);
  console.log(`${faults.length ? "FAULTY" : "ok"} ${id}: tier ${tierOf(json.factors)}, ${json.subject}, ${json.cases.length} cases (${hidden} hidden; py/js/java ${perLanguage.join("/")}), ${plantedFaults.length} faults, ${outputs.size} small results${large.length ? `, large ${Math.round(large[0].bytes / 1000)} kB` : ""}`);
  for (const note of notes) console.log(`    ${note}`);
  if (figures.length) console.log(`    large, CPU ms: ${figures.join(", ")}`);
  for (const fault of faults) console.log(`  - ${fault}`);
  return faults.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const quick = words.includes("--quick");
  let ids = words.filter((word) => !word.startsWith("--"));
  if (ids.length === 0) ids = readdirSync(here).filter((name) => existsSync(join(here, name, "problem.json"))).sort();
  compileHarness();
  let good = 0;
  for (const id of ids) {
    try {
      if (await check(id, quick)) good += 1;
    } catch (error) {
      console.log(`FAULTY ${id}: ${error.stack}`);
    }
  }
  console.log(`${good} of ${ids.length} without a fault`);
  process.exitCode = good === ids.length ? 0 : 1;
}
