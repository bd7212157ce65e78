import pg from 'pg';

import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { Background } from '../../../src/platform/background.js';
import { Passwords } from '../../../src/modules/identity/local/passwords.js';
import { part } from '../../support/app.js';
import { send } from './calling.js';
import type { Answer, Sending } from './calling.js';
import { toldTo } from './oracle.js';
import { holds } from './rules.js';
import { INVITEE } from './people.js';
import type { Principal } from './people.js';
import type { Billing, Refusal, Sample } from './sample.js';
import { PASSWORD } from './samples.js';
import { ProjectRows, Tables } from './tables.js';
import { A, addSubscriptions, addToB, B, buildWorld } from './world.js';

export interface Wishes {
  /** Managers of project B as well. */
  alsoInB?: readonly Principal[];
  billing?: Billing;
}

/** Sends calls to the whole application over a world of its own, and watches all tables. */
export class Matrix {
  private constructor(
    private readonly client: pg.Client,
    readonly tables: Tables,
    private readonly rows: Record<'A' | 'B', ProjectRows>,
  ) {}

  static async over(databaseUrl: string, { alsoInB = [], billing }: Wishes): Promise<Matrix> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await buildWorld(client, await part(Passwords).hash(PASSWORD));
    if (alsoInB.length > 0) await addToB(client, alsoInB);
    if (billing === 'paid') await addSubscriptions(client);
    const tables = await Tables.keep(client);
    await tables.restore();
    const rows = { A: await ProjectRows.keep(client, A), B: await ProjectRows.keep(client, B) };
    return new Matrix(client, tables, rows);
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** What is wrong with the answer to a call that must be refused, and with what it has done; nothing, as it must be. */
  async refused({ call, isLeasing }: Sample, sending: Sending, refusal: Refusal): Promise<string[]> {
    const answer = await this.send(call, sending);
    const touched = await this.tables.changed();
    if (touched.length > 0) await this.tables.restore();
    const changed = touched.filter((table) => !isLeasing || table !== 'billing_customer');
    return [
      ...differs('answer', `${answer.status} ${answer.error}`, refusal.join(' ')),
      ...differs('changes', changed.join(', '), ''),
      ...differs('tells', secretsIn(answer.text).join(', '), ''),
    ];
  }

  /** What is wrong with a call that must succeed in project `of`; the world is as before when it is told. */
  async allowed(sample: Sample, who: Principal, sending: Sending, of: 'A' | 'B' = 'A'): Promise<string[]> {
    const { method, success } = CALLS[sample.call];
    const answer = await this.send(sample.call, sending);
    const changed = await this.tables.changed();
    const isOtherUntouched = changed.length === 0 || (await this.rows[of === 'A' ? 'B' : 'A'].areUntouched());
    if (changed.length > 0) await this.tables.restore();
    const isIdle = method === 'GET' || (sample.isIdle?.(who) ?? false);
    const secrets = secretsIn(answer.text);
    return [
      ...differs('answer', `${answer.status} ${answer.error}`, `${success} null`),
      ...differs('changes nothing', changed.length === 0, isIdle),
      ...differs('leaves the other project alone', isOtherUntouched, true),
      ...(of === 'A'
        ? differs('tells', secrets.join(', '), mayBeTold(sample, who).join(', '))
        : differs('tells', secrets.filter((secret) => secret.includes('-A')).join(', '), '')),
    ];
  }

  /** Whatever the call leaves to be done behind its answer is done as well. */
  async send(call: CallName, sending: Sending): Promise<Answer> {
    const answer = await send(call, sending);
    await part(Background).settled();
    return answer;
  }
}

const differs = (what: string, is: unknown, mustBe: unknown): string[] =>
  is === mustBe ? [] : [`${what}: ${String(is)} instead of ${String(mustBe)}`];

/** Whose name or text an answer tells, once each: the two projects, and the e-mail of whoever is only invited. */
function secretsIn(text: string): string[] {
  const secrets = text.matchAll(/(name|text)-[AB]-\w\w|(group|project)-B|\w+_b\b|invitee(?=@)/g);
  return [...new Set([...secrets].map(([secret]) => secret))].sort();
}

function mayBeTold(sample: Sample, who: Principal): string[] {
  const { call, names, texts } = sample;
  const isInvitee =
    who.id === INVITEE.id && ['readMe', 'exportMe', 'updateMe', 'register', 'listInvitations'].includes(call);
  const isInviting = call === 'listProjectUsers' && holds(who.member?.role ?? 'base', 'canWriteInvitation');
  return [
    ...(isInvitee || isInviting ? ['invitee'] : []),
    ...toldTo(names, who).map((language) => `name-A-${language}`),
    ...toldTo(texts, who).map((language) => `text-A-${language}`),
  ].sort();
}
