/** What each layer may import besides packages. */
const allow = {
  "lib/core": ["lib/core"],
  "lib/contracts": ["lib/contracts", "lib/core"],
  "lib/config": ["lib/config", "lib/core"],
  "lib/test-support": ["lib/test-support", "lib/core"],
  db: ["db", "lib/core", "lib/config"],
  "lib/data": ["lib/data", "lib/core", "lib/contracts", "lib/config", "db"],
  components: ["components", "lib/core", "lib/contracts"],
  app: ["app", "components", "lib"],
  workers: ["workers", "lib/core", "lib/contracts", "lib/config", "db"],
  e2e: ["e2e", "lib/contracts", "db/seed"],
};

const isTest = "\\.test\\.(tsx?|mjs)$";
/** Programs that prove a property of the whole: like tests, they use what helps tests. */
const proofs = "^workers/proofs/";
const testSupport = ["/test-support/"];
const ownFolders = "^(app|components|lib|db|workers|e2e)/";

const layer = ([from, to]) => ({
  name: `layer:${from}`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: [isTest, proofs] },
  to: { path: ownFolders, pathNot: to.map((folder) => `^${folder}/`) },
});

/** Tests keep to their layer too, but may use what helps tests. */
const layerOfTests = ([from, to]) => ({
  name: `layer:${from} (tests)`,
  severity: "error",
  from: { path: from === "workers" ? [`^${from}/.*${isTest}`, proofs] : `^${from}/.*${isTest}` },
  to: { path: ownFolders, pathNot: [...to.map((folder) => `^${folder}/`), ...testSupport] },
});

/** Folders side by side in `parent` that must not know each other. */
const isolated = (parent) => ({
  name: `isolated:${parent}`,
  severity: "error",
  from: { path: `^workers/${parent}/([^/]+)/` },
  to: { path: `^workers/${parent}/[^/]+/`, pathNot: `^workers/${parent}/$1/` },
});

module.exports = {
  forbidden: [
    ...Object.entries(allow).map(layer),
    ...Object.entries(allow).map(layerOfTests),
    {
      name: "core-is-pure",
      severity: "error",
      from: { path: "^lib/core/", pathNot: isTest },
      to: { pathNot: ["^lib/core/", "node_modules/zod/", "node_modules/@noble/hashes/"] },
    },
    {
      name: "ports-not-peers",
      severity: "error",
      from: {
        path: "^workers/(graders|providers|sandbox|importers|jobs)/",
        pathNot: [isTest, ...testSupport],
      },
      to: {
        path: "^workers/(graders|providers|sandbox|importers|jobs|cli|postgres|main)",
        pathNot: "^workers/$1/",
      },
    },
    {
      name: "postgres-stands-alone",
      severity: "error",
      from: { path: "^workers/postgres/" },
      to: { path: "^workers/", pathNot: "^workers/postgres/" },
    },
    {
      name: "bootstrap-before-packages",
      comment: "It runs on a fresh clone, so it imports Node's own modules and, late, esbuild.",
      severity: "error",
      from: { path: "^workers/bootstrap/", pathNot: isTest },
      to: {
        pathNot: ["^workers/bootstrap/", "^node:", "node_modules/esbuild/"],
        dependencyTypesNot: ["core"],
      },
    },
    ...["graders", "providers", "importers"].map(isolated),
    {
      name: "only-tests-use-test-support",
      severity: "error",
      from: { path: ownFolders, pathNot: [isTest, proofs, ...testSupport] },
      to: { path: testSupport },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Hostile programs and cheats are read as text and run in a sandbox alone.
    exclude: { path: "\\.module\\.css$|^workers/sandbox/conformance/.*\\.js$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
