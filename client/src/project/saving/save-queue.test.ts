import { BASE, FR, ref, setUpQueue, view } from '../../testing/save-queue.js';
import { contested } from './reconcile.js';
import { RETRY_AFTER_MS } from './save-queue.js';

describe('SaveQueue', () => {
  it('sends a text upon the version it was typed on, then is done', async () => {
    const { queue, calls, saved, changes } = setUpQueue();
    queue.put(FR, { text: 'Bonjour' }, BASE);
    expect(calls.map(({ step }) => step)).toEqual([
      { ref: FR, base: BASE, kind: 'text', text: 'Bonjour', isTypo: false, takesBack: false },
    ]);
    await calls[0]?.answer({ kind: 'saved', value: view('Bonjour', 2) });
    expect(saved.map(({ name }) => name)).toEqual(['Bonjour']);
    expect(queue.all).toEqual([]);
    expect(changes).toEqual(['waiting', 'sending', 'done']);
  });

  it('has one call in flight per value, and the last text wins the line', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'a' }, BASE);
    queue.put(FR, { text: 'ab' }, BASE);
    queue.put(FR, { text: 'abc' }, BASE);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer({ kind: 'saved', value: view('a', 2) });
    expect(calls).toHaveLength(2);
    expect(calls[1]?.step).toEqual({
      ref: FR,
      base: { id: 10, version: 2 },
      kind: 'text',
      text: 'abc',
      isTypo: false,
      takesBack: false,
    });
  });

  it('sends a status after the text it reviews, upon the new version', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'Bonjour' }, BASE);
    queue.put(FR, { status: 'validated' }, BASE);
    await calls[0]?.answer({ kind: 'saved', value: view('Bonjour', 2) });
    expect(calls[1]?.step).toEqual({
      ref: FR,
      base: { id: 10, version: 2 },
      kind: 'status',
      status: 'validated',
      takesBack: false,
    });
  });

  it('forgets a waiting status when the text changes again', () => {
    const { queue, setOnline } = setUpQueue();
    setOnline(false);
    queue.put(FR, { status: 'validated' }, BASE);
    queue.put(FR, { text: 'new' }, BASE);
    expect(queue.job(FR)?.wanted).toEqual({ text: 'new' });
  });

  it('sends four values at a time, in order', async () => {
    const { queue, calls } = setUpQueue();
    for (let id = 1; id <= 6; id += 1) queue.put(ref(id), { text: `t${id}` }, BASE);
    expect(calls.map(({ step }) => step.ref.keyId)).toEqual([1, 2, 3, 4]);
    await calls[1]?.answer({ kind: 'saved', value: view('t2', 2) });
    expect(calls.map(({ step }) => step.ref.keyId)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tries again after 1, 2, 5, 10, 30, 30 s while no answer comes', async () => {
    const { queue, calls, advance } = setUpQueue();
    queue.put(FR, { text: 'x' }, BASE);
    for (const delay of [...RETRY_AFTER_MS, 30_000]) {
      const before = calls.length;
      await calls.at(-1)?.answer({ kind: 'retry' });
      advance(delay - 1);
      expect(calls).toHaveLength(before);
      advance(1);
      expect(calls).toHaveLength(before + 1);
    }
    expect(calls.at(-1)?.step).toMatchObject({ text: 'x', base: BASE });
  });

  it('keeps what was typed while offline and sends all of it when the connection is back', () => {
    const { queue, calls, setOnline } = setUpQueue();
    setOnline(false);
    for (let id = 1; id <= 3; id += 1) queue.put(ref(id), { text: `t${id}` }, BASE);
    expect(calls).toHaveLength(0);
    expect(queue.all).toHaveLength(3);
    setOnline(true);
    queue.flush();
    expect(calls.map(({ step }) => step.ref.keyId)).toEqual([1, 2, 3]);
  });

  it('does not wait for the pause when the connection is back', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'x' }, BASE);
    await calls[0]?.answer({ kind: 'retry' });
    queue.flush();
    expect(calls).toHaveLength(2);
  });

  it('keeps a newer text typed while the lost one was in flight', async () => {
    const { queue, calls, advance } = setUpQueue();
    queue.put(FR, { text: 'old' }, BASE);
    queue.put(FR, { text: 'new' }, BASE);
    await calls[0]?.answer({ kind: 'retry' });
    advance(1_000);
    expect(calls[1]?.step).toMatchObject({ text: 'new' });
  });

  it('keeps the text of a refusal until it is tried again', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'x' }, BASE);
    await calls[0]?.answer({ kind: 'refused', message: 'errors.unauthorized' });
    expect(queue.job(FR)).toMatchObject({
      wanted: { text: 'x' },
      state: { name: 'failed', message: 'errors.unauthorized' },
    });
    queue.retry(FR);
    expect(calls[1]?.step).toMatchObject({ text: 'x' });
  });

  it('drops a refused text on demand', async () => {
    const { queue, calls, changes } = setUpQueue();
    queue.put(FR, { text: 'x' }, BASE);
    await calls[0]?.answer({ kind: 'refused', message: 'errors.update_value' });
    queue.discard(FR);
    expect(queue.all).toEqual([]);
    expect(changes.at(-1)).toBe('done');
  });

  it('holds both texts of a conflict, and sends mine upon theirs when I keep it', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'mine' }, BASE);
    const theirs = contested(view('theirs', 5));
    await calls[0]?.answer({ kind: 'conflict', theirs });
    expect(queue.job(FR)).toMatchObject({ wanted: { text: 'mine' }, state: { name: 'conflict', theirs } });
    queue.keepMine(FR);
    expect(calls[1]?.step).toMatchObject({ text: 'mine', base: { id: 10, version: 5 } });
  });

  it('sends mine upon theirs when I keep it before the conflict has come, unless theirs is newer than what I saw', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { text: 'mine' }, BASE);
    queue.keepMine(FR, { id: 10, version: 5 });
    await calls[0]?.answer({ kind: 'conflict', theirs: contested(view('theirs', 5)) });
    expect(calls[1]?.step).toMatchObject({ text: 'mine', base: { id: 10, version: 5 } });
    const theirs = contested(view('theirs again', 6));
    await calls[1]?.answer({ kind: 'conflict', theirs });
    expect(queue.job(FR)).toMatchObject({ wanted: { text: 'mine' }, state: { name: 'conflict', theirs } });
  });

  it('takes a conflict with its own text for the answer that got lost', async () => {
    const { queue, calls, saved } = setUpQueue();
    queue.put(FR, { text: 'mine' }, BASE);
    await calls[0]?.answer({ kind: 'conflict', theirs: contested(view('mine', 2)) });
    expect(queue.all).toEqual([]);
    expect(saved).toHaveLength(1);
  });

  it('takes a conflict with its own status for the answer that got lost', async () => {
    const { queue, calls, saved, refused } = setUpQueue();
    queue.put(FR, { status: 'validated' }, BASE);
    await calls[0]?.answer({ kind: 'conflict', theirs: contested(view('text', 3, { status: 'validated' })) });
    expect([queue.all, refused]).toEqual([[], []]);
    expect(saved).toHaveLength(1);
  });

  it.each([
    { kind: 'refused', message: 'errors.unauthorized' },
    { kind: 'conflict', theirs: contested(view('other', 3)) },
  ] as const)('does not keep a status that is $kind', async (outcome) => {
    const { queue, calls, refused } = setUpQueue();
    queue.put(FR, { status: 'validated' }, BASE);
    await calls[0]?.answer(outcome);
    expect(refused).toEqual([outcome]);
    expect(queue.all).toEqual([]);
  });

  it('sends the changes of a key one after the other: a translation after the source it is made from', async () => {
    const { queue, calls, setOnline } = setUpQueue();
    setOnline(false);
    const source = { ...FR, languageId: 1 };
    queue.put(source, { text: 'Hello' }, { id: 9, version: 1 });
    queue.put(FR, { text: 'Bonjour' }, BASE);
    queue.put(ref(2), { text: 'Merci' }, BASE);
    setOnline(true);
    queue.flush();
    expect(calls.map(({ step }) => step.ref)).toEqual([source, ref(2)]);
    await calls[0]?.answer({ kind: 'saved', value: view('Hello', 2, { id: 9, languageId: 1 }) });
    expect(calls[2]?.step).toMatchObject({ ref: FR, text: 'Bonjour' });
  });

  it.each([
    ['a typo', true, true, true],
    ['a change and a typo', false, true, false],
    ['a typo and a change', true, false, false],
  ])('sends %s that came together as a typo: %s, %s: %s', (_, first, second, expected) => {
    const { queue, calls, setOnline } = setUpQueue();
    setOnline(false);
    queue.put(FR, { text: 'a', isTypo: first }, BASE);
    queue.put(FR, { text: 'ab', isTypo: second }, BASE);
    setOnline(true);
    queue.flush();
    expect(calls[0]?.step).toMatchObject({ text: 'ab', isTypo: expected });
  });

  it('sends a confirmation after the status, and drops it with a new text', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { status: 'invalidated' }, BASE);
    queue.put(FR, { confirms: 3 }, BASE);
    await calls[0]?.answer({ kind: 'saved', value: view('text', 2, { status: 'invalidated' }) });
    expect(calls[1]?.step).toEqual({
      ref: FR,
      base: { id: 10, version: 2 },
      kind: 'confirm',
      version: 3,
      takesBack: false,
    });
    queue.put(ref(2), { text: 'a' }, BASE);
    queue.put(ref(2), { confirms: 3 }, BASE);
    queue.put(ref(2), { text: 'b' }, BASE);
    await calls[2]?.answer({ kind: 'saved', value: view('a', 2) });
    await calls[3]?.answer({ kind: 'saved', value: view('b', 3) });
    expect(calls).toHaveLength(4);
  });

  it('drops a confirmation that is taken back before it was sent', () => {
    const { queue, calls, changes, setOnline } = setUpQueue();
    setOnline(false);
    queue.put(FR, { confirms: 3 }, BASE);
    queue.put(FR, { takesBack: true }, BASE);
    setOnline(true);
    queue.flush();
    expect([calls, queue.all, changes.at(-1)]).toEqual([[], [], 'done']);
  });

  it('takes a confirmation back that is under way', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { confirms: 3 }, BASE);
    queue.put(FR, { takesBack: true }, BASE);
    await calls[0]?.answer({ kind: 'saved', value: view('text', 2, { sourceVersion: 3 }) });
    expect(calls[1]?.step).toEqual({
      ref: FR,
      base: { id: 10, version: 2 },
      kind: 'unconfirm',
      takesBack: true,
    });
  });

  it('does not write over a text that another member wrote before a confirmation arrived', async () => {
    const { queue, calls } = setUpQueue();
    queue.put(FR, { confirms: 3 }, BASE);
    queue.put(FR, { text: 'mine' }, BASE);
    await calls[0]?.answer({ kind: 'saved', value: view('theirs', 5) });
    expect(calls[1]?.step).toMatchObject({ base: BASE, text: 'mine' });
  });

  it('sends nothing any more once stopped', () => {
    const { queue, calls } = setUpQueue();
    queue.stop();
    queue.put(FR, { text: 'x' }, BASE);
    expect(calls).toHaveLength(0);
    expect(queue.all).toHaveLength(1);
  });
});
