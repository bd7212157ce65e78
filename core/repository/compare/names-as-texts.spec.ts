import { comparisonOf } from './testing-comparison.js';
import type { Documents } from './testing-comparison.js';

const BEFORE: Documents = {
  'de/app.po': { 'Sign in': 'Anmelden', 'Sign out': 'Abmelden', 'All done.': 'Fertig.' },
  'fr/app.po': { 'Sign in': 'Connexion', 'Sign out': 'Déconnexion' },
};

const changesOf = (now: Documents, edits: Parameters<typeof comparisonOf>[2] = {}): string[] =>
  comparisonOf(BEFORE, now, edits)
    .changes()
    .changes.map(({ kind, tag, key, here, there }) => `${kind} ${tag} ${key}: ${here} → ${there}`);

describe('a repository of gettext that comes again without a document of the base language', () => {
  const DE = { ...BEFORE['de/app.po'], 'Sign out': 'Ausloggen' };

  it('has the texts of the base language as they were, whatever they are in the project', () => {
    expect(changesOf({ ...BEFORE, 'de/app.po': DE })).toEqual(['changed de Sign out: Abmelden → Ausloggen']);
    expect(
      changesOf({ ...BEFORE, 'de/app.po': DE }, { edits: { 'en Sign out': { text: 'Log out' } } }),
    ).toEqual(['changed de Sign out: Abmelden → Ausloggen']);
  });

  it('brings a new name as a key with its text', () => {
    const now = { ...BEFORE, 'fr/app.po': { ...BEFORE['fr/app.po'], 'Try again': 'Réessayer' } };
    expect(changesOf(now)).toEqual(['new_key en Try again:  → Try again']);
    const comparison = comparisonOf(BEFORE, now);
    const taken = new Set(comparison.changes().changes.map(({ id }) => id));
    const paths = new Set(['fr/app.po']);
    const { languages } = comparison.import({ taken, left: new Set(), paths, typos: new Set() });
    expect(languages).toMatchObject([
      { tag: 'en', groups: [{ keys: [{ name: 'Try again', values: [{ name: 'Try again' }] }] }] },
      { tag: 'fr', groups: [{ keys: [{ name: 'Try again', values: [{ name: 'Réessayer' }] }] }] },
    ]);
  });

  it('says nothing new of a key that was renamed or made in the project, which gives it its name', () => {
    const named = { sign_in: 'Anmelden', 'Sign out': 'Abmelden', 'All done.': 'Fertig.' };
    const now = { ...BEFORE, 'de/app.po': named };
    expect(changesOf(now, { edits: { 'en Sign in': { name: 'sign_in' } } })).toEqual([]);
    expect(changesOf(now, { edits: { 'en Sign in': { name: 'sign_in', text: '' } } })).toEqual([]);
  });

  it('makes a key obsolete that no document has any longer', () => {
    const { 'Sign in': signIn = '', 'Sign out': signOut = '' } = BEFORE['de/app.po'] ?? {};
    expect(changesOf({ ...BEFORE, 'de/app.po': { 'Sign in': signIn, 'Sign out': signOut } })).toEqual([
      'obsolete en All done.: All done. → ',
    ]);
    expect(changesOf({ ...BEFORE, 'fr/app.po': { 'Sign in': 'Connexion' } })).toEqual([]);
    const lessGerman = { 'Sign out': signOut, 'All done.': 'Fertig.' };
    expect(changesOf({ ...BEFORE, 'de/app.po': lessGerman })).toEqual([]);
  });
});
