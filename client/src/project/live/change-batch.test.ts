import { jest } from '@jest/globals';

import type { ContentEvents, LiveKey, MissedEvent } from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';

import { openForTest } from '../../testing/open-project.js';
import { aKey, aProject, aValue } from '../../testing/sample-projects.js';
import type { CellRef } from '../store/cell-ref.js';
import type { ProjectEdit } from '../store/edit-project.js';
import type { ChangedValue } from './apply-values.js';
import { ChangeBatch } from './change-batch.js';

const PAY_FR: CellRef = { keyId: 23, languageId: 2, quantity: null };
const CART_FR: CellRef = { ...PAY_FR, keyId: 21 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function setUp() {
  let details: ProjectDetails = aProject();
  const edit = (change: ProjectEdit): void => {
    details = change(details);
    project.loader.load(details);
  };
  const { project } = openForTest({ userId: 7, details, updateCache: edit });
  const shown: ChangedValue[][] = [];
  const revalidate = jest.fn(() => Promise.resolve());
  const onDeleted = jest.fn();
  const batch = new ChangeBatch(project, {
    cache: {
      updateCache: (change) => Promise.resolve(edit(change)),
      takeView: () => Promise.resolve(),
      revalidate,
    },
    nameOf: (userId) => (userId === 9 ? 'Camille' : null),
    onChanged: (changed) => shown.push([...changed]),
    onFindings: () => undefined,
    onDeleted,
  });
  const textOf = (ref: CellRef): string => project.cells.get(ref).text;
  const keyIds = (): number[] => details.groups.flatMap(({ keys }) => keys.map(({ id }) => id));
  const keyNamed = (name: string) =>
    details.groups.flatMap(({ keys }) => keys).find((key) => key.name === name);
  return { project, batch, shown, revalidate, onDeleted, textOf, keyIds, keyNamed };
}

function event<Name extends keyof ContentEvents>(
  name: Name,
  cursor: number,
  content: Omit<ContentEvents[Name], 'projectId' | 'cursor' | 'byUserId' | 'clientId'>,
): MissedEvent {
  const full: object = { projectId: 7, cursor, byUserId: 9, clientId: null, ...content };
  return { name, event: full } as MissedEvent;
}

const written = (name: string, version: number, more: Partial<ValueView> = {}): MissedEvent => {
  const value = aValue({ id: 2320, keyId: 23, languageId: 2, name, version, ...more });
  return event('value_changed', version, { languageId: value.languageId, values: [value] });
};

function keyChanged(cursor: number, more: Partial<LiveKey>): MissedEvent {
  const { values: _, ...key } = aKey({ id: 23, name: 'pay_now', groupId: 2, texts: {} });
  return event('key_changed', cursor, { keys: [{ ...key, ...more }] });
}

/** Puts the row of a key into the page, as the grid does with those in view. */
function showRow(keyId: number): void {
  const row = document.createElement('div');
  row.dataset['row'] = `k${keyId}`;
  document.body.append(row);
}

describe('changes of values', () => {
  it('are applied together, a tenth of a second after the first', () => {
    const { batch, shown, textOf } = setUp();
    batch.add(written('Régler', 2));
    jest.advanceTimersByTime(99);
    batch.add(written('Mon panier', 2, { id: 2120, keyId: 21 }));
    expect(textOf(PAY_FR)).toBe('Payer été');
    jest.advanceTimersByTime(1);
    expect([textOf(PAY_FR), textOf(CART_FR)]).toEqual(['Régler', 'Mon panier']);
    expect(shown).toMatchObject([[{ userId: 9, username: 'Camille' }, { username: 'Camille' }]]);
  });

  it('are applied by their versions, in whatever order they come', () => {
    const { batch, textOf } = setUp();
    batch.add(written('Payer demain', 4));
    batch.flush();
    batch.add(written('Régler', 3));
    expect(batch.flush()).toBe(0);
    expect(textOf(PAY_FR)).toBe('Payer demain');
  });

  it('leave a text that the user is typing, and are shown beside it', () => {
    const { project, batch, textOf } = setUp();
    project.session.openField(PAY_FR);
    batch.add(written('Régler', 2));
    expect(batch.flush()).toBe(0);
    expect(textOf(PAY_FR)).toBe('Payer été');
    expect(project.cells.get(PAY_FR).remoteValue).toMatchObject({ name: 'Régler', updatedBy: 'Camille' });
  });

  it('leave a text of the user that is not saved yet', () => {
    const { project, batch, textOf } = setUp();
    project.session.commit(PAY_FR, 'Payer vite');
    batch.add(written('Régler', 2));
    expect(batch.flush()).toBe(0);
    expect(textOf(PAY_FR)).toBe('Payer vite');
  });

  it('wait for their key', () => {
    const { batch, textOf } = setUp();
    const ref = { ...PAY_FR, keyId: 90 };
    batch.add(written('Aide', 1, { id: 900, keyId: 90 }));
    expect(batch.flush()).toBe(0);
    batch.add(keyChanged(2, { id: 90, name: 'help' }));
    expect(batch.flush()).toBe(1);
    expect(textOf(ref)).toBe('Aide');
  });

  it('apply nothing after the end', () => {
    const { batch, textOf } = setUp();
    batch.add(written('Régler', 2));
    batch.stop();
    jest.advanceTimersByTime(1_000);
    expect(textOf(PAY_FR)).toBe('Payer été');
  });
});

describe('changes of keys', () => {
  it('are applied by their cursors, in whatever order they come', () => {
    const { batch, keyNamed, keyIds } = setUp();
    batch.add(event('key_deleted', 8, { keyIds: [23] }), keyChanged(6, { name: 'pay_later' }));
    batch.flush();
    batch.add(keyChanged(7, { name: 'pay_twice' }));
    batch.flush();
    expect(keyNamed('pay_twice')).toBeUndefined();
    expect(keyIds()).not.toContain(23);
  });

  it('wait in view while the user edits, and are applied after that', () => {
    const { project, batch, keyIds } = setUp();
    showRow(23);
    const close = project.session.openField(CART_FR);
    batch.add(event('key_deleted', 5, { keyIds: [23] }));
    batch.flush();
    expect(keyIds()).toContain(23);
    close();
    batch.release();
    batch.flush();
    expect(keyIds()).not.toContain(23);
  });

  it('do not wait out of view', () => {
    const { project, batch, keyIds } = setUp();
    project.session.openField(CART_FR);
    batch.add(event('key_deleted', 5, { keyIds: [23] }));
    batch.flush();
    expect(keyIds()).not.toContain(23);
  });

  it('load the project again when their group is not known', () => {
    const { batch, revalidate } = setUp();
    batch.add(keyChanged(5, { groupId: 99 }));
    batch.flush();
    expect(revalidate).toHaveBeenCalledTimes(1);
  });
});

describe('changes that are not listed', () => {
  it('load the project again: a new language, or more than one event contains', () => {
    const { batch, revalidate } = setUp();
    batch.add(event('language_added', 5, { language: { id: 9, name: 'Polski', tag: 'pl' } }));
    batch.flush();
    batch.add(event('project_changed', 6, { project: null, isReload: true }));
    batch.flush();
    expect(revalidate).toHaveBeenCalledTimes(2);
  });

  it('show that the project is deleted', () => {
    const { batch, revalidate, onDeleted } = setUp();
    batch.add(event('project_changed', 5, { project: null, isReload: false }));
    batch.flush();
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(revalidate).not.toHaveBeenCalled();
  });
});
