import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { openForTest } from '../../testing/open-project.js';
import { aProject, EN, FR } from '../../testing/sample-projects.js';
import { InThreadWorker, runningWorkers } from '../../testing/worker.js';

const WISH = { find: 'cart', replacement: 'bag', matchCase: false, wholeWord: false };
const RULES = { placeholders: 'any', ignored: [] } as const;

let closeAll: (() => void)[] = [];

afterEach(() => {
  closeAll.forEach((close) => close());
  closeAll = [];
  jest.restoreAllMocks();
});

function open() {
  const { project } = openForTest({ details: aProject(), isOnline: () => false });
  /** The names of the calls that the worker has received. */
  const calls: string[] = [];
  const post = InThreadWorker.prototype.postMessage;
  jest.spyOn(InThreadWorker.prototype, 'postMessage').mockImplementation(function (
    this: InThreadWorker,
    call,
  ) {
    calls.push(...(call as { path: string[] }).path);
    post.call(this, call);
  });
  const hold = (): (() => void) => {
    const release = project.texts.hold();
    closeAll.push(release);
    return release;
  };
  return { project, texts: project.texts, calls, hold };
}

describe('the worker of a project', () => {
  it('has the texts once, for searches, replacements and checks', async () => {
    const { texts, calls, hold } = open();
    hold();
    const [keyIds, { found }, { bits }] = await Promise.all([
      texts.findKeys('cart', [EN.id]),
      texts.findReplaced(WISH, [EN.id, FR.id]),
      texts.check(() => RULES),
    ]);
    expect([...keyIds]).toEqual([21, 22]);
    expect(found.map(([id, slots]) => [id, slots.length])).toEqual([
      [EN.id, 2],
      [FR.id, 0],
    ]);
    expect(bits.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(runningWorkers('project-worker')).toBe(1);
    expect(calls).toEqual(['load', 'fill', 'fill', 'fill', 'findKeys', 'findReplaced', 'check']);
  });

  it('is sent no more than what changes', async () => {
    const { project, texts, calls, hold } = open();
    hold();
    await texts.findKeys('cart', [EN.id]);
    calls.length = 0;
    for (const text of ['Bag', 'Basket'])
      project.session.commit({ keyId: 21, languageId: EN.id, quantity: null }, text);
    expect([...(await texts.findKeys('basket', [EN.id]))]).toEqual([21]);
    const { bits } = await texts.check(() => RULES);
    expect(bits.map(([id]) => id)).toEqual([1, 2, 3]);
    project.session.commit({ keyId: 21, languageId: FR.id, quantity: null }, 'Panier');
    expect((await texts.check(() => RULES)).bits.map(([id]) => id)).toEqual([FR.id]);
    expect(calls).toEqual(['change', 'findKeys', 'check', 'change', 'check']);
  });

  it('answers searches while it checks', async () => {
    const { texts, hold } = open();
    hold();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const answered: string[] = [];
    const checking = texts.check(() => RULES).then(() => answered.push('check'));
    await texts.findKeys('cart', [EN.id]).then(() => answered.push('search'));
    await checking;
    expect(answered).toEqual(['search', 'check']);
  });

  it('drops the checks of a project that is loaded again', async () => {
    const { project, texts, hold } = open();
    hold();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const first = jest.fn();
    void texts.check(() => RULES).then(first);
    await texts.findKeys('cart', [EN.id]);
    project.loader.load(aProject({ languages: [EN, FR] }));
    const { table, bits } = await texts.check(() => RULES);
    expect(table).toBe(project.cells.table);
    expect(bits.map(([id]) => id)).toEqual([1, 2]);
    expect(first).not.toHaveBeenCalled();
  });

  it('ends when nobody holds it any more, and starts again for the next', async () => {
    const { texts, calls, hold } = open();
    const [one, other] = [hold(), hold()];
    await texts.findKeys('cart', [EN.id]);
    one();
    await texts.findKeys('cart', [EN.id]);
    expect(runningWorkers('project-worker')).toBe(1);
    other();
    await waitFor(() => expect(runningWorkers('project-worker')).toBe(0));
    calls.length = 0;
    void texts.findKeys('cart', [EN.id]);
    hold();
    expect([...(await texts.findKeys('cart', [EN.id]))]).toEqual([21, 22]);
    expect(calls).toEqual(['load', 'fill', 'fill', 'fill', 'findKeys']);
  });

  it('ends although it was left before it had started', async () => {
    const { texts, hold } = open();
    const release = hold();
    const ids = jest.fn();
    void texts.findKeys('cart', [EN.id]).then(ids);
    release();
    hold();
    await texts.findKeys('cart', [EN.id]);
    expect(runningWorkers('project-worker')).toBe(1);
    expect(ids).not.toHaveBeenCalled();
  });
});
