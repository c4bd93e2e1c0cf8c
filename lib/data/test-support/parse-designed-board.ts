/** One row of the board in the design study, as it is printed there. */
export interface DesignedRow {
  name: string;
  month: string;
  count: string;
  ranks: string;
  /** The rule under the row: sep, lean or none. */
  rule: string;
  /** Verdict against the row below; empty in the last row. */
  next: string;
  /** Printed bounds in per cent. */
  interval: number[];
  /** Places of the rows that it can't be told apart from. */
  together: number[];
}

export interface DesignedBoard {
  headline: string;
  pairs: number;
  rows: DesignedRow[];
}

const rowPattern =
  /<tr class="(?<rule>\w+)" data-i="\d+".*?data-tied="(?<together>[\d ]*)".*?<span class="rr">(?<ranks>.*?)<\/span>.*?<a href="#">(?<name>.*?)<\/a><span class="meta">(?<month>.*?)<\/span>.*?<span class="frac">(?<count>.*?)<\/span>.*?<td class="ci-t">(?<interval>.*?)<\/td>\s*<td class="ver">(?<next>.*?)<\/td>/gs;

const stripTags = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** Reads the page of the study; a page of another form gives no rows. */
export function parseDesignedBoard(html: string): DesignedBoard {
  return {
    headline: stripTags(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    pairs: Number(/Holm over (\d+) pairs/.exec(html)?.[1]),
    rows: [...html.matchAll(rowPattern)].map(({ groups = {} }) => ({
      name: groups.name ?? "",
      month: groups.month ?? "",
      count: groups.count ?? "",
      ranks: groups.ranks ?? "",
      rule: groups.rule ?? "",
      next: stripTags(groups.next ?? ""),
      interval: (groups.interval ?? "").split(" – ").map(Number),
      together: (groups.together ?? "").split(" ").filter(Boolean).map(Number),
    })),
  };
}
