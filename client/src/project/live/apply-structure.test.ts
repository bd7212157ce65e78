import type { LiveKey } from '#core/api/live.js';

import { aProject, DE, EN, FR } from '../../testing/sample-projects.js';
import { isOtherAccess, withAccess, withGroups, withKeys, withLanguage } from './apply-structure.js';

const liveKey = (id: number, more: Partial<LiveKey> = {}): LiveKey => {
  const known = aProject()
    .groups.flatMap(({ keys }) => keys)
    .find((key) => key.id === id);
  if (!known) throw new Error(`No key ${id}`);
  const { values: _, ...key } = known;
  return { ...key, ...more };
};

const groupOf = (project: ReturnType<typeof aProject>, id: number) =>
  project.groups.find((group) => group.id === id);
const keyIn = (project: ReturnType<typeof aProject>, groupId: number, keyId: number) =>
  groupOf(project, groupId)?.keys.find(({ id }) => id === keyId);

describe('a key that somebody has changed', () => {
  it('has its new name and group, and keeps its texts', () => {
    const after = withKeys(aProject(), [liveKey(23, { name: 'pay_later', groupId: 1 })]);
    expect(keyIn(after, 2, 23)).toBeUndefined();
    expect(keyIn(after, 1, 23)).toMatchObject({ name: 'pay_later', values: { length: 3 } });
  });

  it('loses its texts when it becomes plural', () => {
    const after = withKeys(aProject(), [liveKey(23, { isPlural: true })]);
    expect(keyIn(after, 2, 23)).toMatchObject({ isPlural: true, values: [] });
  });

  it('is added when it is new, without texts', () => {
    const after = withKeys(aProject(), [{ ...liveKey(23), id: 90, name: 'pay_twice' }]);
    expect(keyIn(after, 2, 90)).toMatchObject({ name: 'pay_twice', values: [] });
  });

  it('waits for its group when that is not known', () => {
    const project = aProject();
    expect(withKeys(project, [{ ...liveKey(23), id: 90, groupId: 99 }])).toEqual(project);
  });
});

describe('a group that somebody has changed', () => {
  it('has its new name, and a new one is there, without keys', () => {
    const [, checkout] = aProject().groups;
    if (!checkout) throw new Error('No group');
    const { keys: _, ...group } = checkout;
    const after = withGroups(aProject(), [
      { ...group, name: 'payment' },
      { ...group, id: 5, name: 'help' },
    ]);
    expect(groupOf(after, 2)).toMatchObject({ name: 'payment', keys: { length: 3 } });
    expect(groupOf(after, 5)).toMatchObject({ name: 'help', keys: [] });
  });
});

describe('a language that somebody has changed', () => {
  it('has its new name, and the access that the user had', () => {
    const project = aProject({ languages: [EN, { ...FR, access: 'source' }] });
    const after = withLanguage(project, { id: 2, name: 'Français (Canada)', tag: 'fr-CA' });
    expect(after.languages[1]).toEqual({ id: 2, name: 'Français (Canada)', tag: 'fr-CA', access: 'source' });
  });

  it('is not shown to those who may not read it', () => {
    const project = aProject({ languages: [EN] });
    expect(withLanguage(project, { id: 2, name: 'Français (Canada)', tag: 'fr-CA' })).toBe(project);
  });
});

describe('another access of the user', () => {
  const access = { role: 'translator', targetRestricted: true, languages: [EN, FR] } as const;

  it('is taken over, and the texts of languages that may no longer be read are gone', () => {
    const after = withAccess(aProject(), { ...access, languages: [...access.languages] });
    expect(after).toMatchObject({ role: 'translator', targetRestricted: true, languages: [EN, FR] });
    const languages = after.groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values));
    expect(new Set(languages.map(({ languageId }) => languageId))).toEqual(new Set([1, 2]));
  });

  it('is one of another role, restriction, set of languages or right in one of them', () => {
    const project = aProject();
    const { role, targetRestricted, languages } = project;
    const same = { role, targetRestricted, languages };
    expect(isOtherAccess(project, { ...same, languages: [DE, FR, EN] })).toBe(false);
    expect(isOtherAccess(project, { ...same, role: 'reviewer' })).toBe(true);
    expect(isOtherAccess(project, { ...same, targetRestricted: true })).toBe(true);
    expect(isOtherAccess(project, { ...same, languages: [EN, FR] })).toBe(true);
    expect(isOtherAccess(project, { ...same, languages: [EN, FR, { ...DE, access: 'source' }] })).toBe(true);
  });
});
