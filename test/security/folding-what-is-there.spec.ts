import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { MeView } from '#core/api/users.js';

import { FoldedEmails1795348131000 } from '../../migrations/1795348131000-folded-emails.js';
import { migrations } from '../../migrations/index.js';
import { Passwords } from '../../src/modules/identity/local/passwords.js';
import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { olderDatabase, queryAt } from '../support/database/older-release.js';
import { anEmail, PASSWORD } from '../support/project/world.js';

useApp();

/** Users of a release that normalised emails in PostgreSQL, in order of registration. */
const EMAILS = [
  'Anna@Atlas.Example',
  // One mailbox, twice: the domain in Unicode and in ASCII.
  'bob@bücher.example',
  'bob@xn--bcher-kva.example',
  // To a database in the locale C these are three.
  'ÉLÈVE@atlas.example',
  'élève@atlas.example',
  'Élève@atlas.example',
  // No longer accepted, but existing ones stay.
  'vic\u00adtim@atlas.example',
  'İnes@atlas.example',
];

/** One mailbox as well, of which one account gets another email. */
const MOVING = ['eve@bücher.example', 'eve@xn--bcher-kva.example'] as const;

/** A database of the release before emails were normalised, with all these users. */
async function unfoldedDatabase(): Promise<string> {
  const url = await olderDatabase('unfolded', migrations.indexOf(FoldedEmails1795348131000));
  for (const table of ['identity', 'app_user']) {
    const name = `unique_${table.replace('app_', '')}_email`;
    await queryAt(
      url,
      `DROP INDEX ${name}; CREATE UNIQUE INDEX ${name} ON ${table} (lower(email COLLATE "C"))`,
    );
  }
  const hash = await part(Passwords).hash(PASSWORD);
  const uid = `('00000000-0000-0000-0000-' || lpad(place::text, 12, '0'))`;
  const people = 'unnest($1::text[]) WITH ORDINALITY AS p(email, place) ORDER BY place';
  await queryAt(
    url,
    `INSERT INTO identity (uid, email, email_verified, password_hash) SELECT ${uid}::uuid, email, true, $2 FROM ${people}`,
    [[...EMAILS, ...MOVING], hash],
  );
  await queryAt(url, `INSERT INTO app_user (uid, email) SELECT ${uid}, email FROM ${people}`, [
    [...EMAILS, ...MOVING],
  ]);
  return url;
}

describe('a database with emails that were not normalised', () => {
  useApp({}, unfoldedDatabase);

  /** The email of the account that a spelling signs in to. */
  async function signedIn(email: string): Promise<string> {
    const { status, body } = await anonymous().post<TokenPair>(routes.signIn(), {
      email,
      password: PASSWORD,
    });
    return status === 200 ? (await as(body).get<MeView>(routes.readMe())).body.email : String(status);
  }

  it.each(EMAILS)('keeps %s, who signs in as before', async (email) => {
    expect(await signedIn(email)).toBe(email);
  });

  it('maps every spelling of a mailbox to the plainest account, else to the oldest', async () => {
    expect(await signedIn('ANNA@atlas.example')).toBe('Anna@Atlas.Example');
    expect(await signedIn('Bob@BÜCHER.example')).toBe('bob@xn--bcher-kva.example');
    expect(await signedIn('éLÈVE@atlas.example')).toBe('élève@atlas.example');
    expect(await signedIn('ines@atlas.example')).toBe('İnes@atlas.example');
    expect(await signedIn('victim@atlas.example')).toBe('401');
  });

  it('allows no second account for any of them', async () => {
    const signUp = (email: string) => anonymous().post(routes.signUp(), { email, password: 'An0ther one!' });
    for (const email of [
      'bob@bücher.example',
      'bob@xn--bcher-kva.example',
      'anna@atlas.example',
      'ines@atlas.example',
    ])
      expect(await signUp(email)).toMatchObject({ status: 422, body: { error: 'email_already_in_use' } });
  });

  it('lets each of them change the profile, and the separate one its email', async () => {
    const [email, other] = MOVING;
    const { body } = await anonymous().post<TokenPair>(routes.signIn(), { email, password: PASSWORD });
    expect((await as(body).patch(routes.updateMe(), { username: 'Eve', email })).status).toBe(200);
    const wanted = { password: PASSWORD, email: 'eve@atlas.example' };
    expect((await as(body).post(routes.changeEmail(), wanted)).status).toBe(204);
    const again = await anonymous().post<TokenPair>(routes.signIn(), wanted);
    expect(again.status).toBe(200);
    expect((await as(again.body).patch(routes.updateMe(), { email: wanted.email })).body).toMatchObject({
      email: wanted.email,
    });
    expect(await signedIn(other)).toBe(other);
  });
});

describe('what the previous release writes beside this one', () => {
  useApp();

  const query = (sql: string, parameters: string[]) => part(Database).query<object>(sql, parameters);

  it('is normalised as well: a new email, and a changed one', async () => {
    const [uid, name] = [randomUUID(), anEmail().split('@')[0] ?? ''];
    const read = () => query('SELECT email, folded_email AS folded FROM identity WHERE uid = $1', [uid]);
    await query('INSERT INTO identity (uid, email, password_hash) VALUES ($1, $2, $3)', [
      uid,
      `${name}@OLD.example`,
      '',
    ]);
    expect(await read()).toEqual([{ email: `${name}@OLD.example`, folded: `${name}@old.example` }]);
    await query('UPDATE identity SET email = $2 WHERE uid = $1', [uid, `${name}@NEW.example`]);
    expect(await read()).toEqual([{ email: `${name}@NEW.example`, folded: `${name}@new.example` }]);
    const again = query('INSERT INTO app_user (uid, email) VALUES ($1, $2), ($3, $4)', [
      randomUUID(),
      `${name}@new.example`,
      randomUUID(),
      `${name}@New.example`,
    ]);
    await expect(again).rejects.toThrow('unique_user_email');
  });
});
