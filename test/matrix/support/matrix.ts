import pg from 'pg';

import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { Background } from '../../../src/platform/background.js';
import { Passwords } from '../../../src/modules/identity/local/passwords.js';
import { part } from '../../support/server/app.js';
import { send } from './calling.js';
import type { Answer, Sending } from './calling.js';
import { toldTo } from './oracle.js';
import { holds } from './rules.js';
import { INVITEE, MEMBER_OF_B, STRANGER, uidOf, UNREGISTERED_ID } from './people.js';
import type { Principal } from './people.js';
import type { Billing, Refusal, Sample } from './samples/sample.js';
import { PASSWORD } from './samples/account-samples.js';
import { person, project, rowsOf, Snapshot } from './snapshot.js';
import { Tables } from './tables.js';
import { addSubscriptions } from './subscriptions.js';
import { addToB } from './add-to-b.js';
import { A, B } from './ids.js';
import { buildWorld } from './world.js';

export interface Wishes {
  /** Also managers of project B. */
  alsoInB?: readonly Principal[];
  billing?: Billing;
}

/** Sends calls to the whole application on its own database, and checks all tables. */
export class Matrix {
  private constructor(
    private readonly client: pg.Client,
    readonly tables: Tables,
    readonly bystanders: Record<'A' | 'B' | 'person', Snapshot>,
  ) {}

  static async over(databaseUrl: string, { alsoInB = [], billing }: Wishes): Promise<Matrix> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await buildWorld(client, await part(Passwords).hash(PASSWORD));
    if (alsoInB.length > 0) await addToB(client, alsoInB);
    if (billing === 'paid') await addSubscriptions(client);
    const tables = await Tables.keep(client);
    const rows = async (owner: Parameters<typeof rowsOf>[1]): Promise<Snapshot> =>
      Snapshot.keep(client, tables.writes, await rowsOf(client, owner));
    return new Matrix(client, tables, {
      A: await rows(project(A)),
      B: await rows(project(B)),
      person: await rows(person(Number(MEMBER_OF_B.id))),
    });
  }

  async close(): Promise<void> {
    await this.tables.writes.close();
    await this.client.end();
  }

  /** The faults of a call that must be refused, in its response and its effects; empty if none. */
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

  /** The faults of a call that must succeed in project `of`; the tables are restored afterwards. */
  async allowed(sample: Sample, who: Principal, sending: Sending, of: 'A' | 'B' = 'A'): Promise<string[]> {
    const { method, success } = CALLS[sample.call];
    const answer = await this.send(sample.call, sending);
    const changed = await this.tables.changed();
    const harm = changed.length === 0 ? [] : await this.harmTo(of === 'A' ? 'B' : 'A');
    if (changed.length > 0) await this.tables.restore();
    const isIdle = method === 'GET' || (sample.isIdle?.(who) ?? false);
    const told = secretsIn(answer.text);
    const own = of === 'A' ? projectsOf(who) : ['project-B'];
    const secrets = told.filter((secret) => !own.includes(secret));
    return [
      ...differs('answer', `${answer.status} ${answer.error}`, `${success} null`),
      ...differs('changes nothing', changed.length === 0, isIdle),
      ...harm,
      ...(of === 'A'
        ? differs('tells', secrets.join(', '), mayBeTold(sample, who).join(', '))
        : differs('tells', secrets.filter((secret) => secret.includes('-A')).join(', '), '')),
    ];
  }

  /** The faults of a change for another project and an uninvolved user. */
  private async harmTo(other: 'A' | 'B'): Promise<string[]> {
    const { [other]: project, person } = this.bystanders;
    const touched = [...(await project.changed()), ...(await person.changed())];
    const noted = secretsIn(await this.tables.newHistory()).filter((secret) => secret.includes(`-${other}`));
    return [
      ...differs('changes of others', touched.join(', '), ''),
      ...differs('notes', noted.join(', '), ''),
    ];
  }

  /** Waits for the background work of the call. */
  async send(call: CallName, sending: Sending): Promise<Answer> {
    const answer = await send(call, sending);
    await part(Background).settled();
    return answer;
  }
}

const differs = (what: string, is: unknown, mustBe: unknown): string[] =>
  is === mustBe ? [] : [`${what}: ${String(is)} instead of ${String(mustBe)}`];

/** The distinct secrets in a response: marked names and texts, emails of invited people, and uids. */
function secretsIn(text: string): string[] {
  const secrets = text.matchAll(
    /(name|text)-[AB]-\w\w|group-B|project-[ABC]|(title|items|blank|only)_b\b|invitee(?=@)|newcomer-[AB]|0{8}-0000-4000-8000-\d{12}/g,
  );
  return [...new Set([...secrets].map(([secret]) => secret))].sort();
}

/** The projects that a response to a caller may mention. */
function projectsOf({ id, member }: Principal): string[] {
  if (id === STRANGER.id) return ['project-C'];
  return member !== null || id === INVITEE.id ? ['project-A'] : [];
}

function mayBeTold(sample: Sample, who: Principal): string[] {
  const { call, names, texts } = sample;
  return [
    ...toldOfInvitation(call, who),
    ...(['listSessions', 'exportMe'].includes(call) && who.known !== 'nobody'
      ? [uidOf(who.id ?? UNREGISTERED_ID)]
      : []),
    ...toldTo(names, who).map((language) => `name-A-${language}`),
    ...toldTo(texts, who).map((language) => `text-A-${language}`),
  ].sort();
}

/** Invitations to A and their languages. */
function toldOfInvitation(call: Sample['call'], { id, member }: Principal): string[] {
  const isInvitee = id === INVITEE.id;
  if (isInvitee && call === 'listInvitations') return ['invitee', 'name-A-fr'];
  if (isInvitee && ['readMe', 'exportMe', 'updateMe', 'register'].includes(call)) return ['invitee'];
  if (call === 'listAuditLog') return ['newcomer-A'];
  const isInviting = call === 'listProjectUsers' && holds(member?.role ?? 'base', 'canWriteInvitation');
  return isInviting ? ['invitee', 'newcomer-A'] : [];
}
