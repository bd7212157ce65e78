import { BASE, FR, setUpQueue, view } from '../../testing/save-queue.js';
import { contested } from './reconcile.js';
import { RETRY_AFTER_MS } from './save-queue.js';
import type { SaveOutcome } from './save-queue.js';

describe('a change given up while its call is in flight', () => {
  const theirs = contested({ ...view('Bonsoir', 5), updatedBy: 'Camille' });

  it.each<[string, SaveOutcome]>([
    ['refused', { kind: 'refused', message: 'errors.unauthorized' }],
    ['without an answer', { kind: 'retry' }],
    ['a conflict', { kind: 'conflict', theirs }],
  ])('is over, if the answer is that it was %s', async (_, outcome) => {
    const { queue, calls, changes, refused, advance } = setUpQueue();
    queue.put(FR, { text: 'Bonjour' }, BASE);
    queue.discard(FR);
    await calls[0]?.answer(outcome);
    advance(RETRY_AFTER_MS[0]);
    expect(queue.all).toEqual([]);
    expect(changes.at(-1)).toBe('done');
    expect(changes).not.toContain('conflict');
    expect(changes).not.toContain('failed');
    expect(refused).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('is no longer kept to be sent again', () => {
    const { queue } = setUpQueue();
    queue.put(FR, { text: 'Bonjour' }, BASE);
    queue.discard(FR);
    expect({ ...queue.job(FR)?.inFlight, ...queue.job(FR)?.wanted }).toEqual({});
  });

  it('leaves what is typed after it upon the version that was seen', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'Bonjour' }, BASE);
    queue.discard(FR);
    queue.put(FR, { text: 'Salut' }, BASE);
    await calls[0]?.answer({ kind: 'conflict', theirs });
    expect(calls[1]?.step).toMatchObject({ kind: 'text', text: 'Salut', base: BASE });
  });
});
