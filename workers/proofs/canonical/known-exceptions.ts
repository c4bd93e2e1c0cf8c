/** Published solutions that don't pass their own tests here, by suite and task, each with its cause. */
export const knownExceptions: Record<string, Record<string, string>> = {
  "humaneval-x-javascript": {
    "JavaScript/112":
      "returns `(z, true)`, which is `true` in JavaScript and no pair; the published console.assert doesn't throw",
    "JavaScript/155":
      "answers [0, 0] for 0, where the tests want [1, 0]; the published console.assert doesn't throw",
    "JavaScript/162": "imports the package js-md5, which is no part of Node",
  },
};
