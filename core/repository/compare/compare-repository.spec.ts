import type { RepositoryComparison } from './compare-repository.js';
import { comparisonOf } from './testing-comparison.js';
import type { Documents } from './testing-comparison.js';

const EN = { title: 'Trains', search: 'Search', back: 'Back' };
const FR = { title: 'Trains', search: 'Rechercher', back: 'Retour' };
const BEFORE: Documents = { 'en/common.json': EN, 'fr/common.json': FR };

const shownIn = (comparison: RepositoryComparison): string[] =>
  comparison
    .changes()
    .changes.map(({ kind, tag, key, here, there }) => `${kind} ${tag} ${key}: ${here} → ${there}`);

const statesIn = (comparison: RepositoryComparison): string[] =>
  comparison.changes().documents.map(({ path, state }) => `${path} ${state}`);

const withFrench = (french: Record<string, string>): Documents => ({ ...BEFORE, 'fr/common.json': french });

describe('the documents of a repository that was imported before', () => {
  it('are the same, changed, new or gone', () =>
    expect(
      statesIn(
        comparisonOf(
          { ...BEFORE, 'de/common.json': { title: 'Züge' } },
          {
            'en/common.json': EN,
            'fr/common.json': { ...FR, back: 'Revenir' },
            'sv/common.json': { title: 'Tåg' },
          },
        ),
      ),
    ).toEqual([
      'en/common.json same',
      'fr/common.json changed',
      'sv/common.json new',
      'de/common.json gone',
    ]));

  it('show nothing where all are the same', () => {
    const comparison = comparisonOf(BEFORE, BEFORE);
    expect(shownIn(comparison)).toEqual([]);
    expect(statesIn(comparison)).toEqual(['en/common.json same', 'fr/common.json same']);
  });
});

describe('a text', () => {
  it('changes where the repository has another one than at the last import', () =>
    expect(shownIn(comparisonOf(BEFORE, withFrench({ ...FR, back: 'Revenir' })))).toEqual([
      'changed fr back: Retour → Revenir',
    ]));

  it('stays where only the project has changed it', () =>
    expect(
      shownIn(
        comparisonOf(BEFORE, withFrench({ ...FR, back: 'Revenir' }), {
          edits: { 'fr search': { text: 'Chercher' } },
        }),
      ),
    ).toEqual(['changed fr back: Retour → Revenir']));

  it('is a conflict where both have changed it', () =>
    expect(
      shownIn(
        comparisonOf(BEFORE, withFrench({ ...FR, back: 'Revenir' }), {
          edits: { 'fr back': { text: 'En arrière' } },
        }),
      ),
    ).toEqual(['conflict fr back: En arrière → Revenir']));

  it('is no change where both have changed it to the same', () =>
    expect(
      shownIn(
        comparisonOf(BEFORE, withFrench({ ...FR, back: 'Revenir' }), {
          edits: { 'fr back': { text: 'Revenir' } },
        }),
      ),
    ).toEqual([]));

  it('stays where a translation lacks it', () =>
    expect(shownIn(comparisonOf(BEFORE, withFrench({ title: 'Trains', search: 'Rechercher' })))).toEqual([]));

  it('of the base language says how many translations need another check', () => {
    const { changes } = comparisonOf(BEFORE, {
      ...BEFORE,
      'en/common.json': { ...EN, back: 'Go back' },
    }).changes();
    expect(changes).toMatchObject([{ kind: 'base', key: 'back', recheck: 1 }]);
  });

  it('is new where the project has none', () =>
    expect(
      shownIn(comparisonOf({ ...BEFORE, 'fr/common.json': { title: 'Trains' } }, withFrench(FR))),
    ).toEqual(['new_text fr search:  → Rechercher', 'new_text fr back:  → Retour']));
});

describe('a key', () => {
  const more: Documents = {
    'en/common.json': { ...EN, bikes: 'Bikes' },
    'fr/common.json': { ...FR, bikes: 'Vélos' },
  };

  it('is new once, with its texts in all languages', () =>
    expect(shownIn(comparisonOf(BEFORE, more))).toEqual(['new_key en bikes:  → Bikes']));

  it('does not come back after it was deleted in the project', () =>
    expect(
      shownIn(
        comparisonOf(BEFORE, withFrench({ ...FR, back: 'Revenir' }), {
          edits: { 'en back': { isDeleted: true } },
        }),
      ),
    ).toEqual([]));
});

describe('a file with another path', () => {
  const MOVED: Documents = { 'en/travel.json': EN, 'fr/travel.json': { ...FR, back: 'Revenir' } };
  const TEN = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`key_${at}`, `Text ${at}`]));
  const LARGE: Documents = { 'en/common.json': { ...EN, ...TEN }, 'fr/common.json': { ...FR, ...TEN } };
  const LARGE_MOVED: Documents = {
    'en/travel.json': { ...EN, ...TEN },
    'fr/travel.json': { ...FR, ...TEN, back: 'Revenir' },
  };

  it('is a renamed one where most texts are the same: only the others change', () => {
    const comparison = comparisonOf(LARGE, LARGE_MOVED);
    expect(comparison.changes().renames).toMatchObject([
      { from: '{language}/common.json', to: '{language}/travel.json' },
    ]);
    expect(shownIn(comparison)).toEqual(['changed fr back: Retour → Revenir']);
    expect(statesIn(comparison)).toEqual(['en/travel.json changed', 'fr/travel.json changed']);
  });

  it('is a new one where a person says so, and the former one is gone', () => {
    const comparison = comparisonOf(LARGE, LARGE_MOVED, { separate: ['{language}/travel.json'] });
    expect(shownIn(comparison)).toHaveLength(13);
    expect(statesIn(comparison)).toEqual([
      'en/travel.json new',
      'fr/travel.json new',
      'en/common.json gone',
      'fr/common.json gone',
    ]);
  });

  it('is a new one where too few texts are the same', () =>
    expect(
      comparisonOf({ 'en/common.json': EN }, { 'en/travel.json': { title: 'Trips' } }).changes().renames,
    ).toEqual([]));

  it('is no renamed one while the former one is still there', () =>
    expect(comparisonOf(BEFORE, { ...BEFORE, ...MOVED }).changes().renames).toEqual([]));
});

describe('an import of what is taken', () => {
  const all = (
    comparison: RepositoryComparison,
    left: readonly string[] = [],
    typos: readonly string[] = [],
  ) => {
    const { changes, documents } = comparison.changes();
    const isLeft = ({ key }: { key: string }): boolean => left.includes(key);
    return comparison.import({
      taken: new Set(changes.filter((change) => !isLeft(change)).map(({ id }) => id)),
      left: new Set(changes.filter(isLeft).map(({ id }) => id)),
      paths: new Set(documents.map(({ path }) => path)),
      typos: new Set(changes.filter(({ key }) => typos.includes(key)).map(({ id }) => id)),
    });
  };
  const NOW = withFrench({ title: 'Les trains', search: 'Rechercher', back: 'Revenir', bikes: 'Vélos' });

  it('has the changed texts alone, and the documents that differ', () => {
    const { languages, files, shown } = all(comparisonOf(BEFORE, NOW));
    expect(languages).toEqual([
      {
        tag: 'fr',
        groups: [
          expect.objectContaining({
            file: '{language}/common.json',
            keys: [
              expect.objectContaining({
                name: 'title',
                values: [{ name: 'Les trains', quantityString: null }],
              }),
              expect.objectContaining({ name: 'back', values: [{ name: 'Revenir', quantityString: null }] }),
              expect.objectContaining({ name: 'bikes' }),
            ],
          }),
        ],
      },
    ]);
    expect(files.files.map(({ document }) => document?.path)).toEqual(['fr/common.json']);
    const versions = [expect.objectContaining({ version: 1 }), expect.objectContaining({ version: 1 })];
    expect(shown).toEqual([{ tag: 'fr', file: '{language}/common.json', values: versions }]);
  });

  it('leaves what is left, whose source the document keeps', () => {
    const { languages, files } = all(comparisonOf(BEFORE, NOW), ['back', 'bikes']);
    expect(languages[0]?.groups.flatMap(({ keys }) => keys.map(({ name }) => name))).toEqual(['title']);
    const carried = files.files[0]?.parts.filter((part) => typeof part === 'object' && 'isCarried' in part);
    expect(carried).toMatchObject([{ raw: '"Vélos"' }]);
  });

  it('has nothing of a document that is left', () => {
    const comparison = comparisonOf(BEFORE, NOW);
    const taken = new Set(comparison.changes().changes.map(({ id }) => id));
    const none = new Set<string>();
    expect(comparison.import({ taken, left: none, paths: none, typos: none })).toEqual({
      languages: [],
      files: { version: 1, files: [] },
      remove: [],
      adopt: [],
      shown: [],
      typos: [],
      unmarked: [],
    });
  });

  it('names the changed base texts that only correct a typo', () => {
    const now = { ...BEFORE, 'en/common.json': { ...EN, back: 'Bakc', title: 'All trains' } };
    const { shown, typos } = all(comparisonOf(BEFORE, now), [], ['back']);
    expect(shown.flatMap(({ values }) => values)).toHaveLength(2);
    expect(typos).toHaveLength(1);
    expect(all(comparisonOf(BEFORE, now), ['back'], ['back']).typos).toEqual([]);
  });

  it('names the keys that stay in use', () => {
    const comparison = comparisonOf(BEFORE, { ...BEFORE, 'en/common.json': { title: 'Trains' } });
    expect(all(comparison).unmarked).toEqual([]);
    expect(all(comparison, ['back']).unmarked).toHaveLength(1);
  });
});
