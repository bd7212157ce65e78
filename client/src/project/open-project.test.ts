import type { OpenProject } from './open-project.js';
import type { CellRef } from './store/cell-ref.js';
import { openForTest } from '../testing/open-project.js';
import { aKey, aProject, aValue } from '../testing/sample-projects.js';
import type { SaveOutcome, SaveStep } from './saving/save-queue.js';
import { addKey, withValues } from './store/edit-project.js';

const CART_FR: CellRef = { keyId: 21, languageId: 2, quantity: null };
const PAY_FR: CellRef = { keyId: 23, languageId: 2, quantity: null };

const opened = new Set<OpenProject>();

afterEach(() => {
  // Or what one test left to be written would be found by the next.
  for (const project of opened) project.session.stop();
  opened.clear();
  localStorage.clear();
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function open(answer: (step: SaveStep) => SaveOutcome | null = accept, online = true) {
  const steps: SaveStep[] = [];
  const { project } = openForTest({
    details: aProject(),
    send(step) {
      steps.push(step);
      const outcome = answer(step);
      return outcome ? Promise.resolve(outcome) : new Promise(() => undefined);
    },
    isOnline: () => online,
  });
  opened.add(project);
  return { project, steps };
}

function accept(step: SaveStep): SaveOutcome {
  const value = aValue({
    id: step.base.id ?? 1,
    keyId: step.ref.keyId,
    languageId: step.ref.languageId,
    version: step.base.version + 1,
  });
  return {
    kind: 'saved',
    value:
      step.kind === 'text'
        ? { ...value, name: step.text }
        : { ...value, name: 'Votre panier', ...(step.kind === 'status' && { status: step.status }) },
  };
}

describe('OpenProject', () => {
  it('shows a text at once as modified, then as the server has it', async () => {
    const { project, steps } = open();
    project.session.commit(PAY_FR, 'Payer');
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'Payer',
      status: 'modified',
      unsaved: { name: 'pending' },
    });
    await settled();
    expect(project.cells.get(PAY_FR)).toMatchObject({ text: 'Payer', unsaved: null, saved: { version: 2 } });
    expect(steps).toHaveLength(1);
  });

  it('makes no call for an unchanged text', () => {
    const { project, steps } = open();
    project.session.commit(PAY_FR, 'Payer été');
    expect(steps).toEqual([]);
    expect(project.cells.get(PAY_FR).status).toBe('validated');
  });

  it('keeps the counts of a language in step', () => {
    const { project } = open();
    const counts = () => project.cells.store.get(project.cells.countsOf(2));
    expect(counts()).toEqual({ empty: 2, modified: 1, validated: 3, invalidated: 1 });
    project.session.review(CART_FR, 'validated');
    project.session.commit(PAY_FR, '');
    expect(counts()).toEqual({ empty: 3, modified: 0, validated: 3, invalidated: 1 });
  });

  it('cannot validate an empty value', () => {
    const { project, steps } = open();
    project.session.review({ keyId: 12, languageId: 2, quantity: null }, 'validated');
    expect(steps).toEqual([]);
  });

  it('takes a status back that the server refuses', async () => {
    const { project } = open(() => ({ kind: 'refused', message: 'errors.unauthorized' }));
    project.session.review(CART_FR, 'validated');
    expect(project.cells.get(CART_FR).status).toBe('validated');
    await settled();
    expect(project.cells.get(CART_FR).status).toBe('modified');
  });

  it('undoes texts and statuses, the last first', async () => {
    const { project, steps } = open();
    project.session.commit(PAY_FR, 'Payer');
    project.session.review(CART_FR, 'validated');
    await settled();
    expect(await project.undo.step('undo')).toEqual(CART_FR);
    expect(await project.undo.step('undo')).toEqual(PAY_FR);
    expect(await project.undo.step('undo')).toBeNull();
    await settled();
    expect(project.cells.get(CART_FR).status).toBe('modified');
    expect(project.cells.get(PAY_FR).text).toBe('Payer été');
    expect(steps).toHaveLength(4);
  });

  it('keeps a text that waits when newer data arrives, and takes every other change', () => {
    const { project } = open(accept, false);
    project.session.commit(PAY_FR, 'mine');
    const details = aProject();
    for (const { keys } of details.groups)
      for (const key of keys)
        key.values = key.values.map((value) => ({ ...value, name: `${value.name}!`, version: 9 }));
    project.loader.load(details);
    expect(project.cells.get(PAY_FR)).toMatchObject({
      text: 'mine',
      saved: { name: 'Payer été!', version: 9 },
    });
    expect(project.cells.get(CART_FR)).toMatchObject({ text: 'Votre panier!' });
  });

  it('keeps what it saved when older data is loaded', async () => {
    const { project } = open();
    project.session.commit(PAY_FR, 'Payer');
    await settled();
    project.loader.load(addKey(aProject(), aKey({ id: 99, name: 'new', groupId: 2, texts: {} }), 'checkout'));
    expect(project.cells.get(PAY_FR).text).toBe('Payer');
    expect(project.cells.store.get(project.structure).keys.has(99)).toBe(true);
  });

  it('holds both texts of a conflict until one is chosen', async () => {
    const theirs = {
      ...aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Régler', version: 4 }),
      updatedBy: 'Camille',
    };
    const { project } = open(() => ({ kind: 'conflict', theirs }));
    project.session.commit(PAY_FR, 'Payer');
    await settled();
    expect(project.cells.get(PAY_FR)).toMatchObject({ text: 'Payer', unsaved: { name: 'conflict', theirs } });
    project.session.useTheirs(PAY_FR);
    expect(project.cells.get(PAY_FR)).toMatchObject({ text: 'Régler', unsaved: null, saved: { version: 4 } });
  });

  it('restores what a closed page left: queued changes and the word being typed', async () => {
    const first = open(accept, false).project;
    first.session.commit(PAY_FR, 'Payer');
    first.session.keepDraft(CART_FR, { text: 'Votre pan' }, first.session.baseVersion(CART_FR));
    first.session.stop();
    const { project, steps } = open();
    await project.session.restore();
    expect(project.cells.get(PAY_FR).text).toBe('Payer');
    expect(project.cells.get(CART_FR)).toMatchObject({ text: 'Votre pan', isRestored: true });
    await settled();
    expect(steps.map((step) => step.kind === 'text' && step.text).sort()).toEqual(['Payer', 'Votre pan']);
    project.session.stop();
    expect(localStorage.length).toBe(0);
  });

  it('forgets what the server took although its answer never came', async () => {
    const first = open(accept, false).project;
    first.session.review(CART_FR, 'invalidated');
    first.session.stop();
    const { project, steps } = open();
    project.loader.load(
      withValues(aProject(), (value) =>
        value.keyId === CART_FR.keyId && value.languageId === CART_FR.languageId
          ? { ...value, status: 'invalidated', version: 2 }
          : value,
      ),
    );
    await project.session.restore();
    await settled();
    expect(steps).toEqual([]);
    project.session.stop();
    expect(localStorage.length).toBe(0);
  });

  it('keeps the drafts of users apart', () => {
    const { project } = open(accept, false);
    project.session.commit(PAY_FR, 'Payer');
    project.session.stop();
    expect(Object.keys(localStorage)).toEqual(['motley.drafts.3.7']);
  });
});
