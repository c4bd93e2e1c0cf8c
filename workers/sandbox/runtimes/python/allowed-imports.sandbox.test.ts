import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BubblewrapBackend } from "../../bubblewrap-backend";
import { missingForSandbox, openBubblewrapBackend } from "../../bubblewrap-backend";
import { ask, loadAndCall, type Reply } from "../../conformance/driver-session";
import { hostileLimits } from "../../conformance/hostile/hostile-program";
import { sandboxTestHome } from "../../test-support/sandbox-test-home";

describe.skipIf(missingForSandbox().length > 0)("the packages that Python code may import", () => {
  let backend: BubblewrapBackend;

  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
  }, 60_000);

  afterAll(() => backend?.close());

  async function run(source: string): Promise<Reply> {
    const handle = await backend.acquire("python", hostileLimits, "driver");
    const allowed = [
      "math",
      "json",
      "datetime",
      "importlib",
      "collections",
      "random",
      "statistics",
    ];
    expect(await ask(handle, "P", JSON.stringify(allowed))).toMatchObject({ status: "L" });
    const reply = await loadAndCall(handle, "attack", source, "()");
    await handle.dispose();
    return reply;
  }

  const attack = (...lines: string[]) =>
    `def attack():\n${lines.map((l) => `    ${l}\n`).join("")}`;

  test.each([
    [
      "a package of the list",
      "import math, json, statistics",
      "math.floor(json.loads('2.5'))",
      '["i","2"]',
    ],
    [
      "a module below one",
      "from collections.abc import Mapping",
      "issubclass(dict, Mapping)",
      "true",
    ],
    ["what its own code imports", "import random", "random.Random(0).randint(5, 5)", '["i","5"]'],
    [
      "what its C code imports",
      "from datetime import datetime",
      "datetime.strptime('2020', '%Y').year",
      '["i","2020"]',
    ],
    ["a feature of the language", "from __future__ import annotations", "1", '["i","1"]'],
  ])("include %s", async (_, line, expression, text) => {
    const source = `${line}\n${attack(`return ${expression}`)}`;
    expect(await run(source)).toMatchObject({ status: "R", text });
  });

  test.each([
    ["by a statement", "import os\ndef attack():\n    return 1\n"],
    ["by a statement, though the interpreter has it already", attack("import sys", "return 1")],
    ["of a module below", attack("from os.path import join", "return 1")],
    ["by __import__", attack("return __import__('os').getpid()")],
    ["by importlib", attack("import importlib", "return importlib.import_module('sys').maxsize")],
    [
      "by importlib's machinery",
      attack("import importlib", "return importlib._bootstrap._gcd_import('os').getpid()"),
    ],
    [
      "by evaluated code",
      attack("scope = {}", "exec('import os', scope)", "return scope['os'].getpid()"),
    ],
    [
      "by code that calls itself the standard library's",
      attack(
        "import json",
        "exec(compile('import os', json.__file__, 'exec'), vars(json))",
        "return json.os.getpid()",
      ),
    ],
  ])("exclude all else, also %s", async (_, source) => {
    expect(await run(source)).toMatchObject({
      status: "I",
      text: expect.stringMatching(/^"(os|sys)"$/),
    });
  });

  test("a refused import that the code expects leaves it without the module", async () => {
    const source =
      "try:\n    import os\nexcept ImportError:\n    os = None\ndef attack():\n    return os\n";
    expect(await run(source)).toMatchObject({ status: "R", text: "null" });
  });

  test("without a list everything of the standard library can be imported", async () => {
    const handle = await backend.acquire("python", hostileLimits, "driver");
    const source = "import os, subprocess\ndef attack():\n    return 1\n";
    expect(await loadAndCall(handle, "attack", source, "()")).toMatchObject({ status: "R" });
    await handle.dispose();
  });
});
