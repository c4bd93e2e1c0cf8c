import { expect, test } from "vitest";
import { parseProblem } from "../parse-problem";
import { baseFolderFixture } from "../problem-fixture";
import { renderAlgorithmPrompt, renderTranslationPrompt } from "./program-prompts";
import { renderPrompt } from "./prompt-template";

const problem = parseProblem(baseFolderFixture()["problem.json"] ?? "", "problem.json", () => [
  "1",
  [],
]);

test("JavaScript has a JSDoc comment with types, its own names, and an open body", () => {
  expect(renderPrompt(problem, "javascript")).toBe(`/**
 * \`firstStep\` is a whole number. Return for each key of \`byName\` how many steps it takes.
 *
 * In JavaScript, no value is null.
 *
 * @param {number} firstStep
 * @param {Map<string, [number, string]>} byName
 * @returns {[number, string | null]}
 * @throws {RangeError} when \`firstStep\` is negative
 *
 * @example
 * countSteps(1, new Map([["a", [2, "b"]]])); // returns [3, null]
 *
 * @example
 * // \`firstStep\` is too low.
 * countSteps(-1, new Map()); // throws RangeError
 */
export function countSteps(firstStep, byName) {
`);
});

test("Java has a class Solution with Javadoc, its own names, and an open body", () => {
  expect(renderPrompt(problem, "java")).toBe(`import java.util.*;

class Solution {
    /**
     * \`firstStep\` is a whole number. Return for each key of \`byName\` how many steps it takes.
     *
     * <p>In Java, no value is null.
     *
     * <pre>{@code
     * countSteps(1L, Map.of("a", List.of(2L, "b"))); // returns Arrays.asList(3L, null)
     *
     * // \`firstStep\` is too low.
     * countSteps(-1L, Map.of()); // throws IllegalArgumentException
     * }</pre>
     *
     * @throws IllegalArgumentException when \`firstStep\` is negative
     */
    static List<Object> countSteps(long firstStep, Map<String, List<Object>> byName) {
`);
});

test("Python shows an error as doctest does", () => {
  expect(
    renderPrompt(problem, "python"),
  ).toContain(`    Raises ValueError when \`first_step\` is negative.

    >>> count_steps(1, {'a': (2, 'b')})
    (3, None)

    \`first_step\` is too low.
    >>> count_steps(-1, {})
    Traceback (most recent call last):
        ...
    ValueError
    """
`);
});

test("a bound is stated with what its variable counts", () => {
  expect(renderAlgorithmPrompt(problem, "javascript")).toContain(
    " * The time that it takes may grow no faster than O(n), where n is the number of entries. Some\n * inputs are large: a slower solution reaches the CPU limit on them.\n",
  );
});

test("a translation shows the program and the signature of the other language", () => {
  const source = "def count_steps(a):\n    return a\n";
  const prompt = renderTranslationPrompt(problem, { from: "python", source, into: "java" });
  expect(prompt).toContain(
    "// Translate this Python program into Java:\n//\n//     def count_steps(a):\n",
  );
  expect(prompt).toContain(
    "//     static List<Object> countSteps(long firstStep, Map<String, List<Object>> byName)\n",
  );
  expect(prompt).toContain(
    "// Where the program raises its error, it throws an IllegalArgumentException.\n",
  );
});
