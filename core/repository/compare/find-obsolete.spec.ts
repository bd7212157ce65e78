import type { RepositoryComparison } from './compare-repository.js';
import { comparisonOf } from './testing-comparison.js';
import type { Documents } from './testing-comparison.js';

const FR = { title: 'Trains', search: 'Rechercher', back: 'Retour' };
const BEFORE: Documents = {
  'en/common.json': { title: 'Trains', search: 'Search', back: 'Back' },
  'fr/common.json': FR,
};
const SHORTER: Documents = {
  'en/common.json': { title: 'Trains', search: 'Search' },
  'fr/common.json': { title: 'Trains', search: 'Rechercher' },
};

const shownIn = (comparison: RepositoryComparison): string[] =>
  comparison
    .changes()
    .changes.map(({ kind, tag, key, here, there }) => `${kind} ${tag} ${key}: ${here} → ${there}`);

describe('a key of a repository', () => {
  it('becomes obsolete where the document of the base language lacks it', () => {
    const { changes, lacking } = comparisonOf(BEFORE, SHORTER).changes();
    expect(changes).toMatchObject([{ kind: 'obsolete', key: 'back', here: 'Back', path: 'en/common.json' }]);
    expect(lacking).toEqual([{ file: '{language}/common.json', lacks: 1, of: 3 }]);
  });

  it('stays in use where that document has it under the name that it got in the project', () => {
    const named = (language: string) => ({ title: 'Trains', search: language, go_back: 'Back' });
    const now = { 'en/common.json': named('Search'), 'fr/common.json': { ...FR, back: 'Retour' } };
    const edits = { 'en back': { name: 'go_back' } };
    const { changes, lacking } = comparisonOf(BEFORE, now, { edits }).changes();
    expect([changes, lacking]).toEqual([[], []]);
  });

  it('is in use again where that document has it again', () =>
    expect(
      shownIn(
        comparisonOf(
          { 'en/common.json': { title: 'Trains' }, 'fr/common.json': FR },
          { 'en/common.json': { title: 'Trains', back: 'Back' }, 'fr/common.json': FR },
          { edits: { 'en back': { isObsolete: true } } },
        ),
      ),
    ).toEqual(['new_text en back:  → Back', 'restored en back:  → ']));

  it('stays in use where a member may not write every language', () => {
    const { changes, lacking } = comparisonOf(BEFORE, SHORTER, { mayMark: false }).changes();
    expect([changes, lacking]).toEqual([[], []]);
  });
});
