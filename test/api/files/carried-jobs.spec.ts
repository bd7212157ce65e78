import { migrations } from '../../../migrations/index.js';
import { BootError } from '../../../src/platform/errors/boot.error.js';
import { Database } from '../../../src/platform/database/database.js';
import { INTERACTIVE_POOL, postgres } from '../../../src/platform/database/data-source.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { SecretBox } from '../../../src/platform/mail/secret-box.js';
import { IdentityRemovals } from '../../../src/modules/identity/identity-removals.js';
import { JWT_SECRET, part, serveApp } from '../../support/server/app.js';
import { migrateWith, olderDatabase, queryAt } from '../../support/database/older-release.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';

const NAMES = migrations.map((Migration) => new Migration().name);
const OWN = NAMES.findIndex((name) => name.startsWith('Jobs'));

const MAIL = { to: 'waits@example.com', subject: 'Hello', text: 'Été', html: '<p>Été</p>', usefulFor: 1 };

// Long enough that PostgreSQL breaks its base64 into lines.
const SEALED = new SecretBox(JWT_SECRET, 'mail').encrypt(
  JSON.stringify({ ...MAIL, text: MAIL.text.repeat(100) }),
);

const ROWS: [string, unknown[]?][] = [
  [
    `INSERT INTO outgoing_mail (sealed, run_at, give_up_at, attempts)
     VALUES ($1, now() - interval '1 minute', now() + interval '1 hour', 3)`,
    [SEALED],
  ],
  [
    `INSERT INTO identity_removal (uid, run_at, attempts, done_at) VALUES
     ('waits', '2030-01-01', 2, NULL), ('done', '2030-01-01', 1, now()), ('expired', '2030-01-01', 1, '2020-01-01')`,
  ],
  [
    `INSERT INTO billing_job (kind, user_id, payload, run_at, attempts)
     VALUES ('customer_changed', 7, '{}', '2030-01-01', 4)`,
  ],
  [
    `INSERT INTO stripe_event (id, type, created, livemode, received_at, processed_at) VALUES
     ('evt_open', 'x', now(), false, '2030-01-01', NULL), ('evt_done', 'x', now(), false, now(), now())`,
  ],
];

const CARRIED = [
  { queue: 'customer_update', key: null, payload: { userId: 7 }, attempts: 4, at: '2030-01-01 00:00:00' },
  {
    queue: 'identity_removal',
    key: 'waits',
    payload: { uid: 'waits' },
    attempts: 2,
    at: '2030-01-01 00:00:00',
  },
  { queue: 'mail', key: null, payload: { sealed: SEALED.toString('base64') }, attempts: 3 },
  { queue: 'removed_identity', key: 'done', payload: { uid: 'done' }, attempts: 0 },
  { queue: 'removed_identity', key: 'expired', payload: { uid: 'expired' }, at: '2020-01-03 00:00:00' },
  { queue: 'stripe_event', key: 'evt_open', payload: { id: 'evt_open' }, at: '2030-01-01 00:10:00' },
];

const JOBS = `
  SELECT queue, key, payload, attempts, to_char(run_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at FROM job
  ORDER BY queue, key`;

/** A database as code from before the queue left it. */
async function aFormerDatabase(name: string): Promise<string> {
  const url = await olderDatabase(name, OWN);
  for (const [sql, parameters] of ROWS) await queryAt(url, sql, parameters);
  return url;
}

describe('what waited before there was one queue', () => {
  it('is carried over: nothing is lost, nothing done twice', async () => {
    const url = await aFormerDatabase('carried');
    await migrateWith(url, OWN + 1);
    expect(await queryAt(url, JOBS)).toMatchObject(CARRIED);
  });

  it('comes back where the migration is reverted', async () => {
    const url = await aFormerDatabase('reverted');
    const tables = ['outgoing_mail', 'identity_removal', 'billing_job', 'stripe_event'];
    const contents = async (): Promise<object[][]> => {
      const found = [];
      for (const table of tables) found.push(await queryAt(url, `SELECT * FROM ${table} ORDER BY 1`));
      return found;
    };
    const before = await contents();
    await migrateWith(url, OWN + 1);
    const schema = { entities: [], migrations: migrations.slice(0, OWN + 1) };
    const source = await postgres(url, schema, INTERACTIVE_POOL).initialize();
    await source.undoLastMigration().finally(() => source.destroy());
    const removals = (rows: object[]) => rows.map((row) => ({ ...row, attempts: null, run_at: null }));
    const [mails = [], removed = [], ...others] = await contents();
    expect([mails, removals(removed), ...others]).toEqual([
      before[0],
      removals(before[1] ?? []),
      ...before.slice(2),
    ]);
  });

  it('is done by this release: mails leave, and deleted accounts stay deleted', async () => {
    const url = await aFormerDatabase('served');
    const smtp = await startSmtpServer();
    const stop = await serveApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' }, () =>
      Promise.resolve(url),
    );
    await part(Jobs).work();
    expect(await mailsTo(smtp, MAIL.to)).toMatchObject([{ subject: 'Hello' }]);
    const uids = ['waits', 'done', 'expired', 'nobody'];
    const isRemoved = uids.map((uid) => part(IdentityRemovals).isRemoved(uid));
    expect(await Promise.all(isRemoved)).toEqual([true, true, false, false]);
    expect(await part(Database).query(`SELECT 1 FROM job WHERE queue = 'mail'`)).toEqual([]);
    await stop();
    await smtp.stop();
  });

  it('is out of reach for code from before, which refuses to start', async () => {
    const url = await aFormerDatabase('refused');
    await migrateWith(url, OWN + 1);
    await expect(migrateWith(url, OWN)).rejects.toThrow(BootError);
  });
});
