import type { Metric } from "./metric";

/** The media type of what `formatMetrics` returns. */
export const metricsMediaType = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Metrics in the text format 0.0.4 of Prometheus, each as a gauge. A metric without values is told
 * all the same, so that a reader knows that it exists.
 */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics.map((metric) => `${formatMetric(metric).join("\n")}\n`).join("");
}

function formatMetric({ name, help, values }: Metric): string[] {
  return [
    `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
    `# TYPE ${name} gauge`,
    ...values.map(({ labels, value }) => `${name}${formatLabels(labels ?? {})} ${value}`),
  ];
}

function formatLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
