import type { Refactored } from "./refactored";

const express = (indent: string) => `${indent}if express:
${indent}    result = result * 2
${indent}    result = result + EXPRESS_FEE
${indent}    result = max(result, 300)
`;
const step = (indent: string, base: number, rate: number) => `${indent}base = ${base}
${indent}extra = weight * ${rate}
${indent}result = base + extra
${express(indent)}`;

const tangled = `EXPRESS_FEE = 150


def fee(kind: str, weight: int, express: bool) -> int:
    result = 0
    if kind == "letter":
        if weight <= 20:
${step("            ", 85, 2)}        else:
            if weight <= 100:
${step("                ", 160, 3)}            else:
${step("                ", 270, 4)}    else:
        if kind == "parcel":
            if weight <= 2000:
${step("                ", 450, 1)}            else:
${step("                ", 900, 2)}        else:
            raise ValueError("kind")
    return result
`;

const reference = `EXPRESS_FEE = 150
_RATES = {
    "letter": [(20, 85, 2), (100, 160, 3), (None, 270, 4)],
    "parcel": [(2000, 450, 1), (None, 900, 2)],
}


def fee(kind: str, weight: int, express: bool) -> int:
    if kind not in _RATES:
        raise ValueError("kind")
    price = _price(_RATES[kind], weight)
    return max(price * 2 + EXPRESS_FEE, 300) if express else price


def _price(rates, weight):
    for limit, base, rate in rates:
        if limit is None or weight <= limit:
            return base + weight * rate
`;

const functions = `EXPRESS_FEE = 150


def _letter(weight):
    """What a letter costs."""
    if weight <= 20:
        return 85 + weight * 2
    if weight <= 100:
        return 160 + weight * 3
    return 270 + weight * 4


def _parcel(weight):
    if weight <= 2000:
        return 450 + weight
    return 900 + weight * 2


def fee(kind: str, weight: int, express: bool) -> int:
    match kind:
        case "letter":
            price = _letter(weight)
        case "parcel":
            price = _parcel(weight)
        case _:
            raise ValueError("kind")
    if express:
        price = max(price * 2 + EXPRESS_FEE, 300)
    return price
`;

const all = ["cyclomatic", "nesting", "functionLines", "duplicatedLines"];
const renamed = tangled
  .replace(/\bresult\b/g, "outcome")
  .replace(/\bbase\b/g, "start")
  .replace(/\bextra\b/g, "more")
  .replace(/\bweight\b/g, "grams");

export const pythonFee: Refactored = {
  tangled,
  reference,
  honest: { "a table of rates": reference, "a function for each kind": functions },
  changed: reference.replace("weight <= limit", "weight < limit"),
  cheats: [
    ["the original", tangled, all],
    ["other names", renamed, all],
    [
      "another layout",
      tangled
        .replace(/\n {8}/g, "\n\n          ")
        .replace(/ {16}(base = \d+)\n +(extra)/g, "                $1; $2"),
      all,
    ],
    [
      "statements moved into one line",
      tangled
        .replace(/\n +extra/g, "; extra")
        .replace(/\n +result = base/g, "; result = base")
        .replace(/\n +(result = (?:result \+|max))/g, "; $1"),
      all,
    ],
    ["blank lines and comments", tangled.replace(/\n( +)(?=base)/g, "\n\n$1# The base.\n$1"), all],
    [
      "a helper of the same shape",
      `${tangled.replace("def fee(", "def _fee(")}\n\ndef fee(kind: str, weight: int, express: bool) -> int:\n    return _fee(kind, weight, express)\n`,
      all,
    ],
    [
      "the original run as text",
      `EXPRESS_FEE = 150\n_names = {"EXPRESS_FEE": 150}\nexec(${JSON.stringify(tangled)}, _names)\n\n\ndef fee(kind: str, weight: int, express: bool) -> int:\n    return _names["fee"](kind, weight, express)\n`,
      ["no-text-as-code"],
    ],
    [
      "the original as a text for later",
      `${reference}\n_SOURCE = ${JSON.stringify(tangled)}\n`,
      ["no-text-as-code"],
    ],
    [
      "a public name dropped",
      reference.replaceAll("EXPRESS_FEE", "_EXPRESS_FEE"),
      ["public-names"],
    ],
    ["the entry point dropped", reference.replace("def fee(", "def fees("), ["entry-point"]],
    [
      "a class in the place of the function",
      `EXPRESS_FEE = 150\nclass Solution:\n    def fee(self, kind, weight, express):\n        return 0\n`,
      ["public-names"],
    ],
    [
      "dead functions beside the original",
      `${tangled}\n\ndef _price(rates, weight):\n    return 0\n\n\ndef _letter(weight):\n    return 85\n`,
      all,
    ],
    ["what does not parse", `${reference})`, ["parses"]],
    ["no code", "I would extract a table of rates.\n", ["parses"]],
    ["nothing", "", ["entry-point"]],
  ],
};
