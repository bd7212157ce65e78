import type { ProjectDetails } from '#core/api/projects.js';

import {
  addGroup,
  addKey,
  addLanguage,
  removeKey,
  removeLanguage,
  renameGroup,
  updateKey,
  withValues,
} from './edit-project.js';
import { aKey, aProject, aValue } from '../../testing/sample-projects.js';

const names = (project: ProjectDetails): Record<string, string[]> =>
  Object.fromEntries(project.groups.map((group) => [group.name, group.keys.map((key) => key.name)]));

describe('addKey', () => {
  it('adds the key at the end of its group', () => {
    const after = addKey(aProject(), aKey({ id: 99, name: 'total', groupId: 2, texts: {} }), 'checkout');
    expect(names(after)['checkout']).toEqual(['cart_title', 'items_count', 'pay_now', 'total']);
  });

  it('creates the group it names, in its place: common first, then by name', () => {
    const after = addKey(aProject(), aKey({ id: 99, name: 'total', groupId: 9, texts: {} }), 'billing');
    expect(Object.keys(names(after))).toEqual(['common', 'billing', 'checkout']);
    expect(names(after)['billing']).toEqual(['total']);
  });

  it('leaves the project it was given alone', () => {
    const project = aProject();
    addKey(project, aKey({ id: 99, name: 'total', groupId: 2, texts: {} }), 'checkout');
    expect(project).toEqual(aProject());
  });
});

describe('the other edits', () => {
  it('renames a key in its place', () => {
    const key = aKey({ id: 22, name: 'items', groupId: 2, texts: {} });
    expect(names(updateKey(aProject(), key))['checkout']).toEqual(['cart_title', 'items', 'pay_now']);
  });

  it('removes a key', () => {
    expect(names(removeKey(aProject(), 11))).toEqual({
      common: ['retry'],
      checkout: ['cart_title', 'items_count', 'pay_now'],
    });
  });

  it('renames a group and puts it where its name belongs', () => {
    const project = addKey(aProject(), aKey({ id: 99, name: 'x', groupId: 9, texts: {} }), 'billing');
    expect(Object.keys(names(renameGroup(project, { id: 9, name: 'zones', fileId: null })))).toEqual([
      'common',
      'checkout',
      'zones',
    ]);
  });

  it('puts the groups of files behind those of none, in the order of the files', () => {
    const project = aProject({
      files: [7, 6].map((id) => ({ id, path: `${id}.json`, format: 'json' })),
    });
    const added = [
      { id: 91, name: 'alpha', fileId: 6 },
      { id: 92, name: 'common', fileId: 6 },
      { id: 93, name: 'zulu', fileId: 7 },
    ].reduce(addGroup, project);
    expect(added.groups.map(({ id }) => id)).toEqual([1, 2, 93, 92, 91]);
  });

  it('adds a language with its values, and takes the new values of one it has', () => {
    const spanish = { id: 4, name: 'Español', tag: 'es', access: 'target' as const };
    const value = aValue({ id: 900, keyId: 11, languageId: 4, name: 'Cancelar' });
    const once = addLanguage(aProject(), spanish, [value]);
    const twice = addLanguage(once, spanish, [{ ...value, name: 'Anular', version: 2 }]);
    expect(twice.languages.map(({ name }) => name)).toEqual(['English', 'Français', 'Deutsch', 'Español']);
    expect(addLanguage(once, { id: 1, name: 'English', tag: 'en', access: 'target' }, []).languages).toEqual(
      once.languages,
    );
    const cancel = twice.groups[0]?.keys[0]?.values.filter(({ languageId }) => languageId === 4);
    expect(cancel?.map(({ name }) => name)).toEqual(['Anular']);
  });

  it('removes a language and its values', () => {
    const after = removeLanguage(aProject(), 2);
    const all = after.groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values));
    expect(after.languages.map(({ id }) => id)).toEqual([1, 3]);
    expect(all.filter(({ languageId }) => languageId === 2)).toEqual([]);
    expect(all.filter(({ languageId }) => languageId === 3)).toHaveLength(7);
  });

  it('takes the values saved meanwhile', () => {
    const after = withValues(aProject(), (value) => (value.id === 1110 ? { ...value, name: 'Stop' } : value));
    expect(after.groups[0]?.keys[0]?.values[0]?.name).toBe('Stop');
    expect(after.groups[0]?.keys[0]?.values[1]?.name).toBe('Annuler');
  });
});
