import type { RepositoryComparison } from './compare-repository.js';
import { comparisonOf } from './testing-comparison.js';
import type { Documents } from './testing-comparison.js';

const EN = { title: 'Trains', search: 'Search', back: 'Back' };
const FR = { title: 'Trains', search: 'Rechercher', back: 'Retour' };
const BEFORE: Documents = { 'en/common.json': EN, 'fr/common.json': FR };

describe('an import of documents that are gone', () => {
  const german = { 'de/common.json': { title: 'Züge', search: 'Suchen' } };
  const pathsOf = (comparison: RepositoryComparison): Set<string> =>
    new Set(comparison.changes().documents.map(({ path }) => path));
  const importing = (comparison: RepositoryComparison, paths: ReadonlySet<string>) => {
    const none = new Set<string>();
    return comparison.import({ taken: none, left: none, typos: none, paths });
  };

  it('keeps those that are not taken, and counts their texts', () => {
    const comparison = comparisonOf({ ...BEFORE, ...german }, BEFORE);
    expect(comparison.changes().documents.at(-1)).toMatchObject({ state: 'gone', texts: 2 });
    const { remove, languages } = importing(comparison, new Set(Object.keys(BEFORE)));
    expect([remove, languages]).toEqual([[], []]);
  });

  it('removes those that are taken, and empties their texts alone', () => {
    const comparison = comparisonOf({ ...BEFORE, ...german }, BEFORE);
    const { remove, languages, shown } = importing(comparison, pathsOf(comparison));
    expect(remove).toEqual(['de/common.json']);
    const empty = [{ name: '', quantityString: null }];
    const names = ['title', 'search'];
    expect(languages).toMatchObject([
      { tag: 'de', groups: [{ keys: names.map((name) => ({ name, values: empty })) }] },
    ]);
    expect(shown).toMatchObject([{ tag: 'de', file: '{language}/common.json', values: [{}, {}] }]);
  });

  it('empties nothing of a file that goes as a whole, with its keys', () => {
    const comparison = comparisonOf({ ...BEFORE, 'en/old.json': EN, 'fr/old.json': FR }, BEFORE);
    const { remove, languages, shown } = importing(comparison, pathsOf(comparison));
    expect(remove).toEqual(['en/old.json', 'fr/old.json']);
    expect([languages, shown]).toEqual([[], []]);
  });
});
