import { render, screen } from '@testing-library/react';
import { act } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { aKey, aProject, aValue } from '../samples.js';
import { OpenProject } from './open-project.js';
import type { PlaceRef } from './places.js';
import type { ProjectChange } from './project-change.js';
import type { Outcome } from './save-queue.js';
import { useCell } from './use-open-project.js';

const PAY_FR: PlaceRef = { keyId: 23, languageId: 2, quantity: null };
const CART_FR: PlaceRef = { keyId: 21, languageId: 2, quantity: null };
const CART_EN: PlaceRef = { ...CART_FR, languageId: 1 };

function open(send: () => Promise<Outcome> = () => new Promise(() => undefined)) {
  const project = new OpenProject(3, 7, { send, wait: () => () => undefined, isOnline: () => true });
  let details: ProjectDetails = aProject();
  project.load(details);
  project.listener = {
    onSaved: () => undefined,
    onFailed: () => undefined,
    onStatusRefused: () => undefined,
    onStructure(edit) {
      details = edit(details);
      project.load(details);
    },
  };
  return project;
}

const by = { byUserId: 9, byUsername: 'Camille' };
const payChanged = (name: string, version: number, byUserId = 9): ProjectChange => ({
  ...by,
  byUserId,
  kind: 'value_changed',
  value: aValue({ id: 2320, keyId: 23, languageId: 2, name, version }),
});
const structure = (project: OpenProject) => project.cells.store.get(project.structure);

describe('a change of somebody else', () => {
  it('shows, unless a newer text is known', () => {
    const project = open();
    project.applyChange(payChanged('Régler', 5));
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Régler', status: 'modified', saved: { version: 5 } });
    project.applyChange(payChanged('Payer plus tard', 4));
    expect(project.cell(PAY_FR).text).toBe('Régler');
  });

  it('stands beside a text that is edited, with its author, until one of them is chosen', () => {
    const project = open();
    const end = project.edit(PAY_FR);
    project.applyChange(payChanged('Régler', 5));
    expect(project.cell(PAY_FR)).toMatchObject({
      text: 'Payer été',
      news: { name: 'Régler', updatedBy: 'Camille' },
    });
    project.useTheirs(PAY_FR);
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Régler', news: null, saved: { version: 5 } });
    end();
  });

  it('is overwritten by the own text only when that is kept', () => {
    const project = open();
    project.edit(PAY_FR);
    project.applyChange(payChanged('Régler', 5));
    project.keepMine(PAY_FR, 'Payer vite');
    expect(project.cell(PAY_FR)).toMatchObject({
      text: 'Payer vite',
      news: null,
      unsaved: { name: 'pending' },
    });
    expect(project.base(PAY_FR)).toEqual({ id: 2320, version: 5 });
  });

  it('takes the place of a text that was looked at and not changed', () => {
    const project = open();
    const end = project.edit(PAY_FR);
    project.applyChange(payChanged('Régler', 5));
    end();
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Régler', news: null });
  });

  it('leaves a text alone that waits to be saved', () => {
    const project = open();
    project.commit(PAY_FR, 'mine');
    project.applyChange(payChanged('Régler', 5));
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'mine', saved: { name: 'Régler', version: 5 } });
  });

  it('is no news while the own call that made it has not been answered', () => {
    const project = open();
    project.commit(PAY_FR, 'mine');
    project.applyChange(payChanged('mine', 2, 3));
    expect(project.cell(PAY_FR).saved).toMatchObject({ version: 1 });
  });

  it('adds, moves and removes what the project is made of', () => {
    const project = open();
    const key = aKey({ id: 99, name: 'total', groupId: 2, texts: { 1: 'Total' } });
    project.applyChange({ ...by, kind: 'key_changed', key, groupName: 'checkout' });
    expect(project.cell({ keyId: 99, languageId: 1, quantity: null }).text).toBe('Total');
    const moved = { ...key, groupId: 1, name: 'sum' };
    project.applyChange({ ...by, kind: 'key_changed', key: moved, groupName: 'common' });
    expect(structure(project).groups.map(({ keyIds }) => keyIds)).toEqual([
      [11, 12, 99],
      [21, 22, 23],
    ]);
    project.applyChange({ ...by, kind: 'key_deleted', keyId: 99 });
    project.applyChange({ ...by, kind: 'group_changed', group: { id: 2, name: 'basket' } });
    project.applyChange({ ...by, kind: 'language_deleted', languageId: 3 });
    const language = { id: 4, name: 'Español', access: 'target' as const };
    const values = [aValue({ id: 900, keyId: 23, languageId: 4, name: 'Pagar' })];
    project.applyChange({ ...by, kind: 'language_added', language, values });
    const { keys, groups, languages } = structure(project);
    expect([...keys.keys()]).toEqual([11, 12, 21, 22, 23]);
    expect(groups.map(({ name }) => name)).toEqual(['common', 'basket']);
    expect(languages.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(project.cell({ ...PAY_FR, languageId: 4 }).text).toBe('Pagar');
  });
});

describe('what renders', () => {
  it('is the one cell that changes: at a commit, at its answer, at a change of somebody else', async () => {
    let answer: (outcome: Outcome) => void = () => undefined;
    const project = open(() => new Promise((resolve) => (answer = resolve)));
    const renders = new Map<string, number>();
    const takeRenders = (): Record<string, number> => {
      const taken = Object.fromEntries(renders);
      renders.clear();
      return taken;
    };
    const One = ({ name, place }: { name: string; place: PlaceRef }) => {
      const { text } = useCell(project, place);
      renders.set(name, (renders.get(name) ?? 0) + 1);
      return <p>{text}</p>;
    };
    render(
      <>
        <One name="pay fr" place={PAY_FR} />
        <One name="cart fr" place={CART_FR} />
        <One name="cart en" place={CART_EN} />
      </>,
    );
    takeRenders();
    act(() => project.commit(PAY_FR, 'Payer'));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    const value = aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Payer', version: 2 });
    await act(() => Promise.resolve(answer({ kind: 'saved', value })));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    act(() => project.applyChange(payChanged('Régler', 5)));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    act(() => project.load(aProject()));
    expect(takeRenders()).toEqual({});
    expect(screen.getByText('Régler')).toBeVisible();
  });
});
