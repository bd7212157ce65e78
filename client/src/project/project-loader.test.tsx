import { render, screen } from '@testing-library/react';
import { act } from 'react';

import { openForTest } from '../testing/open-project.js';
import { aKey, aProject, aValue, DE } from '../testing/sample-projects.js';
import { aPluralProject } from '../testing/plural-project.js';
import { baseLanguageOf } from './store/base-language.js';
import type { OpenProject } from './open-project.js';
import type { ChangedBy } from './project-loader.js';
import type { CellRef } from './store/cell-ref.js';
import { addLanguage, putKey, removeKey, removeLanguage, renameGroup } from './store/edit-project.js';
import type { ProjectEdit } from './store/edit-project.js';
import { cellRefsOf } from './store/key-cells.js';
import type { SaveOutcome } from './saving/save-queue.js';
import { useCell } from './store/use-cells.js';

const PAY_FR: CellRef = { keyId: 23, languageId: 2, quantity: null };
const CART_FR: CellRef = { keyId: 21, languageId: 2, quantity: null };
const CART_EN: CellRef = { ...CART_FR, languageId: 1 };

const openEdited = (
  send: () => Promise<SaveOutcome> = () => new Promise(() => undefined),
  details = aProject(),
) => openForTest({ send, details });

const open = (...how: Parameters<typeof openEdited>): OpenProject => openEdited(...how).project;

const CAMILLE: ChangedBy = { userId: 9, username: 'Camille' };
const pay = (name: string, version: number) => aValue({ id: 2320, keyId: 23, languageId: 2, name, version });
const structure = (project: OpenProject) => project.cells.store.get(project.structure);

describe('a change of somebody else', () => {
  it('shows, unless a newer text is known', () => {
    const project = open();
    project.loader.applyChange(pay('Régler', 5), CAMILLE);
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'Régler',
      status: 'modified',
      saved: { version: 5 },
    });
    project.loader.applyChange(pay('Payer plus tard', 4), CAMILLE);
    expect(project.cells.get(PAY_FR).text).toBe('Régler');
  });

  it('stands beside a text that is edited, with its author, until one of them is chosen', () => {
    const project = open();
    const close = project.session.openField(PAY_FR);
    project.loader.applyChange(pay('Régler', 5), CAMILLE);
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'Payer été',
      remoteValue: { name: 'Régler', updatedBy: 'Camille' },
    });
    project.session.useTheirs(PAY_FR);
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'Régler',
      remoteValue: null,
      saved: { version: 5 },
    });
    close();
  });

  it('is overwritten by the own text only when that is kept', () => {
    const project = open();
    project.session.openField(PAY_FR);
    project.loader.applyChange(pay('Régler', 5), CAMILLE);
    project.session.keepMine(PAY_FR, 'Payer vite');
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'Payer vite',
      remoteValue: null,
      unsaved: { name: 'pending' },
    });
    expect(project.session.baseVersion(PAY_FR)).toEqual({ id: 2320, version: 5 });
  });

  it('takes the place of a text that was looked at and not changed', () => {
    const project = open();
    const close = project.session.openField(PAY_FR);
    project.loader.applyChange(pay('Régler', 5), CAMILLE);
    close();
    expect(project.cells.get(PAY_FR)).toMatchObject({ text: 'Régler', remoteValue: null });
  });

  it('leaves a text alone that waits to be saved', () => {
    const project = open();
    project.session.commit(PAY_FR, 'mine');
    project.loader.applyChange(pay('Régler', 5), CAMILLE);
    expect(project.cells.get(PAY_FR)).toMatchObject({ text: 'mine', saved: { name: 'Régler', version: 5 } });
  });

  it('is ignored while the user’s own call that made it has not been answered', () => {
    const project = open();
    project.session.commit(PAY_FR, 'mine');
    project.loader.applyChange(pay('mine', 2), { ...CAMILLE, userId: 3 });
    expect(project.cells.get(PAY_FR).saved).toMatchObject({ version: 1 });
  });

  it('adds, moves and removes what the project is made of', () => {
    const { project, edit } = openEdited();
    const key = aKey({ id: 99, name: 'total', groupId: 2, texts: { 1: 'Total' } });
    edit((now) => putKey(now, key, 'checkout'));
    expect(project.cells.get({ keyId: 99, languageId: 1, quantity: null }).text).toBe('Total');
    const moved = { ...key, groupId: 1, name: 'sum' };
    edit((now) => putKey(now, moved, 'common'));
    expect(structure(project).groups.map(({ keyIds }) => keyIds)).toEqual([
      [11, 12, 99],
      [21, 22, 23],
    ]);
    edit((now) => removeKey(now, 99));
    edit((now) => renameGroup(now, { id: 2, name: 'basket', fileId: null }));
    edit((now) => removeLanguage(now, 3));
    const language = { id: 4, name: 'Español', tag: 'es', access: 'target' as const };
    const values = [aValue({ id: 900, keyId: 23, languageId: 4, name: 'Pagar' })];
    edit((now) => addLanguage(now, language, values));
    const { keys, groups, languages } = structure(project);
    expect([...keys.keys()]).toEqual([11, 12, 21, 22, 23]);
    expect(groups.map(({ name }) => name)).toEqual(['common', 'basket']);
    expect(languages.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(project.cells.get({ ...PAY_FR, languageId: 4 }).text).toBe('Pagar');
  });
});

describe('the base language of the open project', () => {
  const source = (project: OpenProject) => baseLanguageOf(structure(project))?.name;

  it('is the one that the project names, as soon as it names another', () => {
    const project = open();
    expect(source(project)).toBe('English');
    project.loader.load({ ...aProject(), sourceLanguageId: 3 });
    expect(source(project)).toBe('Deutsch');
  });

  it('is the first one when its own is deleted, and its own again when that comes back', () => {
    const { project, edit } = openEdited(undefined, aProject({ sourceLanguageId: 3 }));
    edit((now) => removeLanguage(now, 3));
    expect(source(project)).toBe('English');
    edit((now) => addLanguage(now, DE, []));
    expect(source(project)).toBe('Deutsch');
  });
});

describe('a form that a plural did not have', () => {
  const ZERO_PL: CellRef = { keyId: 31, languageId: 4, quantity: '=0' };
  const zero = aValue({ id: 900, keyId: 31, languageId: 4, quantityString: '=0', name: 'Teraz' });
  const forms = ({ cells }: OpenProject) =>
    cellRefsOf(cells, { id: 31, isPlural: true }, 4).map(({ quantity }) => quantity);
  const renamed: ProjectEdit = (now) => renameGroup(now, { id: 1, name: 'basket', fileId: null });

  it('shows when somebody else adds it, and stays when the project changes', () => {
    const { project, edit } = openEdited(undefined, aPluralProject());
    project.loader.applyChange(zero, CAMILLE);
    expect(forms(project)).toEqual(['=0', 'one', 'few', 'many', 'other']);
    edit(renamed);
    expect(project.cells.get(ZERO_PL)).toMatchObject({ text: 'Teraz', saved: { id: 900 } });
  });

  it('is created with its text, and stays when the project changes', async () => {
    const { project, edit } = openEdited(
      () => Promise.resolve({ kind: 'saved', value: zero }),
      aPluralProject(),
    );
    project.session.commit(ZERO_PL, 'Teraz');
    await act(() => Promise.resolve());
    expect(project.cells.get(ZERO_PL)).toMatchObject({ saved: { id: 900 }, unsaved: null });
    edit(renamed);
    expect(forms(project)).toEqual(['=0', 'one', 'few', 'many', 'other']);
  });
});

describe('what renders', () => {
  it('is the one cell that changes: at a commit, at its answer, at a change of somebody else', async () => {
    let answer: (outcome: SaveOutcome) => void = () => undefined;
    const project = open(() => new Promise((resolve) => (answer = resolve)));
    const renders = new Map<string, number>();
    const takeRenders = (): Record<string, number> => {
      const taken = Object.fromEntries(renders);
      renders.clear();
      return taken;
    };
    const One = ({ name, place }: { name: string; place: CellRef }) => {
      const { text } = useCell(project.cells, place);
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
    act(() => project.session.commit(PAY_FR, 'Payer'));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    const value = aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Payer', version: 2 });
    await act(() => Promise.resolve(answer({ kind: 'saved', value })));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    act(() => project.loader.applyChange(pay('Régler', 5), CAMILLE));
    expect(takeRenders()).toEqual({ 'pay fr': 1 });
    act(() => project.loader.load(aProject()));
    expect(takeRenders()).toEqual({});
    expect(screen.getByText('Régler')).toBeVisible();
  });
});
