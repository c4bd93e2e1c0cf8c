/** Names of the tables that an answer of the API holds; the first is given where none is asked for. */
export const compareTables = ["tasks", "slices", "models", "pairs"] as const;

export const cycleTables = ["models", "cells", "gates", "tasks"] as const;

/** Candidates and outcomes are not among them: they are the files of results. */
export const runTables = [
  "slices",
  "failure-classes",
  "averages",
  "repeats",
  "exclusions",
  "checklist",
  "records",
] as const;
