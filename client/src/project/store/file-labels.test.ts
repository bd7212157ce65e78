import { fileLabels, groupNamer } from './file-labels.js';

const filesAt = (...paths: string[]) => paths.map((path, at) => ({ id: at + 1, path, format: 'json' }));
const labelsOf = (...paths: string[]): string[] => [...fileLabels(filesAt(...paths)).values()];

describe('the label of a file', () => {
  it('is its name', () => {
    expect(labelsOf('locales/{language}/common.json', 'locales/{language}/errors.json')).toEqual([
      'common.json',
      'errors.json',
    ]);
  });

  it('has the folder that differs where names are equal', () => {
    expect(
      labelsOf(
        'app/src/res/values{-language}/strings.xml',
        'lib/ui/src/res/values{-language}/strings.xml',
        'app/src/res/values{-language}/arrays.xml',
      ),
    ).toEqual(['app/…/strings.xml', 'lib/ui/…/strings.xml', 'arrays.xml']);
    expect(labelsOf('mail/a/{language}.po', 'mail/b/{language}.po')).toEqual([
      'a/{language}.po',
      'b/{language}.po',
    ]);
  });

  it('is the name alone for the file that has no such folder', () => {
    expect(labelsOf('locales/{language}.json', 'admin/locales/{language}.json')).toEqual([
      '{language}.json',
      'admin/…/{language}.json',
    ]);
  });

  it('is absent while nothing needs to be told apart', () => {
    expect(labelsOf('locales/{language}.json')).toEqual([]);
  });
});

describe('the name of a group', () => {
  const nameOf = groupNamer(filesAt('a/{language}.json', 'b/{language}.json'));

  it('has its file in front', () => {
    expect(nameOf({ name: 'hero', fileId: 2 })).toBe('b/{language}.json › hero');
    expect(nameOf({ name: 'hero', fileId: null })).toBe('hero');
  });

  it('is all there is in a project with one file', () => {
    expect(groupNamer(filesAt('a/{language}.json'))({ name: 'hero', fileId: 1 })).toBe('hero');
  });
});
