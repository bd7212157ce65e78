import { strFromU8, strToU8, zipSync } from 'fflate';

import { TooLargeZip, unpackRepository } from './unpack-repository.js';

const zipOf = (paths: readonly string[], text = 'text'): Uint8Array =>
  zipSync(Object.fromEntries(paths.map((path) => [path, strToU8(text)])));

const pathsOf = (paths: readonly string[], name: string, ...known: string[]): string[] =>
  unpackRepository(zipOf(paths), name, new Set(known)).entries.map(({ path }) => path);

describe('a zip of a repository', () => {
  it('holds its files by their paths', () => {
    const { entries, files } = unpackRepository(zipOf(['locales/en.json', 'README.md']), 'app.zip');
    expect(entries).toEqual([
      { path: 'locales/en.json', size: 4 },
      { path: 'README.md', size: 4 },
    ]);
    expect(strFromU8(files.get('locales/en.json') ?? new Uint8Array())).toBe('text');
  });

  it.each([
    ['app-main.zip', 'app-main/'],
    ['app-main (2).zip', 'app-main/'],
    ['app-main.zip', 'app-main-0a1b2c/'],
  ])('named %s has no folder %s in its paths', (name, root) => {
    expect(pathsOf([`${root}en.json`, `${root}src/fr.json`], name)).toEqual(['en.json', 'src/fr.json']);
  });

  it('keeps a folder around everything that has a name of its own', () => {
    expect(pathsOf(['locales/en.json', 'locales/fr.json'], 'app.zip')).toEqual([
      'locales/en.json',
      'locales/fr.json',
    ]);
  });

  it('has the paths of documents that are known, whatever its name', () => {
    const paths = ['app/locales/en.json', 'app/locales/fr.json'];
    const inside = ['locales/en.json', 'locales/fr.json'];
    expect(pathsOf(paths, 'copy.zip', 'locales/en.json')).toEqual(inside);
    expect(pathsOf(paths, 'app.zip', 'app/locales/en.json')).toEqual(paths);
    expect(pathsOf(paths, 'app.zip', 'elsewhere/en.json')).toEqual(inside);
  });

  it('lists, and does not unpack, what is never read', () => {
    const paths = ['node_modules/a/en.json', 'logo.png', 'en.json'];
    const { entries, files } = unpackRepository(zipOf(paths), 'app.zip');
    expect(entries.map(({ path }) => path)).toEqual(paths);
    expect([...files.keys()]).toEqual(['en.json']);
  });

  it('leaves out what macOS adds', () => {
    expect(pathsOf(['en.json', '__MACOSX/._en.json'], 'app.zip')).toEqual(['en.json']);
  });

  it('is refused where it is broken, or too much', () => {
    expect(() => unpackRepository(strToU8('no zip'), 'app.zip')).toThrow();
    // Each file says that it has 19 MB, which is looked at before it is unpacked.
    const bytes = zipOf(Array.from({ length: 14 }, (_, index) => `${index}.json`));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 19_000_000, true);
    expect(() => unpackRepository(bytes, 'app.zip')).toThrow(TooLargeZip);
  });
});
