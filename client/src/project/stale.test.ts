import type { ValueView } from '#core/api/translations.js';
import { isStale } from '#core/domain/stale.js';

import { openForTest } from '../testing/open-project.js';
import { aProject } from '../testing/sample-projects.js';
import type { OpenProject } from './open-project.js';
import type { SaveOutcome, SaveStep } from './saving/save-queue.js';
import { withValues } from './store/edit-project.js';
import { sourceOf, staleValues } from './store/stale-values.js';
import type { CellRef } from './store/cell-ref.js';

const EN: CellRef = { keyId: 23, languageId: 1, quantity: null };
const FR: CellRef = { ...EN, languageId: 2 };
const DE: CellRef = { ...EN, languageId: 3 };
const FORMS: CellRef = { keyId: 22, languageId: 1, quantity: 'other' };

const opened = new Set<OpenProject>();

afterEach(() => {
  for (const project of opened) project.session.stop();
  opened.clear();
  localStorage.clear();
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Versions as they came of `change`, over the sample project. */
const projectWith = (change: (value: ValueView) => Partial<ValueView>) =>
  withValues(aProject(), (value) => ({ ...value, ...change(value) }));

/** `answer`: null does not answer. */
function open(project = aProject(), answer: (step: SaveStep) => SaveOutcome | null = () => null) {
  const { project: one } = openForTest({
    details: project,
    send(step) {
      const outcome = answer(step);
      return outcome ? Promise.resolve(outcome) : new Promise(() => undefined);
    },
  });
  opened.add(one);
  const { cells } = one;
  const stale = (ref: CellRef): boolean => {
    const source = sourceOf(cells, ref);
    return isStale(cells.get(ref), source && cells.get(source));
  };
  const count = (keyId: number, languageIds = [1, 2, 3]): number =>
    staleValues(cells.table, cells.sourceLanguageId, languageIds)(keyId);
  return { ...one, cells, stale, count, session: one.session, loader: one.loader };
}

const valueOf = ({ keyId, languageId, quantity }: CellRef): ValueView =>
  aProject()
    .groups.flatMap(({ keys }) => keys)
    .flatMap(({ values }) => values)
    .find(
      (value) =>
        value.keyId === keyId && value.languageId === languageId && value.quantityString === quantity,
    ) as ValueView;

describe('a stale translation', () => {
  const changed = projectWith(({ keyId, languageId }) =>
    keyId === 23 && languageId === 1 ? { version: 2, majorVersion: 2 } : {},
  );

  it('is one whose source has changed, and is counted; the source itself is not', () => {
    const { stale, count } = open(changed);
    expect([stale(EN), stale(FR), stale(DE)]).toEqual([false, true, true]);
    expect([count(23), count(23, [2]), count(23, [1]), count(21)]).toEqual([2, 1, 0, 0]);
  });

  it.each<[string, (session: OpenProject['session']) => void]>([
    ['written', (session) => session.commit(FR, 'Payer maintenant')],
    ['confirmed', (session) => session.confirmSource(FR)],
  ])('is none once it is %s, at once', (_, act) => {
    const { stale, count, session } = open(changed);
    act(session);
    expect([stale(FR), stale(DE), count(23)]).toEqual([false, true, 1]);
  });

  it('is none once it is validated; rejecting it leaves it stale', () => {
    const { stale, session } = open(changed);
    session.review(FR, 'invalidated');
    expect(stale(FR)).toBe(true);
    session.review(FR, 'validated');
    expect(stale(FR)).toBe(false);
  });

  it('comes of a change of the source, at once, and not of a typo', () => {
    const { stale, count, session } = open();
    session.commit(EN, 'Pay nou', undefined, true);
    expect([stale(FR), count(23)]).toEqual([false, 0]);
    session.commit(EN, 'Pay today');
    expect([stale(FR), count(23)]).toEqual([true, 2]);
    session.commit(FR, 'Payer aujourd’hui');
    expect([stale(FR), stale(DE)]).toEqual([false, true]);
    session.commit(EN, 'Pay tomorrow');
    expect(stale(FR)).toBe(true);
  });

  it('does not come of the first text of a source', () => {
    const { stale, session } = open(projectWith(({ id }) => (id === valueOf(EN).id ? { name: '' } : {})));
    session.commit(EN, 'Pay now');
    expect(stale(FR)).toBe(false);
  });

  it('is as the server says once it answers', async () => {
    const { stale, session } = open(changed, (step) => ({
      kind: 'saved',
      value: { ...valueOf(step.ref), version: 2, sourceVersion: 1 },
    }));
    session.confirmSource(FR);
    expect(stale(FR)).toBe(false);
    await settled();
    expect(stale(FR)).toBe(true);
  });

  it('sends the version of the source that is seen', () => {
    const steps: SaveStep[] = [];
    const { session } = open(changed, (step) => (steps.push(step), null));
    session.confirmSource(FR);
    expect(steps).toMatchObject([{ kind: 'confirm', ref: FR, version: 2 }]);
  });

  it('comes and goes with what another member or a bulk change has done', () => {
    const { stale, loader } = open();
    const by = { userId: 9, username: 'Jean' };
    const source = { ...valueOf(EN), name: 'Pay today', version: 2, majorVersion: 2 };
    loader.applyChange(source, by);
    expect(stale(FR)).toBe(true);
    loader.applyChange({ ...valueOf(FR), version: 2, sourceVersion: 2 }, by);
    expect([stale(FR), stale(DE)]).toEqual([false, true]);
    loader.load({ ...projectWith(({ id }) => (id === source.id ? { ...source, version: 3 } : {})) });
    expect([stale(FR), stale(DE)]).toEqual([false, true]);
  });

  it('does not outlive a change of the base language, even if versions stay', () => {
    const { stale, session, loader } = open(changed);
    session.openField(EN)();
    loader.load({ ...aProject(), sourceLanguageId: 3, groups: projectWith(() => ({ version: 2 })).groups });
    expect([stale(EN), stale(FR)]).toEqual([false, false]);
  });

  it.each<[string, (session: OpenProject['session']) => void, Partial<SaveStep>]>([
    ['confirmation', (session) => session.confirmSource(FR), { kind: 'unconfirm', ref: FR }],
    ['new text', (session) => session.commit(FR, 'Payer'), { kind: 'text', text: 'Payer été' }],
  ])('is one again once its %s is undone', async (_, act, step) => {
    const steps: SaveStep[] = [];
    const { session, stale, undo } = open(changed, (sent) => {
      steps.push(sent);
      const { ref, base } = sent;
      const name = sent.kind === 'text' ? sent.text : valueOf(ref).name;
      const made = sent.takesBack ? {} : { sourceVersion: 2 };
      return { kind: 'saved', value: { ...valueOf(ref), name, ...made, version: base.version + 1 } };
    });
    act(session);
    await settled();
    expect(stale(FR)).toBe(false);
    await undo.step('undo');
    expect(stale(FR)).toBe(true);
    await settled();
    expect(stale(FR)).toBe(true);
    expect(steps.at(-1)).toMatchObject({ ...step, takesBack: true });
  });

  it('is none once the change of its source is undone', async () => {
    const { session, stale, undo } = open(aProject(), ({ ref, base, takesBack }) => ({
      kind: 'saved',
      value: { ...valueOf(ref), version: base.version + 1, ...(!takesBack && { majorVersion: 2 }) },
    }));
    session.commit(EN, 'Pay today');
    await settled();
    expect(stale(FR)).toBe(true);
    await undo.step('undo');
    await settled();
    expect(stale(FR)).toBe(false);
  });

  it('does not exist for those who may not read the source', () => {
    const { stale, count } = open({
      ...changed,
      languages: changed.languages.slice(1),
      sourceLanguageId: null,
      targetRestricted: true,
    });
    expect([stale(FR), count(23)]).toEqual([false, 0]);
  });

  it.each([
    ['its own form', '{count} item', 1],
    ['`other` where the source has no text of its form', '', 2],
  ])('compares a plural form with %s', (_, one, expected) => {
    const { count } = open(
      projectWith(({ keyId, languageId, quantityString }) => {
        if (keyId !== FORMS.keyId || languageId !== 1) return {};
        if (quantityString === 'other') return { version: 2, majorVersion: 2 };
        return quantityString === 'one' ? { name: one } : {};
      }),
    );
    expect(count(FORMS.keyId, [3])).toBe(expected);
  });

  it('is kept with the cached project', () => {
    const { session, cells } = open(changed, (step) => ({
      kind: 'saved',
      value: { ...valueOf(step.ref), version: 5, sourceVersion: 2 },
    }));
    session.confirmSource(FR);
    return settled().then(() => {
      expect(cells.latest(valueOf(FR))).toMatchObject({ version: 5, sourceVersion: 2 });
      expect(cells.shown(valueOf(FR))).toMatchObject({ sourceVersion: 2 });
    });
  });
});
