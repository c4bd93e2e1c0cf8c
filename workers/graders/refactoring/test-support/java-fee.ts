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
const tangled = `class Solution {
    static final long EXPRESS_FEE = 150;

    static long fee(String kind, long weight, boolean express) {
        long result = 0;
        long base;
        long extra;
        if (kind.equals("letter")) {
            if (weight <= 20) {
                ${step(85, 2)}
            } else {
                if (weight <= 100) {
                    ${step(160, 3)}
                } else {
                    ${step(270, 4)}
                }
            }
        } else {
            if (kind.equals("parcel")) {
                if (weight <= 2000) {
                    ${step(450, 1)}
                } else {
                    ${step(900, 2)}
                }
            } else {
                throw new IllegalArgumentException("kind");
            }
        }
        return result;
    }
}
`;
const reference = `class Solution {
    static final long EXPRESS_FEE = 150;
    private static final long[][] LETTER = {{20, 85, 2}, {100, 160, 3}, {Long.MAX_VALUE, 270, 4}};
    private static final long[][] PARCEL = {{2000, 450, 1}, {Long.MAX_VALUE, 900, 2}};

    static long fee(String kind, long weight, boolean express) {
        long price = price(ratesOf(kind), weight);
        return express ? Math.max(price * 2 + EXPRESS_FEE, 300) : price;
    }

    private static long[][] ratesOf(String kind) {
        if (kind.equals("letter")) return LETTER;
        if (kind.equals("parcel")) return PARCEL;
        throw new IllegalArgumentException("kind");
    }

    private static long price(long[][] rates, long weight) {
        for (long[] step : rates) {
            if (weight <= step[0]) return step[1] + weight * step[2];
        }
        throw new IllegalStateException();
    }
}
`;
const records = `import java.util.*;

class Solution {
    static final long EXPRESS_FEE = 150;

    /** What a kind costs up to some weight. */
    private record Step(long limit, long base, long rate) {}

    private static final Map<String, List<Step>> STEPS = Map.of(
            "letter", List.of(new Step(20, 85, 2), new Step(100, 160, 3), new Step(Long.MAX_VALUE, 270, 4)),
            "parcel", List.of(new Step(2000, 450, 1), new Step(Long.MAX_VALUE, 900, 2)));

    static long fee(String kind, long weight, boolean express) {
        List<Step> steps = STEPS.get(kind);
        if (steps == null) {
            throw new IllegalArgumentException("kind");
        }
        Step step = steps.stream().filter(one -> weight <= one.limit()).findFirst().orElseThrow();
        long price = step.base() + weight * step.rate();
        if (!express) {
            return price;
        }
        return Math.max(price * 2 + EXPRESS_FEE, 300);
    }
}
`;
const all = ["cyclomatic", "nesting", "functionLines", "duplicatedLines"];

export const javaFee: Refactored = {
  tangled,
  reference,
  honest: { "arrays of rates": reference, "records in a map": records },
  changed: reference.replace("weight <= step[0]", "weight < step[0]"),
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
      tangled
        .replace("static long fee(", "private static long inner(")
        .replace(
          /\}\n$/,
          "    static long fee(String kind, long weight, boolean express) {\n        return inner(kind, weight, express);\n    }\n}\n",
        ),
      all,
    ],
    [
      "a program that is compiled anew",
      reference.replace(
        "class Solution {",
        "class Solution {\n    private static Object compiler() { return javax.tools.ToolProvider.getSystemJavaCompiler(); }",
      ),
      ["no-text-as-code"],
    ],
    [
      "methods found by name",
      reference.replace(
        "class Solution {",
        'class Solution {\n    private static Object other() throws Exception { return Class.forName("Other"); }',
      ),
      ["no-text-as-code"],
    ],
    [
      "a public name dropped",
      reference.replace("static final long EXPRESS_FEE", "private static final long EXPRESS_FEE"),
      ["public-names"],
    ],
    [
      "the entry point dropped",
      reference.replace("static long fee(", "static long fees("),
      ["entry-point"],
    ],
    ["another class", reference.replace("class Solution", "class Fees"), ["public-names"]],
    [
      "dead methods beside the original",
      tangled.replace(
        /\}\n$/,
        "    private static long price(long[][] rates, long weight) {\n        return 0;\n    }\n}\n",
      ),
      all,
    ],
    ["what does not parse", `${reference})`, ["parses"]],
    ["nothing", "", ["entry-point"]],
  ],
};
