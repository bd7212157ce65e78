import type {
  DocumentChange,
  RepositoryChange,
  RepositoryChanges,
} from '#core/repository/compare/repository-changes.js';

import { decide, empties, incompleteFiles, isTicked, NO_CHOICES } from './choices.js';
import { sectionsOf } from './sections.js';
import { statesOf, treeOf } from './tree.js';

const COMMON = 'locales/{language}/common.json';

const aDocument = (path: string, state: DocumentChange['state'] = 'changed'): DocumentChange => ({
  path,
  file: COMMON,
  tag: path.slice(8, 10),
  isBase: path.startsWith('locales/en'),
  state,
});

const aChange = (
  kind: RepositoryChange['kind'],
  key: string,
  more: Partial<RepositoryChange> = {},
): RepositoryChange => ({
  id: `${kind} ${key}`,
  kind,
  path: 'locales/fr/common.json',
  file: COMMON,
  tag: 'fr',
  group: 'trip',
  key,
  form: null,
  here: 'Retour',
  there: 'Revenir',
  isValidated: false,
  recheck: 0,
  ...more,
});

const OPEN = aChange('changed', 'open');
const VALIDATED = aChange('changed', 'validated', { isValidated: true });
const EMPTIED = aChange('changed', 'emptied', { there: '' });
const CONFLICT = aChange('conflict', 'conflict');
const NEW = aChange('new_key', 'new', { path: 'locales/en/common.json', tag: 'en', here: '' });
const BASE = aChange('base', 'base', { path: 'locales/en/common.json', tag: 'en' });
const OBSOLETE = aChange('obsolete', 'old', { path: 'locales/en/common.json', tag: 'en', there: '' });

const changesOf = (...changes: RepositoryChange[]): RepositoryChanges => ({
  documents: [aDocument('locales/en/common.json'), aDocument('locales/fr/common.json')],
  renames: [],
  adoptions: [],
  changes,
  lacking: [],
});

const NONE_INCOMPLETE = new Map<string, number>();

const ALL = changesOf(OPEN, VALIDATED, EMPTIED, CONFLICT, NEW, BASE, OBSOLETE);

const tickedWith = (replace: 'all' | 'unvalidated' | 'empty'): string[] =>
  ALL.changes
    .filter((change) => isTicked(change, NONE_INCOMPLETE, { ...NO_CHOICES, replace }))
    .map(({ key }) => key);

describe('ticks', () => {
  it.each([
    ['all', ['open', 'validated', 'new', 'base', 'old']],
    ['unvalidated', ['open', 'new', 'base', 'old']],
    ['empty', ['new', 'base', 'old']],
  ] as const)(
    'are those of what is replaced (%s), and never of a text that would be emptied',
    (replace, keys) => expect(tickedWith(replace)).toEqual(keys),
  );

  it('are those that a person has set, whatever is replaced', () => {
    const ticks = new Map([
      [OPEN.id, false],
      [EMPTIED.id, true],
    ]);
    const choices = { ...NO_CHOICES, replace: 'all' as const, ticks };
    expect(isTicked(OPEN, NONE_INCOMPLETE, choices)).toBe(false);
    expect(isTicked(EMPTIED, NONE_INCOMPLETE, choices)).toBe(true);
  });

  it('say nothing of a conflict until a person decides it', () => {
    expect(isTicked(CONFLICT, NONE_INCOMPLETE, NO_CHOICES)).toBeNull();
    const choices = { ...NO_CHOICES, ticks: new Map([[CONFLICT.id, false]]) };
    expect(isTicked(CONFLICT, NONE_INCOMPLETE, choices)).toBe(false);
  });

  it('leave what is obsolete where a file lacks more than a fifth of its keys', () => {
    const incomplete = incompleteFiles({ lacking: [{ file: COMMON, lacks: 3, of: 10 }] });
    expect(incomplete).toEqual(new Map([[COMMON, 0.3]]));
    expect(isTicked(OBSOLETE, incomplete, NO_CHOICES)).toBe(false);
    expect(isTicked({ ...OBSOLETE, file: 'other' }, incomplete, NO_CHOICES)).toBe(true);
    const choices = { ...NO_CHOICES, ticks: new Map([[OBSOLETE.id, true]]) };
    expect(isTicked(OBSOLETE, incomplete, choices)).toBe(true);
    expect(incompleteFiles({ lacking: [{ file: COMMON, lacks: 2, of: 10 }] })).toEqual(NONE_INCOMPLETE);
  });

  it('know which text would be emptied', () => expect(ALL.changes.filter(empties)).toEqual([EMPTIED]));
});

describe('an import', () => {
  it('takes what is ticked, and skips conflicts', () => {
    const { taken, left, n, of, skipped } = decide(ALL, NO_CHOICES);
    expect([...taken]).toEqual([OPEN, NEW, BASE, OBSOLETE].map(({ id }) => id));
    expect([...left]).toEqual([VALIDATED, EMPTIED, CONFLICT].map(({ id }) => id));
    expect({ n, of, skipped }).toEqual({ n: 4, of: 7, skipped: 1 });
  });

  it('marks obsolete keys one by one, and asks for none where none is ticked', () => {
    const other = { ...OBSOLETE, id: 'obsolete other' };
    const changes = changesOf(OBSOLETE, other);
    const without = (...ids: string[]): ReturnType<typeof decide> =>
      decide(changes, { ...NO_CHOICES, ticks: new Map(ids.map((id) => [id, false])) });
    expect(without(other.id)).toMatchObject({
      taken: new Set([OBSOLETE.id]),
      left: new Set([other.id]),
      marksObsolete: true,
    });
    expect(without(OBSOLETE.id, other.id).marksObsolete).toBe(false);
  });

  it('takes nothing of a document that is not ticked', () => {
    const documents = new Map([['locales/en/common.json', false]]);
    const { taken, paths } = decide(ALL, { ...NO_CHOICES, documents });
    expect([...taken]).toEqual([OPEN.id]);
    expect([...paths]).toEqual(['locales/fr/common.json']);
  });

  it('counts a document that differs in no text, and none that is the same or gone', () => {
    const documents = [
      aDocument('locales/en/common.json'),
      aDocument('locales/fr/common.json', 'same'),
      aDocument('locales/de/common.json', 'gone'),
    ];
    expect(decide({ ...changesOf(), documents }, NO_CHOICES)).toMatchObject({ n: 1, of: 1 });
  });
});

describe('a document that is gone', () => {
  const GONE = aDocument('locales/de/common.json', 'gone');
  const changes = { ...changesOf(), documents: [GONE] };

  it('stays, and is a change only where a person removes it', () => {
    expect(decide(changes, NO_CHOICES)).toMatchObject({ n: 0, of: 0, paths: new Set() });
    const documents = new Map([[GONE.path, true]]);
    expect(decide(changes, { ...NO_CHOICES, documents })).toMatchObject({
      n: 1,
      of: 1,
      paths: new Set([GONE.path]),
    });
  });
});

describe('what is shown', () => {
  const shown = (filter: Partial<Parameters<typeof sectionsOf>[1]>): string[] =>
    sectionsOf(ALL.changes, { of: null, tag: null, search: '', ...filter }).map(
      ({ name, changes }) => `${name}: ${changes.map(({ key }) => key).join(' ')}`,
    );

  it('are conflicts first, and no section that is empty', () => {
    expect(shown({})).toEqual([
      'conflicts: conflict',
      'base: base',
      'changed: open validated emptied',
      'new: new',
      'obsolete: old',
    ]);
    expect(shown({ tag: 'en' })).toEqual(['base: base', 'new: new', 'obsolete: old']);
  });

  it('is of a document or a file, or has a text', () => {
    expect(shown({ of: 'locales/fr/common.json', search: 'trip.open' })).toEqual(['changed: open']);
    expect(shown({ of: COMMON, search: 'REVENIR' })[0]).toBe('conflicts: conflict');
    expect(shown({ search: 'nowhere' })).toEqual([]);
  });

  it('are documents with what changes in them, those that are the same apart', () => {
    const documents = [...ALL.documents, aDocument('locales/de/common.json', 'same')];
    const { files, same } = treeOf({ ...ALL, documents });
    expect(files).toMatchObject([
      {
        file: COMMON,
        all: 3,
        rows: [
          { path: 'locales/en/common.json', added: 1, changed: 1, obsolete: 1, conflicts: 0 },
          { path: 'locales/fr/common.json', added: 0, changed: 3, obsolete: 0, conflicts: 1 },
        ],
      },
    ]);
    expect(same).toEqual(['locales/de/common.json']);
    expect(statesOf({ documents })).toEqual({ changed: 2, new: 0, gone: 0, same: 1 });
  });
});
