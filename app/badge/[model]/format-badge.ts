import { formatPercent } from "../../../components/format/format-percent";
import { toPlainText } from "../../../components/format/to-plain-text";
import { escapeXml } from "../../_lib/escape-xml";

export interface BadgeFacts {
  model: string;
  suite: string;
  cycle: string;
  /** Null where the record has no rate: incomplete, or too few candidates. */
  rate: { passRate: number; low: number; high: number; level: number } | null;
  /** Null where the record stands apart from the ranked ones. */
  rankRange: readonly [number, number] | null;
}

const height = 20;
const padding = 7;
/** Of a picture of the interval from 0 to 100 %. */
const figureWidth = 84;
const longestLabel = 40;
/** Verdana's digits and most small letters at 11 px; the text is fitted to what they add up to. */
const characterWidth = 6.6;
/** Readable on both; the badge brings its own ground, as the page around it is unknown. */
const colours = { label: "#3c4552", value: "#eef0f3", ink: "#11151b", paper: "#ffffff" };

/**
 * A badge as SVG: board and cycle, then rate and interval in figures and drawn on the axis from 0 to
 * 100 %. It holds no script, style or address; its title says all of it in words.
 */
export function formatBadge(facts: BadgeFacts): string {
  const label = `${toPlainText(facts.suite, longestLabel)} ${facts.cycle}`;
  const value = wordRate(facts.rate);
  const labelWidth = widthOf(label);
  const figure = facts.rate === null ? 0 : figureWidth;
  const width = labelWidth + figure + widthOf(value);
  const title = escapeXml(wordBadge(facts));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" rx="3" fill="${colours.value}"/>`,
    `<path d="M3 0H${labelWidth}V${height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="${colours.label}"/>`,
    drawText(label, 0, labelWidth, colours.paper),
    facts.rate === null ? "" : drawInterval(facts.rate, labelWidth),
    drawText(value, labelWidth + figure, widthOf(value), colours.ink),
    "</svg>\n",
  ].join("");
}

function wordRate(rate: BadgeFacts["rate"]): string {
  if (rate === null) return "no rate";
  const { passRate, low, high } = rate;
  return `${formatPercent(passRate)}% (${formatPercent(low)}–${formatPercent(high)})`;
}

function wordBadge({ model, suite, cycle, rate, rankRange }: BadgeFacts): string {
  const where = `${toPlainText(model, 100)} on ${toPlainText(suite, 100)}, ${cycle}`;
  if (rate === null) return `${where}: no rate, the record is not complete`;
  const level = Number((rate.level * 100).toFixed(2));
  const bounds = `${formatPercent(rate.low)} to ${formatPercent(rate.high)}`;
  const [best, worst] = rankRange ?? [];
  const rank =
    best === undefined || worst === undefined
      ? "not ranked"
      : best === worst
        ? `rank ${best}`
        : `rank ${best} to ${worst}`;
  return `${where}: ${formatPercent(rate.passRate)} per cent, ${level}% interval ${bounds}, ${rank}`;
}

function widthOf(text: string): number {
  return Math.round([...text].length * characterWidth) + 2 * padding;
}

function drawText(text: string, left: number, width: number, fill: string): string {
  const inner = width - 2 * padding;
  const fitted = `textLength="${inner}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${left + padding}" y="14" fill="${fill}" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" ${fitted}>${escapeXml(text)}</text>`;
}

function drawInterval(rate: { passRate: number; low: number; high: number }, left: number): string {
  const inner = figureWidth - padding;
  const x = (share: number) => Number((left + padding + share * inner).toFixed(1));
  const [low, high] = [x(rate.low), x(rate.high)];
  const axis = `M${x(0)} 13.5V16.5M${x(0)} 15H${x(1)}M${x(1)} 13.5V16.5`;
  const whisker = `M${low} 9H${high}M${low} 6.5V11.5M${high} 6.5V11.5`;
  return (
    `<path d="${axis}" stroke="#9aa3ae" fill="none"/>` +
    `<path d="${whisker}" stroke="${colours.ink}" fill="none"/>` +
    `<circle cx="${x(rate.passRate)}" cy="9" r="1.8" fill="${colours.ink}"/>`
  );
}
