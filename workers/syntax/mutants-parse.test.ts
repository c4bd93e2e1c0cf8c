import fc from "fast-check";
import { expect, test } from "vitest";
import { mutate } from "../../lib/core/mutation/mutate";
import { findDifference } from "../../lib/core/syntax/find-difference";
import { openParser } from "./open-parser";
import { arbitraryProgram } from "./test-support/arbitrary-program";

const parse = await openParser();

test.each(["python", "javascript", "java"] as const)(
  "every mutant of %s parses, differs from its source as a tree, and equals no other",
  (language) => {
    fc.assert(
      fc.property(arbitraryProgram, (program) => {
        const source = parse(language, program.write(language));
        expect(source.hasError).toBe(false);
        const mutants = mutate(source, "f");
        for (const mutant of mutants) {
          const changed = parse(language, mutant.source);
          const verdict = {
            id: mutant.id,
            error: changed.hasError,
            line: findDifference(source, changed),
          };
          expect(verdict, mutant.source).toEqual({
            id: mutant.id,
            error: false,
            line: expect.any(Number),
          });
        }
        expect(new Set(mutants.map(({ source: text }) => text)).size).toBe(mutants.length);
        expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
      }),
      { numRuns: 40, seed: 6 },
    );
  },
  120_000,
);
