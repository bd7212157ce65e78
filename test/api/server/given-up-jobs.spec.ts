import { describeJobs, retryJobs } from '../../../src/cli/given-up-jobs.js';
import { Database } from '../../../src/platform/database/database.js';
import { GiveUpError } from '../../../src/platform/jobs/give-up.error.js';
import { part, useApp } from '../../support/server/app.js';
import { linesOf } from '../../support/server/log.js';
import { aQueueName, aWorker, rowsOf } from '../../support/server/queues.js';
import { DAY, later, MINUTE, SECOND } from '../../support/time.js';
import { ownDatabase } from '../../support/database/worker-database.js';

const url = await ownDatabase(`given_up_${process.env.JEST_WORKER_ID ?? '1'}`);

useApp({}, () => Promise.resolve(url));

afterEach(() => part(Database).query('DELETE FROM job'));

/** A queue that gives up every job until this is switched off. */
function aPessimist() {
  const name = aQueueName();
  const done: string[] = [];
  const state = { isGivingUp: true };
  const worker = aWorker(name, (work) => {
    if (state.isGivingUp) throw new GiveUpError('it is refused');
    done.push(work.name);
  });
  return { name, done, state, ...worker };
}

describe('a job that was given up', () => {
  it('stays, with the reason in the table and in the log, and is not tried again', async () => {
    const { name, queue, jobs } = aPessimist();
    const lines = await linesOf(() => queue.add({ name: 'a secret' }));
    expect(lines).toMatchObject([
      { level: 'error', context: 'Test', message: 'A test was given up after 1 tries (it is refused)' },
    ]);
    const rows = await rowsOf(name);
    expect(rows).toMatchObject([{ attempts: 1, error: 'it is refused', leasedUntil: null }]);
    await later(DAY, () => jobs.work());
    expect(await rowsOf(name)).toEqual(rows);
  });

  it('is one whose deadline has passed', async () => {
    const { name, state, done, queue, jobs } = aPessimist();
    state.isGivingUp = false;
    const runAt = new Date(Date.now() + MINUTE);
    await queue.add({ name: 'late' }, { runAt, giveUpAt: new Date(Date.now() + 2 * MINUTE) });
    await queue.add({ name: 'in time' }, { runAt, giveUpAt: new Date(Date.now() + 4 * MINUTE) });
    await linesOf(() => later(3 * MINUTE, () => jobs.work()));
    expect(done).toEqual(['in time']);
    expect(await rowsOf(name)).toMatchObject([{ error: 'its deadline has passed' }]);
  });

  it('starts again when a job of the same key is added', async () => {
    const { name, state, done, queue } = aPessimist();
    await linesOf(() => queue.add({ name: 'before' }, { key: 'k' }));
    expect(await rowsOf(name)).toMatchObject([{ error: 'it is refused' }]);
    state.isGivingUp = false;
    await linesOf(() => queue.add({ name: 'after' }, { key: 'k' }));
    expect(done).toEqual(['after']);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('is removed after 30 days', async () => {
    const { name, queue, jobs } = aPessimist();
    await linesOf(() => queue.add({ name: 'a' }));
    await later(30 * DAY - MINUTE, () => jobs.work());
    expect(await rowsOf(name)).toHaveLength(1);
    await later(30 * DAY + SECOND, () => jobs.work());
    expect(await rowsOf(name)).toEqual([]);
  });
});

describe('npm run jobs', () => {
  it('says that there are none', async () => {
    expect(await describeJobs(url)).toBe('There are no jobs.');
  });

  it('lists how many wait and which were given up, without what they contain', async () => {
    const { name, queue } = aPessimist();
    await linesOf(() => queue.add({ name: 'a secret' }));
    await queue.add({ name: 'another secret' }, { runAt: new Date(Date.now() + MINUTE) });
    const [row] = await rowsOf(name);
    expect((await describeJobs(url)).split('\n')).toEqual([
      `${name}: 1 waiting, 1 failed`,
      `  ${row?.id} ${name}, given up at ${row?.failedAt?.toISOString()} in attempt 1: it is refused`,
      'To try one of them again, or all: npm run jobs -- retry <id|all>',
    ]);
  });

  it('retries one of them', async () => {
    const { name, state, done, queue, jobs } = aPessimist();
    await linesOf(async () => {
      await queue.add({ name: 'one' });
      await queue.add({ name: 'other' });
    });
    state.isGivingUp = false;
    const [row] = await rowsOf(name);
    expect(await retryJobs(url, String(row?.id))).toBe(1);
    await jobs.work();
    expect(done).toEqual(['one']);
    expect(await rowsOf(name)).toMatchObject([{ payload: { name: 'other' }, error: 'it is refused' }]);
  });

  it('retries all of them, and leaves alone what waits', async () => {
    const { name, state, done, queue, jobs } = aPessimist();
    await linesOf(async () => {
      await queue.add({ name: 'one' });
      await queue.add({ name: 'other' });
    });
    const runAt = new Date(Date.now() + MINUTE);
    await queue.add({ name: 'waits' }, { runAt });
    state.isGivingUp = false;
    expect(await retryJobs(url, 'all')).toBe(2);
    await jobs.work();
    expect(done).toEqual(['one', 'other']);
    expect(await rowsOf(name)).toMatchObject([{ payload: { name: 'waits' }, runAt }]);
  });

  it.each(['0', '-1', 'everything', '1 OR true', '99999999999999999999'])(
    'refuses to retry %s',
    async (which) => {
      await linesOf(() => aPessimist().queue.add({ name: 'a' }));
      await expect(async () => retryJobs(url, which)).rejects.toThrow(/^(Name one job|There is no such job)/);
    },
  );

  it('says where there can be none yet', async () => {
    await part(Database).query('ALTER TABLE job RENAME TO hidden');
    try {
      await expect(describeJobs(url)).rejects.toThrow('This database has no jobs');
    } finally {
      await part(Database).query('ALTER TABLE hidden RENAME TO job');
    }
  });
});
