import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders whose files are the product, and the scripts and tools beside it. */
const ROOTS = ['core', 'src', 'client/src', 'migrations', 'scripts', 'tools'];
const CODE = /\.(ts|tsx|mjs|cjs)$/;
/** Specs import from above what they test: the rules are about what ships. */
const TEST = /\.(spec|test)\.tsx?$|\/testing[^/]*(\/|$)|\.d\.ts$/;

/** Imports and exports, of types too, and the scripts of workers. */
const SPECIFIER = /\b(?:from|import|new URL)\s*\(?\s*'([.#][^']+)'/g;

/** The most files of a folder: with more of them, nobody sees at a glance what it is about. */
const MOST_FILES = 25;
/** One file per change of the schema, one per command: they only grow. */
const GROWING = ['migrations', 'scripts', 'tools'];

interface Import {
  from: string;
  to: string;
}

/** the imports from one file or folder into another */
type Graph = Map<string, Map<string, Import[]>>;

/**
 * The files of the product, by their paths in a checkout.
 * @param root the checkout
 */
export const productFiles = (root: string, folders = ROOTS) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => CODE.test(path) && !TEST.test(path))
    .sort();

/** What files import of each other, types included. */
export function importsOf(root: string, files: string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(SPECIFIER)]
      .map(([, specifier = '']) => imported(from, specifier, known))
      .filter((to) => to !== undefined)
      .map((to) => ({ from, to })),
  );
}

function imported(from: string, specifier: string, known: ReadonlySet<string>) {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier);
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((one) => known.has(one));
}

export const fileCircles = (imports: Import[]) => circlesIn(graphOf(imports, ({ from, to }) => [from, to]));

/**
 * The circles of folders, each with the imports that make it one. A folder and its subfolders are folders of their own:
 * one of them imports the other. Without such a circle, folders are compared with all that is in them.
 */
export function folderCircles(imports: Import[]) {
  const single = circlesIn(graphOf(imports, ({ from, to }) => [dirname(from), dirname(to)]));
  return single.length > 0 ? single : circlesIn(graphOf(imports, wholeFolders));
}

/** The two folders of the same parent that an import connects. */
function wholeFolders({ from, to }: Import) {
  const [above, below] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = above.findIndex((name, at) => name !== below[at]);
  const isBeside = depth >= 0 && depth < below.length;
  return isBeside ? [above, below].map((names) => names.slice(0, depth + 1).join('/')) : [];
}

function graphOf(imports: Import[], endsOf: (one: Import) => string[]): Graph {
  const graph: Graph = new Map();
  for (const one of imports) {
    const [from, to] = endsOf(one);
    if (from === undefined || to === undefined || from === to) continue;
    const below = graph.get(from) ?? new Map<string, Import[]>();
    graph.set(from, below.set(to, [...(below.get(to) ?? []), one]));
  }
  return graph;
}

/** One line for each circle, and below it an import for each of its steps. What was in a circle before begins no other. */
function circlesIn(graph: Graph) {
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap((start) => {
    const circle = told.has(start) ? [] : shortestCircle(graph, start);
    for (const one of circle) told.add(one);
    return circle.length > 0 ? [described(graph, circle)] : [];
  });
}

/** The shortest way from a start back to it; empty if there is none. */
function shortestCircle(graph: Graph, start: string): string[] {
  const known = new Set();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
        if (next === start) return way;
        if (!known.has(next)) longer.push([...way, next]);
        known.add(next);
      }
    ways = longer;
  }
  return [];
}

function described(graph: Graph, circle: string[]) {
  const steps = circle.map((from, at) => {
    const [first, ...others] = graph.get(from)?.get(circle[at + 1] ?? circle[0] ?? from) ?? [];
    return `  ${first?.from} imports ${first?.to}${others.length > 0 ? `, one of ${others.length + 1}` : ''}`;
  });
  return [[...circle, circle[0]].join(' → '), ...steps].join('\n');
}

/** The folders of too many files, with their number. */
export function fullFolders(files: string[]) {
  const sizes = new Map<string, number>();
  for (const path of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  return [...sizes]
    .filter(([folder, size]) => size > MOST_FILES && !GROWING.includes(folder))
    .map(([folder, size]) => `${folder}: ${size} files`);
}
