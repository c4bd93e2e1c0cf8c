import type { Refactored } from "./refactored";

const step = (base: number, rate: number) => `base = ${base};
      extra = weight * ${rate};
      result = base + extra;
      if (express) {
        result = result * 2;
        result = result + EXPRESS_FEE;
        result = Math.max(result, 300);
      }
`;
const tangled = `export const EXPRESS_FEE = 150;

export function fee(kind, weight, express) {
  let result = 0;
  let base;
  let extra;
  if (kind === "letter") {
    if (weight <= 20) {
      ${step(85, 2)}    } else {
      if (weight <= 100) {
        ${step(160, 3)}      } else {
        ${step(270, 4)}      }
    }
  } else {
    if (kind === "parcel") {
      if (weight <= 2000) {
        ${step(450, 1)}      } else {
        ${step(900, 2)}      }
    } else {
      throw new RangeError("kind");
    }
  }
  return result;
}
`;
const reference = `export const EXPRESS_FEE = 150;
const rates = new Map([
  ["letter", [[20, 85, 2], [100, 160, 3], [Infinity, 270, 4]]],
  ["parcel", [[2000, 450, 1], [Infinity, 900, 2]]],
]);

export function fee(kind, weight, express) {
  const steps = rates.get(kind);
  if (steps === undefined) throw new RangeError("kind");
  const [, base, rate] = steps.find(([limit]) => weight <= limit);
  const price = base + weight * rate;
  return express ? Math.max(price * 2 + EXPRESS_FEE, 300) : price;
}
`;
const functions = `const EXPRESS_FEE = 150;

/** What a letter costs. */
const priceLetter = (weight) => {
  if (weight <= 20) return 85 + weight * 2;
  return weight <= 100 ? 160 + weight * 3 : 270 + weight * 4;
};

const priceParcel = (weight) => (weight <= 2000 ? 450 + weight : 900 + weight * 2);

function price(kind, weight) {
  switch (kind) {
    case "letter":
      return priceLetter(weight);
    case "parcel":
      return priceParcel(weight);
    default:
      throw new RangeError("kind");
  }
}

function fee(kind, weight, express) {
  const plain = price(kind, weight);
  if (!express) return plain;
  return Math.max(plain * 2 + EXPRESS_FEE, 300);
}

export { EXPRESS_FEE, fee };
`;
const all = ["cyclomatic", "nesting", "functionLines", "duplicatedLines"];

export const javascriptFee: Refactored = {
  tangled,
  reference,
  honest: { "a table of rates": reference, "a function for each kind": functions },
  changed: reference.replace("weight <= limit", "weight < limit"),
  cheats: [
    ["the original", tangled, all],
    [
      "other names",
      tangled
        .replace(/\bresult\b/g, "outcome")
        .replace(/\bbase\b/g, "start")
        .replace(/\bweight\b/g, "grams"),
      all,
    ],
    ["all in one line", tangled.replace(/\s+/g, " "), all],
    ["blank lines and comments", tangled.replace(/;\n/g, ";\n\n// So.\n"), all],
    [
      "a helper of the same shape",
      `${tangled.replace("export function fee(", "function inner(")}\nexport function fee(kind, weight, express) {\n  return inner(kind, weight, express);\n}\n`,
      all,
    ],
    [
      "the original run as text",
      `export const EXPRESS_FEE = 150;\nconst inner = new Function("kind", "weight", "express", "EXPRESS_FEE", ${JSON.stringify(tangled.split("{\n").slice(1).join("{\n"))});\nexport function fee(kind, weight, express) {\n  return inner(kind, weight, express, 150);\n}\n`,
      ["no-text-as-code"],
    ],
    [
      "the original run by way of a constructor",
      `export const EXPRESS_FEE = 150;\nexport function fee(kind, weight, express) {\n  return fee.constructor("return 1")();\n}\n`,
      ["no-text-as-code"],
    ],
    ["a public name dropped", reference.replace("export const", "const"), ["public-names"]],
    [
      "the entry point dropped",
      reference.replace("function fee(", "function fees("),
      ["entry-point"],
    ],
    [
      "a class in the place of the function",
      `export const EXPRESS_FEE = 150;\nexport class Solution {\n  fee(kind, weight, express) {\n    return 0;\n  }\n}\n`,
      ["public-names"],
    ],
    [
      "dead functions beside the original",
      `${tangled}\nfunction price(rates, weight) {\n  return 0;\n}\n`,
      all,
    ],
    ["what does not parse", `${reference})`, ["parses"]],
    ["nothing", "", ["entry-point"]],
  ],
};
