import { OpenProject } from './open-project.js';
import type { PlaceRef } from './places.js';
import { aKey, aProject, aValue } from '../samples.js';
import type { Outcome, Step } from './save-queue.js';
import { addKey, withValues } from './edit-project.js';

const CART_FR: PlaceRef = { keyId: 21, languageId: 2, quantity: null };
const PAY_FR: PlaceRef = { keyId: 23, languageId: 2, quantity: null };

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function open(answer: (step: Step) => Outcome | null = accept, online = true) {
  const steps: Step[] = [];
  const project = new OpenProject(3, 7, {
    send(step) {
      steps.push(step);
      const outcome = answer(step);
      return outcome ? Promise.resolve(outcome) : new Promise(() => undefined);
    },
    wait: () => () => undefined,
    isOnline: () => online,
  });
  project.load(aProject());
  return { project, steps };
}

function accept(step: Step): Outcome {
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
        : { ...value, name: 'Votre panier', status: step.status },
  };
}

describe('OpenProject', () => {
  it('shows a text at once as modified, then as the server has it', async () => {
    const { project, steps } = open();
    project.commit(PAY_FR, 'Payer');
    expect(project.cell(PAY_FR)).toMatchObject({
      text: 'Payer',
      status: 'modified',
      unsaved: { name: 'pending' },
    });
    await settled();
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Payer', unsaved: null, saved: { version: 2 } });
    expect(steps).toHaveLength(1);
  });

  it('makes no call for an unchanged text', () => {
    const { project, steps } = open();
    project.commit(PAY_FR, 'Payer été');
    expect(steps).toEqual([]);
    expect(project.cell(PAY_FR).status).toBe('validated');
  });

  it('keeps the counts of a language in step', () => {
    const { project } = open();
    const counts = () => project.cells.store.get(project.cells.countsOf(2));
    expect(counts()).toEqual({ empty: 2, modified: 1, validated: 3, invalidated: 1 });
    project.review(CART_FR, 'validated');
    project.commit(PAY_FR, '');
    expect(counts()).toEqual({ empty: 3, modified: 0, validated: 3, invalidated: 1 });
  });

  it('cannot validate an empty value', () => {
    const { project, steps } = open();
    project.review({ keyId: 12, languageId: 2, quantity: null }, 'validated');
    expect(steps).toEqual([]);
  });

  it('takes a status back that the server refuses', async () => {
    const { project } = open(() => ({ kind: 'refused', message: 'errors.unauthorized' }));
    project.review(CART_FR, 'validated');
    expect(project.cell(CART_FR).status).toBe('validated');
    await settled();
    expect(project.cell(CART_FR).status).toBe('modified');
  });

  it('undoes texts and statuses, the last first', async () => {
    const { project, steps } = open();
    project.commit(PAY_FR, 'Payer');
    project.review(CART_FR, 'validated');
    await settled();
    expect(project.undo()).toEqual(CART_FR);
    expect(project.undo()).toEqual(PAY_FR);
    expect(project.undo()).toBeNull();
    await settled();
    expect(project.cell(CART_FR).status).toBe('modified');
    expect(project.cell(PAY_FR).text).toBe('Payer été');
    expect(steps).toHaveLength(4);
  });

  it('keeps the own text when newer data arrives while it waits, and takes other news', () => {
    const { project } = open(accept, false);
    project.commit(PAY_FR, 'mine');
    const details = aProject();
    for (const { keys } of details.groups)
      for (const key of keys)
        key.values = key.values.map((value) => ({ ...value, name: `${value.name}!`, version: 9 }));
    project.load(details);
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'mine', saved: { name: 'Payer été!', version: 9 } });
    expect(project.cell(CART_FR)).toMatchObject({ text: 'Votre panier!' });
  });

  it('keeps what it saved when older data is loaded', async () => {
    const { project } = open();
    project.commit(PAY_FR, 'Payer');
    await settled();
    project.load(addKey(aProject(), aKey({ id: 99, name: 'new', groupId: 2, texts: {} }), 'checkout'));
    expect(project.cell(PAY_FR).text).toBe('Payer');
    expect(project.cells.store.get(project.structure).keys.has(99)).toBe(true);
  });

  it('holds both texts of a conflict until one is chosen', async () => {
    const theirs = {
      ...aValue({ id: 2320, keyId: 23, languageId: 2, name: 'Régler', version: 4 }),
      updatedBy: 'Camille',
    };
    const { project } = open(() => ({ kind: 'conflict', theirs }));
    project.commit(PAY_FR, 'Payer');
    await settled();
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Payer', unsaved: { name: 'conflict', theirs } });
    project.useTheirs(PAY_FR);
    expect(project.cell(PAY_FR)).toMatchObject({ text: 'Régler', unsaved: null, saved: { version: 4 } });
  });

  it('restores what a closed page left: queued changes and the word being typed', async () => {
    const first = open(accept, false).project;
    first.commit(PAY_FR, 'Payer');
    first.typing(CART_FR, 'Votre pan', first.base(CART_FR));
    first.stop();
    const { project, steps } = open();
    await project.restore();
    expect(project.cell(PAY_FR).text).toBe('Payer');
    expect(project.cell(CART_FR)).toMatchObject({ text: 'Votre pan', isRestored: true });
    await settled();
    expect(steps.map((step) => step.kind === 'text' && step.text).sort()).toEqual(['Payer', 'Votre pan']);
    project.stop();
    expect(localStorage.length).toBe(0);
  });

  it('forgets what the server took although its answer never came', async () => {
    const first = open(accept, false).project;
    first.review(CART_FR, 'invalidated');
    first.stop();
    const { project, steps } = open();
    project.load(
      withValues(aProject(), (value) =>
        value.keyId === CART_FR.keyId && value.languageId === CART_FR.languageId
          ? { ...value, status: 'invalidated', version: 2 }
          : value,
      ),
    );
    await project.restore();
    await settled();
    expect(steps).toEqual([]);
    project.stop();
    expect(localStorage.length).toBe(0);
  });

  it('keeps the drafts of users apart', () => {
    const { project } = open(accept, false);
    project.commit(PAY_FR, 'Payer');
    project.stop();
    expect(Object.keys(localStorage)).toEqual(['motley.drafts.3.7']);
  });
});
