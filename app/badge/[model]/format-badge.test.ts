import { describe, expect, test } from "vitest";
import { formatBadge } from "./format-badge";

const facts = {
  model: "model-a",
  suite: "Weekly",
  cycle: "2026-W48",
  rate: { passRate: 0.792, low: 0.756, high: 0.826, level: 0.95 },
  rankRange: [1, 4] as const,
};

describe("a badge", () => {
  test("has board, cycle, rate and interval in the picture", () => {
    const texts = [...formatBadge(facts).matchAll(/<text[^>]*>([^<]*)<\/text>/g)];
    expect(texts.map(([, text]) => text)).toEqual(["Weekly 2026-W48", "79.2% (75.6–82.6)"]);
  });

  test("says the same in words to who doesn't see it", () => {
    const words =
      "model-a on Weekly, 2026-W48: 79.2 per cent, 95% interval 75.6 to 82.6, rank 1 to 4";
    expect(formatBadge(facts)).toContain(`<title>${words}</title>`);
    expect(formatBadge(facts)).toContain(`aria-label="${words}"`);
  });

  test("of an incomplete record claims no rate", () => {
    const svg = formatBadge({ ...facts, rate: null, rankRange: null });
    expect(svg).toContain(">no rate</text>");
    expect(svg).not.toContain("%");
  });

  test("holds no markup that a name brings, no script and no address but its namespace", () => {
    const hostile = '"/><script href="http://x">alert(1)</script>';
    const svg = formatBadge({ ...facts, model: hostile, suite: hostile });
    expect(svg).not.toMatch(/<script|onload/);
    expect(svg.match(/"http[^"]*"/g)).toEqual(['"http://www.w3.org/2000/svg"']);
    expect(svg.match(/<\/?[a-z]+/g)?.filter((tag) => tag.startsWith("</"))).toEqual([
      "</title",
      "</text",
      "</text",
      "</svg",
    ]);
  });
});
