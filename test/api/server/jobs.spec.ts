import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { part, useApp } from '../../support/server/app.js';
import { aGate } from '../../support/gate.js';
import { linesOf } from '../../support/server/log.js';
import { aQueueName, aWorker, rowsOf } from '../../support/server/queues.js';
import { later, MINUTE, SECOND } from '../../support/time.js';

useApp();

const TWENTY = Array.from({ length: 20 }, (_, n) => `job ${n}`);

/** A queue whose worker only writes down what it is given. */
function aRecorder() {
  const name = aQueueName();
  const done: string[] = [];
  return { name, done, worker: aWorker(name, (work) => void done.push(work.name)) };
}

describe('a job', () => {
  it('runs right after the commit of the transaction it is added in, and is gone then', async () => {
    const { name, done, worker } = aRecorder();
    await part(Database).transaction(async () => {
      await worker.queue.add({ name: 'a' });
      await part(Background).settled();
      expect(done).toEqual([]);
    });
    await part(Background).settled();
    expect(done).toEqual(['a']);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('is gone with the rollback of its transaction', async () => {
    const { name, done, worker } = aRecorder();
    const broken = part(Database).transaction(async () => {
      await worker.queue.add({ name: 'a' });
      expect(await rowsOf(name)).toHaveLength(1);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    await worker.jobs.work();
    expect(done).toEqual([]);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('of a later time runs then', async () => {
    const { done, worker } = aRecorder();
    await worker.queue.add({ name: 'a' }, { runAt: new Date(Date.now() + MINUTE) });
    await later(MINUTE - 5 * SECOND, () => worker.jobs.work());
    expect(done).toEqual([]);
    await later(MINUTE + SECOND, () => worker.jobs.work());
    expect(done).toEqual(['a']);
  });

  it('that is under way is waited for when its process looks for work again', async () => {
    const name = aQueueName();
    const gate = aGate();
    const worker = aWorker(name, gate.pass);
    await worker.queue.add({ name: 'a' });
    await gate.reached;
    let hasEnded = false;
    const work = worker.jobs.work().then(() => (hasEnded = true));
    for (let n = 0; n < 5; n += 1) expect(await rowsOf(name)).toHaveLength(1);
    expect(hasEnded).toBe(false);
    gate.open();
    await work;
    expect(await rowsOf(name)).toEqual([]);
  });

  it('is left alone by processes that do not know its queue', async () => {
    const { name, worker } = aRecorder();
    const other = aRecorder();
    await worker.queue.add({ name: 'a' }, { runAt: new Date() });
    await other.worker.jobs.work();
    expect(await rowsOf(name)).toMatchObject([{ attempts: 0 }]);
  });

  it('is added once per key while one waits, and again once that is done', async () => {
    const { name, done, worker } = aRecorder();
    const runAt = new Date(Date.now() + MINUTE);
    await worker.queue.add({ name: 'first' }, { key: 'k', runAt });
    await worker.queue.add({ name: 'second' }, { key: 'k', runAt });
    await worker.queue.add({ name: 'other' }, { key: 'l', runAt });
    expect(await rowsOf(name)).toMatchObject([{ payload: { name: 'first' } }, { key: 'l' }]);
    await later(2 * MINUTE, () => worker.jobs.work());
    await worker.queue.add({ name: 'third' }, { key: 'k' });
    await part(Background).settled();
    expect(done).toEqual(['first', 'other', 'third']);
  });

  it('with a key can be found, tried before it is due and before others, and removed', async () => {
    const { done, worker } = aRecorder();
    const runAt = new Date(Date.now() + MINUTE);
    for (const key of ['a', 'b', 'c']) await worker.queue.add({ name: key }, { key, runAt });
    await worker.queue.attempt('b');
    expect(done).toEqual(['b']);
    await worker.queue.remove('c');
    expect(await Promise.all(['a', 'b', 'c'].map((key) => worker.queue.has(key)))).toEqual([
      true,
      false,
      false,
    ]);
    await worker.queue.attempt('b');
    expect(done).toEqual(['b']);
  });
});

describe('several processes', () => {
  it('share the jobs of a queue: each job is done once', async () => {
    const name = aQueueName();
    const done: string[] = [];
    const workers = [1, 2, 3].map(() => aWorker(name, (work) => void done.push(work.name)));
    for (const job of TWENTY) await workers[0]?.queue.add({ name: job }, { runAt: new Date() });
    await Promise.all(workers.map(({ jobs }) => jobs.work()));
    expect(done.toSorted()).toEqual(TWENTY.toSorted());
    expect(await rowsOf(name)).toEqual([]);
  });

  it('never do the same job at the same time', async () => {
    const name = aQueueName();
    const gate = aGate();
    const [one, other] = [aWorker(name, gate.pass), aRecorder()];
    const second = aWorker(name, (work) => void other.done.push(work.name));
    await one.queue.add({ name: 'a' });
    await gate.reached;
    await second.jobs.work();
    expect(other.done).toEqual([]);
    gate.open();
    await part(Background).settled();
    expect(await rowsOf(name)).toEqual([]);
  });

  it('take over the job of a process that died, once its lease has ended', async () => {
    const name = aQueueName();
    const gate = aGate();
    const done: string[] = [];
    const dead = aWorker(name, async () => {
      await gate.pass();
      throw new Error('It was not dead');
    });
    const alive = aWorker(name, (work) => void done.push(work.name));
    await dead.queue.add({ name: 'a' });
    await gate.reached;
    await later(2 * MINUTE - 5 * SECOND, () => alive.jobs.work());
    expect(done).toEqual([]);
    await later(2 * MINUTE + SECOND, () => alive.jobs.work());
    expect(done).toEqual(['a']);
    gate.open();
    await part(Background).settled();
    expect(await rowsOf(name)).toEqual([]);
  });

  it('do not disturb one another when a process outlives its lease', async () => {
    const name = aQueueName();
    const gates = [aGate(), aGate()] as const;
    const slow = aWorker(name, async () => {
      await gates[0].pass();
      throw new Error('too late');
    });
    const next = aWorker(name, gates[1].pass);
    await slow.queue.add({ name: 'a' });
    await gates[0].reached;
    const taken = later(2 * MINUTE + SECOND, async () => {
      const work = next.jobs.work();
      await gates[1].reached;
      return { work };
    });
    const { work } = await taken;
    const [before] = await rowsOf(name);
    gates[0].open();
    await part(Background).settled();
    expect(await rowsOf(name)).toEqual([before]);
    gates[1].open();
    await work;
    expect(await rowsOf(name)).toEqual([]);
  });
});

describe('a failed job', () => {
  it('is tried again after growing pauses, which differ', async () => {
    const name = aQueueName();
    const worker = aWorker(name, () => Promise.reject(new Error('no')));
    const waits: number[] = [];
    let ahead = 0;
    for (const attempts of [1, 2, 3, 4]) {
      const before = Date.now();
      await later(ahead, () => (attempts === 1 ? aFirstFailure(worker) : worker.jobs.work()));
      const [row] = await rowsOf(name);
      expect(row).toMatchObject({ attempts, error: 'Error: no', leasedUntil: null, failedAt: null });
      const wait = Number(row?.runAt.getTime()) - before - ahead;
      // The difference between the two clocks, and a random fifth at most.
      expect(wait).toBeGreaterThanOrEqual(10 * SECOND * 2 ** (attempts - 1));
      expect(wait).toBeLessThanOrEqual(12 * SECOND * 2 ** (attempts - 1) + Date.now() - before);
      waits.push(wait);
      ahead += wait + (Date.now() - before);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  const aFirstFailure = async ({ queue }: ReturnType<typeof aWorker>): Promise<void> => {
    await queue.add({ name: 'a' });
    await part(Background).settled();
  };
});

describe('a failed job, in the log', () => {
  useApp({ logLevel: 'warn' });

  it('has its reason, and others have their turn', async () => {
    const name = aQueueName();
    const done: string[] = [];
    const worker = aWorker(name, (work) => {
      if (work.name === 'bad') throw new Error('no');
      done.push(work.name);
    });
    await worker.queue.add({ name: 'bad' }, { runAt: new Date(), key: 'k' });
    await worker.queue.add({ name: 'good' }, { runAt: new Date() });
    const lines = await linesOf(() => worker.jobs.work());
    expect(done).toEqual(['good']);
    const expected = { level: 'warn', context: 'Test', message: 'A test failed', key: 'k', attempts: 1 };
    expect(lines).toMatchObject([{ ...expected, error: 'Error: no' }]);
  });
});

describe('a process that stops', () => {
  it('finishes the job at work and takes no more', async () => {
    const name = aQueueName();
    const gate = aGate();
    const done: string[] = [];
    const run = async (work: { name: string }): Promise<void> => {
      await gate.pass();
      done.push(work.name);
    };
    const stopping = aWorker(name, run);
    await stopping.queue.add({ name: 'first' });
    await stopping.queue.add({ name: 'second' });
    await gate.reached;
    stopping.jobs.onModuleDestroy();
    gate.open();
    await part(Background).settled();
    await stopping.jobs.work();
    expect(done).toEqual(['first']);
    expect(await rowsOf(name)).toMatchObject([{ payload: { name: 'second' }, attempts: 0 }]);
    await aWorker(name, run).jobs.work();
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves the job at work to others if it fails', async () => {
    const name = aQueueName();
    const gate = aGate();
    const stopping = aWorker(name, async () => {
      await gate.pass();
      throw new Error('stopped');
    });
    await stopping.queue.add({ name: 'a' });
    await gate.reached;
    stopping.jobs.onModuleDestroy();
    gate.open();
    await part(Background).settled();
    expect(await rowsOf(name)).toMatchObject([{ attempts: 1, leasedUntil: null, error: 'Error: stopped' }]);
    const done: string[] = [];
    const other = aWorker(name, (work) => void done.push(work.name));
    await later(20 * SECOND, () => other.jobs.work());
    expect(done).toEqual(['a']);
  });
});

describe('the metrics of jobs', () => {
  it('count what waits, what was given up, and every attempt', async () => {
    const name = aQueueName();
    const worker = aWorker(name, (work) => {
      if (work.name !== 'good') throw new Error('no');
    });
    const text = async (): Promise<string> => (await worker.metrics.read()).text;
    expect(await text()).toContain(`motley_jobs{queue="${name}",state="waiting"} 0`);
    for (const job of ['good', 'bad', 'worse'])
      await worker.queue.add({ name: job }, { runAt: new Date(Date.now() - SECOND) });
    await worker.queue.add({ name: 'useless' }, { runAt: new Date(), giveUpAt: new Date() });
    for (const _look of [1, 2]) await linesOf(() => worker.jobs.work());
    expect(await text()).toContain(`motley_jobs{queue="${name}",state="waiting"} 2`);
    expect(await text()).toContain(`motley_jobs{queue="${name}",state="failed"} 1`);
    expect(await text()).toContain(`motley_job_attempts_total{queue="${name}",result="done"} 1`);
    expect(await text()).toContain(`motley_job_attempts_total{queue="${name}",result="retried"} 2`);
    expect(await text()).toContain(`motley_job_attempts_total{queue="${name}",result="failed"} 1`);
  });
});
