import { ImageResponse } from "next/og";
import {
  type AxisScale,
  createAxisScale,
  positionOnAxis,
} from "../../../components/intervals/axis-scale";
import { drawable, type PreviewFacts, type PreviewRate } from "./preview-facts";

const size = { width: 1200, height: 630 };
const ink = "#11151b";
const soft = "#566170";
const nameWidth = 390;
const figureWidth = 350;
const rowHeight = 44;
const longest = { where: 90, headline: 150, name: 36 };

/** Draws a preview as PNG, 1200 by 630. Its text is drawn, never run: nothing in it is markup. */
export async function drawPreview(facts: PreviewFacts): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(<Preview facts={facts} />, size);
  return new Uint8Array(await image.arrayBuffer());
}

function Preview({ facts: { where, headline, rates } }: { facts: PreviewFacts }) {
  const scale = createAxisScale(rates.flatMap(({ passRate, low, high }) => [passRate, low, high]));
  return (
    <div
      style={{
        ...{ display: "flex", flexDirection: "column", width: "100%", height: "100%" },
        ...{ padding: "56px 64px", background: "#ffffff", color: ink, fontSize: 26 },
      }}
    >
      <div style={{ display: "flex", color: soft }}>{drawable(where, longest.where)}</div>
      <div
        style={{
          display: "flex",
          marginTop: 14,
          fontSize: 50,
          lineHeight: 1.12,
          letterSpacing: -1.6,
        }}
      >
        {drawable(headline, longest.headline)}
      </div>
      <div style={{ display: "flex", flexDirection: "column", marginTop: 30 }}>
        {rates.map((rate) => (
          <Row key={rate.name} rate={rate} scale={scale} />
        ))}
      </div>
      <div style={{ display: "flex", marginTop: "auto", color: soft, fontSize: 24 }}>
        Errorbar: a leaderboard that never hides its error bars
      </div>
    </div>
  );
}

function Row({ rate, scale }: { rate: PreviewRate; scale: AxisScale }) {
  const x = (value: number) => (positionOnAxis(scale, value) / 100) * figureWidth;
  const middle = rowHeight / 2;
  const [low, high] = [x(rate.low), x(rate.high)];
  const path = `M${low} ${middle}H${high}M${low} ${middle - 7}V${middle + 7}M${high} ${middle - 7}V${middle + 7}`;
  return (
    <div style={{ display: "flex", alignItems: "center", height: rowHeight }}>
      <div
        style={{
          ...{ display: "block", width: nameWidth, paddingRight: 20, fontSize: 24 },
          ...{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
        }}
      >
        {drawable(rate.name, longest.name)}
      </div>
      <svg width={figureWidth} height={rowHeight} aria-hidden="true">
        <path d={path} stroke={ink} strokeWidth="2" fill="none" />
        <circle cx={x(rate.passRate)} cy={middle} r="6" fill={ink} />
      </svg>
      <div style={{ display: "flex", marginLeft: 16, color: soft, fontSize: 22 }}>
        {drawable(rate.text, 60)}
      </div>
    </div>
  );
}
