import type { Results } from "./report";

/** Target for the ratios, drawn as a second line besides the one at 1. */
const LIMIT = 1.03;
const TITLE = "How much later a page paints because of its scripts";
const SERIES = ["First contentful paint", "Largest contentful paint"];

const WIDTH_PX = 760;
const HEIGHT_PX = 380;
const BAR_PX = 44;
const box = { left: 64, right: WIDTH_PX - 64, top: 104, bottom: HEIGHT_PX - 48 };

/**
 * Draws a bar chart of ratios as SVG with a background and colours for light and dark mode. Bars start at 1.00 and go up
 * if the ratio is worse, down if it is better.
 */
export function drawPlot({ date, loads }: Results): string {
  const note = `1.00 is the same page without scripts; ${date}, phone, slow 4G, 4× slower processor.`;
  const ratios = loads.map(({ fcpRatio, lcpRatio }) => [fcpRatio.value, lcpRatio.value]);
  const top = Math.max(LIMIT + 0.07, ...ratios.flat()) + 0.05;
  const bottom = Math.min(0.95, ...ratios.flat()) - 0.05;
  const y = (value: number) => round(box.bottom - ((value - bottom) / (top - bottom)) * (box.bottom - box.top));
  const step = (box.right - box.left) / loads.length;

  // The two lines may be close, so their labels are on opposite sides.
  const line = (value: number, kind: string, x: number, anchor: string) =>
    `<line class="${kind}" x1="${box.left}" x2="${box.right}" y1="${y(value)}" y2="${y(value)}"/>` +
    `<text class="axis" x="${x}" y="${y(value) + 4}" text-anchor="${anchor}">${value.toFixed(2)}</text>`;
  const bar = (value: number, group: number, index: number) => {
    const x = round(box.left + step * (group + 0.5) + (index - SERIES.length / 2) * BAR_PX);
    const [from, to] = [y(Math.max(1, value)), y(Math.min(1, value))];
    const label = value >= 1 ? from - 6 : to + 16;
    return (
      `<rect class="bar-${index}" x="${x + 2}" y="${from}" width="${BAR_PX - 4}" height="${Math.max(1, round(to - from))}"/>` +
      `<text x="${x + BAR_PX / 2}" y="${round(label)}" text-anchor="middle">${value.toFixed(2)}</text>`
    );
  };
  const legend = (name: string, index: number) =>
    `<rect class="bar-${index}" x="${box.left + index * 260}" y="68" width="14" height="14"/>` +
    `<text x="${box.left + index * 260 + 22}" y="80">${name}</text>`;
  const summary = loads.map(
    ({ page, fcpRatio, lcpRatio }) => `${page.name} ${fcpRatio.value.toFixed(2)} and ${lcpRatio.value.toFixed(2)}`,
  );

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" role="img" aria-labelledby="title summary">
<title id="title">${TITLE}</title>
<desc id="summary">${note} ${SERIES.join(" and ")}: ${summary.join("; ")}.</desc>
<style>
  .ground { fill: #fffaf0; } text { fill: #222b25; font: 13px system-ui, sans-serif; }
  .title { font-size: 18px; font-weight: 600; } .axis, .note { fill: #5d5945; }
  .bar-0 { fill: #1d6b4c; } .bar-1 { fill: #d0812c; }
  .one { stroke: #222b25; stroke-width: 1.5; } .limit { stroke: #a43716; stroke-width: 1.5; stroke-dasharray: 6 4; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #131c31; } text { fill: #f7ecd3; } .axis, .note { fill: #c5bda6; }
    .bar-0 { fill: #5fbd93; } .bar-1 { fill: #f7a945; } .one { stroke: #f7ecd3; } .limit { stroke: #ff8f6b; }
  }
</style>
<rect class="ground" width="${WIDTH_PX}" height="${HEIGHT_PX}" rx="8"/>
<text class="title" x="24" y="32">${TITLE}</text>
<text class="note" x="24" y="52">${note}</text>
${SERIES.map(legend).join("\n")}
${ratios.flatMap((values, group) => values.map((value, index) => bar(value, group, index))).join("\n")}
${line(1, "one", box.left - 8, "end")}
${line(LIMIT, "limit", box.right + 8, "start")}
${loads.map(({ page }, group) => `<text x="${round(box.left + step * (group + 0.5))}" y="${HEIGHT_PX - 18}" text-anchor="middle">${page.name}</text>`).join("\n")}
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
