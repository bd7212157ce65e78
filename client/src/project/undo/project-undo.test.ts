import { jest } from '@jest/globals';

import { ApiError } from '../../lib/http/api-error.js';
import { toast, toasts } from '../../lib/toast.js';
import type { Toast } from '../../lib/toast.js';
import { ProjectUndo } from './project-undo.js';
import type { UndoEntry, Undone } from './undo-entry.js';

const ONE: Undone = { restored: 1, keptNewer: 0, blocked: 0 };

let told: Toast[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  told = [];
  toast.reset();
  stop = toasts.listen((one) => told.push(one));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** An entry on the server that writes what happens to it into a log. */
function entryIn(log: string[], name: string, more: Partial<UndoEntry> = {}): UndoEntry {
  const take = (way: string) => (): Promise<Undone> => {
    log.push(`${way} ${name}`);
    return Promise.resolve(ONE);
  };
  return {
    done: { id: 'toast.key_deleted', values: { name } },
    isOnServer: true,
    undo: take('undo'),
    redo: take('redo'),
    ...more,
  };
}

describe('the stack of undo', () => {
  it('takes actions of every size back in their order, and forward again', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    for (const name of ['a', 'b', 'c']) undo.tell(entryIn(log, name));
    // All at once, as keys that are pressed in a hurry.
    await Promise.all([undo.step('undo'), undo.step('undo'), undo.step('redo'), undo.step('undo')]);
    expect(log).toEqual(['undo c', 'undo b', 'redo b', 'undo b']);
  });

  it('begins a step after the step before has ended', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    let end = (_: Undone): void => undefined;
    const slow = new Promise<Undone>((resolve) => (end = resolve));
    undo.tell(entryIn(log, 'first'));
    undo.tell(entryIn(log, 'slow', { undo: () => slow }));
    const both = [undo.step('undo'), undo.step('undo')];
    await Promise.resolve();
    expect(log).toEqual([]);
    end(ONE);
    await Promise.all(both);
    expect(log).toEqual(['undo first']);
  });

  it('forgets what was undone once something else is done', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    undo.tell(entryIn(log, 'a'));
    await undo.step('undo');
    undo.tell(entryIn(log, 'b'));
    await undo.step('redo');
    expect(log).toEqual(['undo a']);
    expect(told.at(-1)).toMatchObject({ id: 'redo.nothing' });
  });

  it('tells each action with Undo, and what was undone with Redo', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    undo.tell(entryIn(log, 'a'));
    expect(told).toMatchObject([
      { id: 'toast.key_deleted', values: { name: 'a' }, action: { id: 'app.undo' } },
    ]);
    told[0]?.action?.run();
    await undo.step('redo');
    expect(log).toEqual(['undo a', 'redo a']);
    expect(told.slice(1)).toMatchObject([
      { id: 'undo.done', what: { id: 'toast.key_deleted' }, action: { id: 'app.redo' } },
      { id: 'redo.done', what: { id: 'toast.key_deleted' }, action: { id: 'app.undo' } },
    ]);
  });

  it('undoes the action of a toast, whatever was done since', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    undo.tell(entryIn(log, 'a'));
    undo.tell(entryIn(log, 'b'));
    told[0]?.action?.run();
    await undo.step('undo');
    await undo.step('undo');
    expect(log).toEqual(['undo a', 'undo b']);
  });

  it('says what stays because somebody has changed it since', async () => {
    const undo = new ProjectUndo();
    undo.tell(entryIn([], 'a', { undo: () => Promise.resolve({ restored: 2, keptNewer: 3, blocked: 1 }) }));
    await undo.step('undo');
    expect(told.at(-1)).toMatchObject({
      id: 'undo.done',
      notes: [
        { id: 'undo.changed_since', values: { count: 3 } },
        { id: 'undo.blocked', values: { count: 1 } },
      ],
    });
  });

  it('keeps an action while there is no connection', async () => {
    const log: string[] = [];
    const undo = new ProjectUndo();
    undo.tell(entryIn(log, 'a'));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await undo.step('undo');
    expect(told.at(-1)).toMatchObject({ kind: 'error', id: 'undo.offline' });
    expect(log).toEqual([]);
    online.mockReturnValue(true);
    await undo.step('undo');
    expect(log).toEqual(['undo a']);
  });

  it.each([
    ['keeps an action that a busy server refused', new ApiError(503), 2],
    ['drops an action that cannot be undone any more', new ApiError(410, { error: 'change_set_expired' }), 1],
  ])('%s', async (_what, error, attempts) => {
    const undo = new ProjectUndo();
    const attempt = jest.fn(() => Promise.reject(error));
    undo.tell(entryIn([], 'a', { undo: attempt }));
    await undo.step('undo');
    await undo.step('undo');
    expect(attempt).toHaveBeenCalledTimes(attempts);
    expect(told[1]).toMatchObject({ kind: 'error' });
  });
});
