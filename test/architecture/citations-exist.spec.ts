import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = [
  '.github',
  'client/src',
  'core',
  'docker',
  'docs',
  'migrations',
  'scripts',
  'src',
  'test',
  'tools',
];

const COMMENTS: Record<string, RegExp> = {
  '.ts': /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
  '.yaml': /#[^\n]*/g,
};
for (const extension of ['.tsx', '.mjs', '.css']) COMMENTS[extension] = COMMENTS['.ts'] as RegExp;
for (const extension of ['.yml', '.sh']) COMMENTS[extension] = COMMENTS['.yaml'] as RegExp;

interface Source {
  path: string;
  /** The text for readers: the whole of a document, the comments of code. */
  prose: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));

const ownDocuments = readdirSync(ROOT).filter((name) => name.endsWith('.md'));

const sources: Source[] = [...ownDocuments, ...FOLDERS.flatMap(filesIn)].flatMap((path) => {
  const extension = extname(path);
  const pattern = COMMENTS[extension];
  if (extension !== '.md' && pattern === undefined) return [];
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [{ path, prose: pattern ? (text.match(pattern) ?? []).join('\n') : text }];
});
const documents = sources.filter(({ path }) => path.endsWith('.md'));

/** The citations of a pattern, in every source, whose target does not exist. */
const missing = (
  cited: RegExp,
  isThere: (name: string, from: string) => boolean,
  among = sources,
): string[] =>
  among.flatMap(({ path, prose }) =>
    [...prose.matchAll(cited)]
      .map(([whole, name = whole]) => name)
      .filter((name) => !isThere(name, path))
      .map((name) => `${path} cites ${name}`),
  );

const decisions = readdirSync(join(ROOT, 'docs/decisions'));
const isDecision = (number: string): boolean =>
  decisions.some((name) => name.startsWith(`${number.padStart(4, '0')}-`));

/** A heading as the part of a link after `#`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function isLinked(link: string, from: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(ROOT, target))) return false;
  if (anchor === undefined) return true;
  const headings = readFileSync(join(ROOT, target), 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

describe('what comments and documents cite', () => {
  it('is a document that exists', () => {
    const places = (name: string, from: string) => [name, join('docs', name), join(dirname(from), name)];
    const cited = /(?<![\w./<-])((?:\.\.?\/)*[\w-][\w./-]*\.md)\b/g;
    expect(
      missing(cited, (name, from) => places(name, from).some((place) => existsSync(join(ROOT, place)))),
    ).toEqual([]);
  });

  it('is a decision that was written down', () => {
    expect(missing(/\b(?:docs\/decisions\/0*|decision )(\d+)/g, isDecision)).toEqual([]);
  });

  it('is a decision on formats that docs/formats.md has', () => {
    const formats = readFileSync(join(ROOT, 'docs/formats.md'), 'utf8');
    const inFormats = sources.filter(({ path }) => path.startsWith('core/formats/'));
    expect(missing(/\bD-\d+/g, (name) => formats.includes(`**${name}`), inFormats)).toEqual([]);
  });

  it('is a script of package.json, or a tool', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const isScript = (name: string): boolean => name in scripts;
    const isTool = (name: string): boolean => existsSync(join(ROOT, 'tools', `${name}.ts`));
    expect(missing(/\bnpm run (?:--silent |-s )?([\w:-]+)/g, isScript)).toEqual([]);
    expect(missing(/\bnpm run tools -- ([a-z-]+)/g, isTool)).toEqual([]);
  });

  it('is, where a document links to it, a file and a heading of this repository', () => {
    expect(missing(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, isLinked, documents)).toEqual([]);
  });
});
