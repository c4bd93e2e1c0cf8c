/** One measure of the board, as a monitoring system collects it. All are numbers that rise and fall. */
export interface Metric {
  /** Snake case, with its unit at the end. */
  name: string;
  /** One line for people. */
  help: string;
  values: { labels?: Readonly<Record<string, string>>; value: number }[];
}
