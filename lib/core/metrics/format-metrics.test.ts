import { expect, test } from "vitest";
import { formatMetrics } from "./format-metrics";

// The example of the format's own documentation, in its escapes.
test("names, help, labels and numbers come in the text format of Prometheus", () => {
  const text = formatMetrics([
    {
      name: "errorbar_candidates",
      help: "Candidates by verdict",
      values: [
        { labels: { verdict: "passed" }, value: 1027 },
        { labels: { verdict: "failed", fault: "" }, value: 3 },
      ],
    },
    { name: "errorbar_age_seconds", help: "An age", values: [{ value: 0.125 }] },
    { name: "errorbar_nothing", help: "Never seen", values: [] },
  ]);
  expect(text).toBe(
    [
      "# HELP errorbar_candidates Candidates by verdict",
      "# TYPE errorbar_candidates gauge",
      'errorbar_candidates{verdict="passed"} 1027',
      'errorbar_candidates{verdict="failed",fault=""} 3',
      "# HELP errorbar_age_seconds An age",
      "# TYPE errorbar_age_seconds gauge",
      "errorbar_age_seconds 0.125",
      "# HELP errorbar_nothing Never seen",
      "# TYPE errorbar_nothing gauge",
      "",
    ].join("\n"),
  );
});

test("quotes, backslashes and line feeds of a label are escaped", () => {
  const labels = { path: "C:\\DIR\\FILE.TXT", error: 'Cannot find file:\n"FILE.TXT"' };
  expect(formatMetrics([{ name: "a", help: "b\\c\nd", values: [{ labels, value: 1 }] }])).toBe(
    '# HELP a b\\\\c\\nd\n# TYPE a gauge\na{path="C:\\\\DIR\\\\FILE.TXT",error="Cannot find file:\\n\\"FILE.TXT\\""} 1\n',
  );
});
