import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';
import { fileCircles, folderCircles, fullFolders, importsOf, productFiles } from './folders.ts';

const files = productFiles(ROOT);
const imports = importsOf(ROOT, files);

/** A row of docs/architecture.md: a folder, what it contains, and the folders beside it that it may import. */
const ROW = /^\| `((?:core|src|client\/src)\/[^`]+)` +\|.*\| ([^|]+) \|$/gm;

const allowed = new Map(
  [...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(ROW)].map(
    ([, folder = '', names = '']) => [
      folder,
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${dirname(folder)}/${name}`),
    ],
  ),
);

/** The folders around a file that the document lists: those of the first and second level, of modules one more. */
function listedFolders(path: string): string[] {
  const names = dirname(path).split('/');
  const root = path.startsWith('client/') ? 2 : 1;
  const depth = root + (path.startsWith('src/modules/') ? 3 : 2);
  return names
    .slice(root, depth)
    .map((_, at) => names.slice(0, root + at + 1).join('/'))
    .filter((folder) => !folder.endsWith('/dto'));
}

const isListed = (path: string): boolean => /^(core|src|client\/src)\//.test(path);

describe('the folders of the product', () => {
  it('form no circle', () => expect(folderCircles(imports)).toEqual([]));

  it('have at most 25 files', () => expect(fullFolders(files)).toEqual([]));

  it('are the rows of docs/architecture.md', () => {
    const folders = new Set(files.filter(isListed).flatMap(listedFolders));
    expect([...allowed.keys()].sort()).toEqual([...folders].sort());
  });

  it('import beside them what docs/architecture.md names', () => {
    const listed = imports.filter(({ from, to }) => isListed(from) && isListed(to));
    const others = listed.flatMap(({ from, to }) => {
      const targets = listedFolders(to);
      return listedFolders(from).flatMap((folder) =>
        targets
          .filter((target) => target !== folder && dirname(target) === dirname(folder))
          .filter((target) => !allowed.get(folder)?.includes(target))
          .map((target) => `${folder} may not import ${target}: ${from} imports ${to}`),
      );
    });
    expect(others).toEqual([]);
  });

  it('have files that form no circle', () => expect(fileCircles(imports)).toEqual([]));
});

describe('a circle of folders', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'folders-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  /** The circles of a checkout that has these files, by their paths, with what each imports. */
  function circlesOf(planted: Record<string, string[]>): string[] {
    for (const [path, specifiers] of Object.entries(planted)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(
        join(root, path),
        specifiers.map((one) => `import type { One } from '${one}';\n`).join(''),
      );
    }
    return folderCircles(importsOf(root, productFiles(root, ['src'])));
  }

  it('is none if one folder stands above the other', () => {
    expect(circlesOf({ 'src/a/1.ts': ['../b/2.js'], 'src/b/2.ts': [], 'src/b/3.ts': ['./2.js'] })).toEqual(
      [],
    );
  });

  it('is named with the imports that close it', () => {
    const planted = {
      'src/a/1.ts': ['../b/2.js'],
      'src/b/2.ts': [],
      'src/b/3.tsx': ['../a/4.js'],
      'src/a/4.ts': [],
    };
    expect(circlesOf(planted)).toEqual([
      ['src/a → src/b → src/a', '  src/a/1.ts imports src/b/2.ts', '  src/b/3.tsx imports src/a/4.ts'].join(
        '\n',
      ),
    ]);
  });

  it('may lead through a third folder', () => {
    const planted = {
      'src/a/1.ts': ['../b/2.js'],
      'src/b/2.ts': ['../c/3.js'],
      'src/c/3.ts': ['../a/4.js'],
      'src/a/4.ts': [],
    };
    expect(circlesOf(planted)).toEqual([expect.stringMatching(/^src\/a → src\/b → src\/c → src\/a\n/)]);
  });

  it('may be a folder and its subfolder', () => {
    const planted = { 'src/a/1.ts': ['./x/2.js'], 'src/a/x/2.ts': ['../3.js'], 'src/a/3.ts': [] };
    expect(circlesOf(planted)).toEqual([expect.stringMatching(/^src\/a → src\/a\/x → src\/a\n/)]);
  });

  it('may be two folders with all that is in them', () => {
    const planted = { 'src/a/x/1.ts': ['../../b/2.js'], 'src/b/2.ts': ['../a/y/3.js'], 'src/a/y/3.ts': [] };
    expect(circlesOf(planted)).toEqual([expect.stringMatching(/^src\/a → src\/b → src\/a\n/)]);
  });

  it('does not count tests', () => {
    expect(
      circlesOf({ 'src/a/1.ts': ['../b/2.js'], 'src/b/2.ts': [], 'src/b/2.spec.ts': ['../a/1.js'] }),
    ).toEqual([]);
  });
});

it('a folder of more than 25 files is named with their number', () => {
  const planted = Array.from({ length: 26 }, (_, at) => `src/a/${at}.ts`);
  expect(fullFolders([...planted, 'src/b/1.ts'])).toEqual(['src/a: 26 files']);
});
