import type { Documented } from "./documented";

const header = "def share(total: int, parts: int) -> list[int]:\n";
const body = `    if parts < 1:
        raise ValueError("parts")
    base, rest = divmod(total, parts)
    return [base + 1 if at < rest else base for at in range(parts)]
`;
const code = header + body;
const document = (text: string, rest = body) =>
  `${header}    """${text.replace(/\n(?=.)/g, "\n    ")}\n    """\n${rest}`;

const words = `Shares out.

:param total: what is shared
:param parts: how many get a part
:returns: the parts, larger ones first
:raises ValueError: if parts is below 1
`;
const examples = `
>>> share(7, 3)
[3, 2, 2]
>>> share(6, 3)
[2, 2, 2]
>>> share(1, 0)
Traceback (most recent call last):
    ...
ValueError: parts
`;
const sections = `Split a total into nearly equal whole parts.

Args:
    total (int): The whole that is split.
    parts (int): The number of parts.

Returns:
    list[int]: One entry for each part.

Raises:
    ValueError: When \`parts\` is less than 1.

Examples:
    >>> share(total=7, parts=3)
    [3, 2, 2]

    >>> share(0, 2)
    [0, 0]

    >>> share(-1, 2) == [0, -1]
    True
`;
const prompts = (count: number) =>
  Array.from({ length: count }, (_, at) => `>>> share(${2 * at}, 2)\n[${at}, ${at}]\n`).join("");

export const pythonShare: Documented = {
  code,
  faults: [
    code.replace("at < rest", "at <= rest"),
    code.replace("base + 1", "base"),
    code.replace("parts < 1", "parts < 0"),
    code.replace("divmod(total, parts)", "divmod(total, parts + 1)"),
  ],
  honest: {
    "a docstring with fields": document(words + examples),
    "a docstring with sections, and comments beside the code": `# Sharing.\n${document(sections).replace("raise Value", "raise Value")}    # done\n`,
  },
  cheats: [
    ["no documentation", code, ["documentation-form"]],
    [
      "a comment in the place of a docstring",
      `# ${words.replace(/\n/g, "\n# ")}\n${code}`,
      ["documentation-form"],
    ],
    [
      "a change by one operator",
      document(words + examples, body.replace("at < rest", "at <= rest")),
      ["code-unchanged"],
    ],
    [
      "a string that computes in the place of a docstring",
      `${header}    f"""${words}{exit()}"""\n${body}`,
      ["code-unchanged"],
    ],
    [
      "code after the docstring's end",
      document(`${words}"""; share = None; """`),
      ["code-unchanged"],
    ],
    [
      "code hidden in the examples",
      document(
        `${words}\n>>> __import__('os')._exit(0)\n0\n>>> exec('x = 1')\n1\n>>> share.__code__\n2\n`,
      ),
      ["examples"],
    ],
    [
      "examples that are comments",
      document(`${words}\n>>> # share(7, 3)\n[3, 2, 2]\n# share(6, 3)\n# [2, 2, 2]\n`),
      ["examples"],
    ],
    [
      "tautologies",
      document(`${words}\n>>> share(7, 3) == share(7, 3)\nTrue\n>>> True\nTrue\n>>> 1 + 1\n2\n`),
      ["examples"],
    ],
    [
      "one example again and again",
      document(`${words}${"\n>>> share(7, 3)\n[3, 2, 2]\n".repeat(5)}`),
      ["examples"],
    ],
    [
      "the same arguments in other words",
      document(
        `${words}\n>>> share(7, 3)\n[3, 2, 2]\n>>> share(0b111, parts=3)\n[3, 2, 2]\n>>> share( 7,3 ) == [3, 2, 2]\nTrue\n`,
      ),
      ["examples"],
    ],
    ["ten thousand examples", document(words + prompts(10_000)), ["examples"]],
    [
      "examples with wrong results",
      document(words + examples.replace("[3, 2, 2]", "[2, 2, 3]")),
      ["truth"],
    ],
    [
      "a result of another type",
      document(words + examples.replace("[3, 2, 2]", "(3, 2, 2)")),
      ["truth"],
    ],
    [
      "an error of another name",
      document(words + examples.replace("ValueError: parts", "TypeError: parts")),
      ["truth"],
    ],
    [
      "a call that never ends",
      document(`${words + examples}>>> share(1, 10000000000)\n[1]\n`),
      ["truth"],
    ],
    [
      "examples that tell it from too few faults",
      document(
        `${words}\n>>> share(0, 1)\n[0]\n>>> share(-1, 1) == [-1]\nFalse\n>>> share(0, -1)\nTraceback (most recent call last):\n    ...\nValueError\n>>> share(0, -2)\nTraceback (most recent call last):\n    ...\nValueError\n>>> share(0, -3)\nTraceback (most recent call last):\n    ...\nValueError\n`,
      ),
      ["faults"],
    ],
    [
      "words without names",
      document(
        `Shares total among parts and returns the parts.\nIt raises ValueError.\n${examples}`,
      ),
      ["parameters", "result", "error"],
    ],
    [
      "names without words",
      document(`:param total:\n:param parts:\n:returns:\n:raises ValueError:\n${examples}`),
      ["parameters", "result", "error"],
    ],
    [
      "an error that is about something else",
      document(words.replace("if parts is below 1", "if total is odd") + examples),
      ["error"],
    ],
  ],
};
