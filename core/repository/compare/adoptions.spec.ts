import type { RepositoryComparison } from './compare-repository.js';
import { comparisonOf } from './testing-comparison.js';
import type { Documents } from './testing-comparison.js';

const EN = { title: 'Trains', search: 'Search', back: 'Back' };
const FR = { title: 'Trains', search: 'Rechercher', back: 'Retour' };
const COMMON: Documents = { 'en/common.json': EN, 'fr/common.json': FR };
const TEMPLATE = '{language}/common.json';

const shownIn = (comparison: RepositoryComparison): string[] =>
  comparison
    .changes()
    .changes.map(({ kind, tag, key, here, there }) => `${kind} ${tag} ${key}: ${here} → ${there}`);

const importOf = (comparison: RepositoryComparison) => {
  const { changes, documents } = comparison.changes();
  return comparison.import({
    taken: new Set(changes.map(({ id }) => id)),
    left: new Set(),
    typos: new Set(),
    paths: new Set(documents.map(({ path }) => path)),
  });
};

describe('a project whose files were imported one by one', () => {
  it('has the keys of the file of the repository: nothing is new', () => {
    const comparison = comparisonOf(COMMON, COMMON, { isAlone: true });
    expect(comparison.changes()).toMatchObject({
      adoptions: [{ file: TEMPLATE, groupIds: [1], keys: 3, of: 3 }],
      documents: [{ path: 'en/common.json' }, { path: 'fr/common.json' }],
      changes: [],
    });
    expect(importOf(comparison)).toMatchObject({
      adopt: [{ file: TEMPLATE, groupIds: [1] }],
      files: {
        files: [{ document: { path: 'en/common.json' } }, { document: { path: 'fr/common.json' } }],
      },
    });
  });

  it('is compared with what was imported: a text that only the project has changed stays', () =>
    expect(
      shownIn(
        comparisonOf(
          COMMON,
          { ...COMMON, 'fr/common.json': { ...FR, back: 'Revenir' } },
          { isAlone: true, edits: { 'fr search': { text: 'Chercher' }, 'fr back': { text: 'En arrière' } } },
        ),
      ),
    ).toEqual(['conflict fr back: En arrière → Revenir']));

  it('has other keys where a person says so', () => {
    const comparison = comparisonOf(COMMON, COMMON, { isAlone: true, separate: [TEMPLATE] });
    expect(shownIn(comparison)).toHaveLength(3);
    expect(comparison.changes().adoptions).toHaveLength(1);
    expect(importOf(comparison).adopt).toEqual([]);
  });

  it('has other keys where most names are others', () =>
    expect(
      comparisonOf(
        COMMON,
        { 'en/common.json': { title: 'Trains', bikes: 'Bikes' } },
        { isAlone: true },
      ).changes().adoptions,
    ).toEqual([]));

  it('has other keys where the names alone are the same', () =>
    expect(
      comparisonOf(
        COMMON,
        { 'en/common.json': { title: 'Ships', search: 'Look for', back: 'Return' } },
        { isAlone: true },
      ).changes().adoptions,
    ).toEqual([]));

  it('goes to the file with its texts, among several with its names', () =>
    expect(
      comparisonOf(
        COMMON,
        { 'en/other.json': { title: 'Trains', search: 'Search', back: 'Leave' }, ...COMMON },
        { isAlone: true },
      ).changes().adoptions,
    ).toMatchObject([{ file: TEMPLATE }]));
});
