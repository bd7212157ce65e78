import type { Point } from './growth.ts';

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [320, 200, 44, 36, 40];

const LINES: [name: 'save' | 'page' | 'found', title: string, colour: string][] = [
  ['save', 'save', '#0e8457'],
  ['page', 'key with its values', '#2563eb'],
  ['found', 'history of a value', '#b45309'],
];

/** The growth as an SVG image: one panel for keys, one for projects, both with the same scale. */
export function growthChart(points: Point[]) {
  const most = Math.max(...points.flatMap(({ save, page, found }) => [save, page, found])) * 1.1;
  const panels = ['keys', 'projects'].map((of, index) =>
    panel(
      of,
      points.filter((point) => point.of === of),
      most,
      LEFT + index * (WIDTH + GAP),
    ),
  );
  const legend = LINES.map(
    ([, title, colour], index) => `<text x="${LEFT + index * 170}" y="16" fill="${colour}">${title}</text>`,
  );
  const [width, height] = [LEFT + 2 * WIDTH + GAP + 20, TOP + HEIGHT + 44];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>CPU of server and database for a call, in ms</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...legend, ...panels].join('\n')}
</svg>
`;
}

function panel(of: string, points: Point[], most: number, left: number) {
  const x = (index: number) => Math.round(left + (index * WIDTH) / Math.max(1, points.length - 1));
  const y = (ms: number) => Math.round(TOP + HEIGHT * (1 - ms / most));
  const grid = [0, 0.5, 1].map((share) => {
    const ms = (most / 1.1) * share;
    return `<path d="M${left} ${y(ms)}h${WIDTH}" stroke="#ddd"/><text x="${left - 6}" y="${y(ms) + 4}" text-anchor="end" fill="#555">${ms.toFixed(1)}</text>`;
  });
  const ticks = points.map(
    ({ count }, index) =>
      `<text x="${x(index)}" y="${TOP + HEIGHT + 16}" text-anchor="middle" fill="#555">${count.toLocaleString('en')}</text>`,
  );
  const lines = LINES.map(
    ([name, , colour]) =>
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map((point, index) => `${x(index)},${y(point[name])}`).join(' ')}"/>`,
  );
  return [
    ...grid,
    ...ticks,
    ...lines,
    `<text x="${left + WIDTH / 2}" y="${TOP + HEIGHT + 36}" text-anchor="middle">${of}</text>`,
  ].join('\n');
}
