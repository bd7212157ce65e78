import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { answerToSqlState } from '../../../src/platform/http/sql-states.js';
import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { manyKeys } from '../../support/catalogue.js';
import { holding } from '../../support/database/locks.js';
import { aProject } from '../../support/project/project-world.js';
import { CLIENTS, count, together } from '../../support/together.js';

const UNAVAILABLE = { status: 503, body: { error: 'unavailable' } };

/** Runs `work` while another transaction has locked this text. */
const holdingText = <T>(valueId: number, work: () => Promise<T>): Promise<T> =>
  part(Database).transaction(async () => {
    await part(Database).query('SELECT 1 FROM translation_value WHERE id = $1 FOR UPDATE', [valueId]);
    return work();
  });

describe('a pool without a free connection', () => {
  useApp({ databasePool: 2, databaseImportPool: 1, databaseConnectTimeout: 2_000 });

  type InTransaction = (work: () => Promise<void>) => Promise<void>;

  /** Runs `work` while a number of connections of a pool are in use. */
  async function taking(
    count: number,
    inTransaction: InTransaction,
    work: () => Promise<void>,
  ): Promise<void> {
    let letGo: (value?: unknown) => void = () => undefined;
    const over = new Promise((resolve) => (letGo = resolve));
    const held: Promise<void>[] = [];
    for (let n = 0; n < count; n += 1)
      await new Promise<void>((taken) => {
        held.push(
          inTransaction(async () => {
            taken();
            await over;
          }),
        );
      });
    await work().finally(letGo);
    await Promise.all(held);
  }

  it('makes interactive calls wait for the configured time', async () => {
    const { owner } = await aText();
    const people: InTransaction = (work) => part(Database).transaction(work);
    await taking(2, people, async () => {
      const refused = await as(owner).get(routes.readMe());
      expect(refused).toMatchObject(UNAVAILABLE);
      expect(refused.headers.get('retry-after')).toBe('2');
    });
    expect((await as(owner).get(routes.readMe())).status).toBe(200);
  });

  it('makes imports wait for the configured time, without blocking interactive calls', async () => {
    const { owner, project, language } = await aText();
    const imports: InTransaction = (work) => part(Database).importTransaction(work);
    const path = routes.importIntoLanguage(project.id, language('en').id);
    await taking(1, imports, async () => {
      expect(await as(owner).post(path, { groups: [manyKeys(1)] })).toMatchObject(UNAVAILABLE);
      expect((await as(owner).get(routes.readMe())).status).toBe(200);
    });
  });
});

describe('a row that another transaction has locked', () => {
  useApp({ databaseLockTimeout: 100 });

  it('is waited for as long as configured, while other rows are written', async () => {
    const [held, free] = [await aText(), await aText()];
    await holdingText(held.value('title', 'en').id, async () => {
      expect(await as(held.owner).patch(held.path, { name: 'x' })).toMatchObject(UNAVAILABLE);
      expect((await as(free.owner).patch(free.path, { name: 'x' })).status).toBe(200);
    });
    expect((await as(held.owner).patch(held.path, { name: 'x' })).status).toBe(200);
  });
});

describe('a text that another transaction has locked', () => {
  useApp({ databasePool: 3, databaseLockTimeout: 20_000 });

  it('keeps no connection from others, however many wait for it', async () => {
    const [held, free] = [await aText(), await aText()];
    const waiting = await holdingText(held.value('title', 'en').id, async () => {
      const changes = together(() => as(held.owner).patch(held.path, { name: 'x' }));
      const others = await together(() => as(free.owner).get(routes.readMe()));
      expect(count(others, 200)).toBe(CLIENTS);
      expect((await as(free.owner).patch(free.path, { name: 'x' })).status).toBe(200);
      // Not their answers: they wait for the end of this transaction.
      return [changes];
    });
    const changed = await Promise.all(waiting);
    expect(count(changed.flat(), 200)).toBe(CLIENTS);
  });
});

describe('a statement', () => {
  useApp({ databaseLockTimeout: 10_000, databaseStatementTimeout: 2_000 });

  it('is limited in time', async () => {
    const { owner, path, project } = await aText();
    // It waits for the counter of the project's changes, after its own row.
    await holding(project.id, async () => {
      expect(await as(owner).patch(path, { name: 'x' })).toMatchObject(UNAVAILABLE);
    });
  });
});

describe('a statement of an import', () => {
  useApp({ databaseImportStatementTimeout: 200 });

  it('is limited in time, and leaves nothing', async () => {
    const { project, owner, language } = await aProject();
    const path = routes.importIntoLanguage(project.id, language('en').id);
    await holding(project.id, async () => {
      expect(await as(owner).post(path, { groups: [manyKeys(1)] })).toMatchObject(UNAVAILABLE);
    });
    expect((await as(owner).get(routes.listKeys(project.id))).body).toEqual([]);
  });
});

describe('a transaction that does nothing', () => {
  useApp({ databaseIdleTransactionTimeout: 500 });

  it('is ended after the configured time, and its caller asked to retry', async () => {
    const idle = part(Database).transaction(async () => {
      await part(Database).query('SELECT 1');
      await pause(1_500);
      await part(Database).query('SELECT 1');
    });
    const error: unknown = await idle.catch((reason: unknown) => reason);
    expect(answerToSqlState(error)).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
