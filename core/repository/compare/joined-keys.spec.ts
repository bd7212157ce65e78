import type { RepositoryComparison } from './compare-repository.js';
import { comparisonOf } from './testing-comparison.js';

const shownIn = (comparison: RepositoryComparison): string[] =>
  comparison
    .changes()
    .changes.map(({ kind, tag, key, here, there }) => `${kind} ${tag} ${key}: ${here} → ${there}`);

describe('a key that was added to a group of a file without objects', () => {
  const flat = { 'auth.in': 'Sign in', 'auth.out': 'Sign out' };
  const value = { id: 91, languageId: 1, quantityString: null, status: 'modified', version: 1 } as const;
  const title = { id: 90, name: 'title', isPlural: false, isObsolete: false };
  const groups = [
    { id: 90, name: 'auth', fileId: 1, keys: [{ ...title, values: [{ ...value, name: 'Hello' }] }] },
  ];
  const again = (text: string): RepositoryComparison =>
    comparisonOf(
      { 'en/common.json': flat },
      { 'en/common.json': { ...flat, 'auth.title': text } },
      { groups },
    );

  it('is that key when its joined name comes back', () => {
    expect(shownIn(again('Hello'))).toEqual([]);
    expect(shownIn(again('Welcome'))).toEqual(['base en title: Hello → Welcome']);
  });

  it('has its place in the document', () => {
    const decided = again('Hello').import({
      taken: new Set(),
      left: new Set(),
      typos: new Set(),
      paths: new Set(['en/common.json']),
    });
    expect(decided.files.files.map(({ keys }) => keys)).toEqual([
      [
        ['common', 'auth.in'],
        ['common', 'auth.out'],
        ['auth', 'title'],
      ],
    ]);
  });
});
