import { sourceOfFiles } from './chosen-files.js';
import { sourceOfDrop } from './dropped.js';
import { projectNameOf } from './repository-source.js';

const pathsOf = (source: Awaited<ReturnType<typeof sourceOfDrop>>): string[] =>
  source.kind === 'zip' ? [] : source.entries.map(({ path }) => path).sort();

const chosen = (path: string): File => {
  const file = new File(['text'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
};

/** A dropped file, or a folder of others, as browsers list it: in parts. */
type Tree = { [name: string]: Tree | string };

function entryOf(name: string, tree: Tree | string): FileSystemEntry {
  if (typeof tree === 'string')
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (take: (file: File) => void) => take(new File([tree], name)),
    } as unknown as FileSystemEntry;
  const parts = [...Object.entries(tree).map(([inner, content]) => [entryOf(inner, content)]), []];
  const createReader = () => {
    const left = [...parts];
    return { readEntries: (take: (entries: FileSystemEntry[]) => void) => take(left.shift() ?? []) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

describe('a chosen folder', () => {
  it('has paths that begin below it', () => {
    const source = sourceOfFiles([chosen('wayfarer/locales/en.json'), chosen('wayfarer/README.md')]);
    expect(source).toMatchObject({ kind: 'folder', name: 'wayfarer' });
    expect(pathsOf(source)).toEqual(['README.md', 'locales/en.json']);
  });
});

describe('chosen files', () => {
  it('are a zip if it is alone', () => {
    expect(sourceOfFiles([chosen('wayfarer.ZIP')])).toMatchObject({ kind: 'zip', name: 'wayfarer.ZIP' });
  });

  it('are files by their names otherwise', () => {
    const source = sourceOfFiles([chosen('en.json'), chosen('fr.json')]);
    expect(source).toMatchObject({ kind: 'files', name: '' });
    expect(pathsOf(source)).toEqual(['en.json', 'fr.json']);
  });
});

describe('a dropped folder', () => {
  const FOLDER: Tree = {
    locales: { 'en.json': '{}', fr: { 'a.json': '{"a":"b"}' } },
    node_modules: { 'en.json': '{}' },
    '.gitignore': '',
  };

  it('is walked, though not into folders of packages', async () => {
    const source = await sourceOfDrop([entryOf('wayfarer', FOLDER)], []);
    expect(pathsOf(source)).toEqual(['.gitignore', 'locales/en.json', 'locales/fr/a.json']);
    if (source.kind === 'zip') throw new Error('A folder is no zip');
    expect((await source.fileOf('locales/fr/a.json')).size).toBe(9);
    await expect(source.fileOf('none.json')).rejects.toThrow();
  });

  it('has its name in the paths if others are dropped with it', async () => {
    const source = await sourceOfDrop([entryOf('locales', { 'en.json': '{}' }), entryOf('a.json', '{}')], []);
    expect(pathsOf(source)).toEqual(['a.json', 'locales/en.json']);
  });
});

it.each([
  ['folder', 'wayfarer', 'wayfarer'],
  ['zip', 'wayfarer-main.zip', 'wayfarer'],
  ['zip', 'wayfarer-main (1).zip', 'wayfarer'],
] as const)('a %s called %s proposes the project %s', (kind, name, expected) => {
  const file = new File([], name);
  const files = { entries: [], fileOf: () => Promise.resolve(file) };
  expect(projectNameOf(kind === 'zip' ? { kind, name, file } : { kind, name, ...files })).toBe(expected);
});
