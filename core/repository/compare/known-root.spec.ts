import { knownRoot } from './known-root.js';

const KNOWN = ['web/src/locales/en/common.json', 'web/src/locales/fr/common.json', 'app/values/strings.xml'];

describe('the root of what is handed over', () => {
  it('is that of the repository where a path is known', () =>
    expect(knownRoot({ name: 'locales', paths: ['app/values/strings.xml', 'en/common.json'] }, KNOWN)).toBe(
      '',
    ));

  it('is the folder of the repository that is called so', () =>
    expect(
      knownRoot({ name: 'locales', paths: ['fr/common.json', 'sv/common.json', 'README.md'] }, KNOWN),
    ).toBe('web/src/locales/'));

  it('is that of the repository for a folder with another name: it may have moved', () =>
    expect(knownRoot({ name: 'texts', paths: ['fr/common.json'] }, KNOWN)).toBe(''));

  it('is the folder of files that were chosen in it', () => {
    expect(knownRoot({ name: null, paths: ['strings.xml'] }, KNOWN)).toBe('app/values/');
    expect(
      knownRoot(
        { name: null, paths: ['a.json', 'b.json'] },
        ['en/a.json', 'en/b.json', 'fr/a.json', 'fr/b.json', 'fr/c.json', 'x/y/b.json'].slice(1),
      ),
    ).toBe('fr/');
  });

  it('is not guessed where several folders have such files', () =>
    expect(knownRoot({ name: null, paths: ['common.json'] }, KNOWN)).toBe(''));

  it('is none where nothing is known', () =>
    expect(knownRoot({ name: 'locales', paths: ['en.json'] }, [])).toBe(''));
});
