import type { ValueStatus } from '../../domain/value-status.js';
import type { ReadStatus } from '../model/catalogue.js';
import { planImport } from './import-plan.js';
import { newStatus, reviewedStatus } from './taken-status.js';

const FR = 2;

const TAKEN = { applyStatuses: true };

describe('the status of a new text', () => {
  it.each<[ReadStatus, string, ReadStatus | undefined, object]>([
    ['validated', 'Titre', 'validated', TAKEN],
    ['modified', 'Titre', 'modified', TAKEN],
    ['modified', 'Titre', undefined, TAKEN],
    ['modified', 'Titre', 'validated', {}],
    // An empty text is missing.
    ['modified', '', 'validated', TAKEN],
  ])('is %s for %j, which the file calls %s, with %j', (expected, name, status, choice) => {
    expect(newStatus({ name, ...(status && { status }) }, choice)).toBe(expected);
  });

  it('is modified for a form that the files lack', () => {
    expect(newStatus(null, TAKEN)).toBe('modified');
  });
});

describe('the status of a stored text that a file repeats', () => {
  it.each<[ReadStatus | null, ValueStatus | undefined, ReadStatus | undefined, object]>([
    ['validated', 'modified', 'validated', TAKEN],
    ['validated', 'invalidated', 'validated', TAKEN],
    ['validated', undefined, 'validated', TAKEN],
    ['modified', 'validated', 'modified', TAKEN],
    [null, 'validated', 'validated', TAKEN],
    [null, 'invalidated', 'modified', TAKEN],
    [null, 'validated', undefined, TAKEN],
    [null, 'modified', 'validated', {}],
  ])('becomes %s if it was %s and the file says %s, with %j', (expected, stored, given, choice) => {
    const text = { name: 'Titre' };
    const before = { ...text, ...(stored && { status: stored }) };
    expect(reviewedStatus(before, { ...text, ...(given && { status: given }) }, choice)).toBe(expected);
  });

  it('stays as it is if the text is empty', () => {
    expect(
      reviewedStatus({ name: '', status: 'modified' }, { name: '', status: 'validated' }, TAKEN),
    ).toBeNull();
  });
});

describe('the statuses of a file', () => {
  const stored = (id: number, name: string, status: 'modified' | 'invalidated') => ({
    id: id * 10,
    keyId: id,
    languageId: FR,
    quantityString: null,
    version: 3,
    name,
    status,
  });
  const existing = {
    languages: [{ id: FR, name: 'French' }],
    groups: [{ id: 7, name: 'home' }],
    keys: ['same', 'other', 'rejected'].map((name, index) => ({
      id: 70 + index,
      groupId: 7,
      name,
      isPlural: false,
    })),
    values: [stored(70, 'a', 'modified'), stored(71, 'b', 'modified'), stored(72, 'c', 'invalidated')],
  };
  const says = (name: string, text: string, status: 'modified' | 'validated') => ({
    name,
    isPlural: false,
    values: [{ name: text, status }],
  });
  const file = [
    {
      name: 'home',
      keys: [
        says('same', 'a', 'validated'),
        says('other', 'x', 'validated'),
        says('rejected', 'c', 'modified'),
        says('fresh', 'd', 'validated'),
      ],
    },
  ];
  const into = (replaceExistingKeys: boolean, applyStatuses: boolean) =>
    planImport(existing, file, { languageId: FR, replaceExistingKeys, applyStatuses });
  const changed = (keyId: number, name: string) => ({
    id: keyId * 10,
    keyId,
    languageId: FR,
    version: 3,
    name,
    status: 'validated',
  });

  it('are taken over with the texts, and alone where the project has the same text', () => {
    const { updates, values, counts } = into(true, true);
    expect(updates).toEqual([changed(70, 'a'), changed(71, 'x')]);
    expect(values).toMatchObject([{ name: 'd', status: 'validated' }]);
    expect(counts).toMatchObject({ updated: 1, reviewed: 1, kept: 0 });
  });

  it('do not say anything of texts that are kept', () => {
    const { updates, counts } = into(false, true);
    expect(updates).toEqual([changed(70, 'a')]);
    expect(counts).toMatchObject({ updated: 0, reviewed: 1, kept: 1 });
  });

  it('are left alone unless asked for', () => {
    const { updates, values } = into(true, false);
    expect(updates).toMatchObject([{ name: 'x', status: 'modified' }]);
    expect(values).toMatchObject([{ name: 'd', status: 'modified' }]);
  });
});
