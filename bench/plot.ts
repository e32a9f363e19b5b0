export interface Bars {
  name: string;
  /** One value for each series. */
  values: number[];
}

export interface Plot {
  title: string;
  /** A sentence under the title. */
  note: string;
  series: string[];
  groups: Bars[];
  /** A second line to compare with, beside the one at 1. */
  limit: number;
}

const WIDTH = 760;
const HEIGHT = 380;
const box = { left: 64, right: WIDTH - 64, top: 104, bottom: HEIGHT - 48 };
const BAR = 44;

/**
 * Bars of ratios as SVG: each stands on 1.00, up if worse, down if better, with its value. It brings its own background
 * and colours for light and dark.
 */
export function drawPlot({ title, note, series, groups, limit }: Plot): string {
  const values = groups.flatMap((group) => group.values);
  const top = Math.max(limit + 0.07, ...values) + 0.05;
  const bottom = Math.min(0.95, ...values) - 0.05;
  const y = (value: number) => round(box.bottom - ((value - bottom) / (top - bottom)) * (box.bottom - box.top));
  const step = (box.right - box.left) / groups.length;

  // The two lines may be close, so one is labelled on the left and the other on the right.
  const line = (value: number, kind: string, x: number, anchor: string) =>
    `<line class="${kind}" x1="${box.left}" x2="${box.right}" y1="${y(value)}" y2="${y(value)}"/>` +
    `<text class="axis" x="${x}" y="${y(value) + 4}" text-anchor="${anchor}">${value.toFixed(2)}</text>`;
  const bar = (value: number, group: number, index: number) => {
    const x = round(box.left + step * (group + 0.5) + (index - series.length / 2) * BAR);
    const [from, to] = [y(Math.max(1, value)), y(Math.min(1, value))];
    const label = value >= 1 ? from - 6 : to + 16;
    return (
      `<rect class="bar-${index}" x="${x + 2}" y="${from}" width="${BAR - 4}" height="${Math.max(1, round(to - from))}"/>` +
      `<text x="${x + BAR / 2}" y="${round(label)}" text-anchor="middle">${value.toFixed(2)}</text>`
    );
  };
  const legend = (name: string, index: number) =>
    `<rect class="bar-${index}" x="${box.left + index * 260}" y="68" width="14" height="14"/>` +
    `<text x="${box.left + index * 260 + 22}" y="80">${escaped(name)}</text>`;
  const summary = groups.map(({ name, values }) => `${name} ${values.map((value) => value.toFixed(2)).join(" and ")}`);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title summary">
<title id="title">${escaped(title)}</title>
<desc id="summary">${escaped(`${note} ${series.join(" and ")}: ${summary.join("; ")}.`)}</desc>
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
<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="8"/>
<text class="title" x="24" y="32">${escaped(title)}</text>
<text class="note" x="24" y="52">${escaped(note)}</text>
${series.map(legend).join("\n")}
${groups.map(({ values }, group) => values.map((value, index) => bar(value, group, index)).join("\n")).join("\n")}
${line(1, "one", box.left - 8, "end")}
${line(limit, "limit", box.right + 8, "start")}
${groups.map(({ name }, group) => `<text x="${round(box.left + step * (group + 0.5))}" y="${HEIGHT - 18}" text-anchor="middle">${escaped(name)}</text>`).join("\n")}
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
