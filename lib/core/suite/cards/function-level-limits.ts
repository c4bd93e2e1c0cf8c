/** What no suite of single functions can show, in the words that every card of one uses. */
export const functionLevelLimits: readonly string[] = [
  "Work in a repository: each task is one function whose name and signature are given. Nothing has to be found, read or changed elsewhere.",
  "Code that people can read, keep and trust: the tests are the only judge, and they see nothing but answers.",
];
