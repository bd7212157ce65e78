import { Agent, request } from 'node:http';

import pg from 'pg';

import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { API_BASE } from '#core/api/routes.js';

import { Background } from '../../../src/platform/background.js';
import { Passwords } from '../../../src/modules/identity/local/passwords.js';
import { currentApp, part, useApp } from '../../support/app.js';
import { ownDatabase } from '../../support/worker-database.js';
import { toldTo } from './oracle.js';
import { holds } from './rules.js';
import { INVITEE } from './people.js';
import type { Principal } from './people.js';
import type { Refusal, Sample } from './sample.js';
import { PASSWORD } from './samples.js';
import { ProjectRows, Tables } from './tables.js';
import { A, addToB, B, buildWorld } from './world.js';

/** A call as it goes out. */
export interface Sending {
  path: string;
  body: unknown;
  accessToken: string | null;
}

export interface Answer {
  status: number;
  /** The machine name of a refusal. */
  error: string | null;
  text: string;
}

/** Sends calls to the whole application over a world of its own, and watches all tables. */
export class Matrix {
  private constructor(
    private readonly client: pg.Client,
    readonly tables: Tables,
    private readonly rows: Record<'A' | 'B', ProjectRows>,
  ) {}

  static async over(databaseUrl: string, alsoInB: readonly Principal[]): Promise<Matrix> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await buildWorld(client, await part(Passwords).hash(PASSWORD));
    if (alsoInB.length > 0) await addToB(client, alsoInB);
    const tables = await Tables.keep(client);
    await tables.restore();
    const rows = { A: await ProjectRows.keep(client, A), B: await ProjectRows.keep(client, B) };
    return new Matrix(client, tables, rows);
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** What is wrong with the answer to a call that must be refused, and with what it has done; nothing, as it must be. */
  async refused({ call }: Sample, sending: Sending, refusal: Refusal): Promise<string[]> {
    const answer = await this.send(call, sending);
    const changed = await this.tables.changed();
    if (changed.length > 0) await this.tables.restore();
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
    const isOtherUntouched = await this.rows[of === 'A' ? 'B' : 'A'].areUntouched();
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

function send(call: CallName, { path, body, accessToken }: Sending): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const url = `${currentApp().origin}${API_BASE}${path}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: CALLS[call].method, headers, agent: AGENT }, (incoming) => {
      incoming.setEncoding('utf8');
      let received = '';
      incoming.on('data', (chunk: string) => (received += chunk));
      incoming.on('end', () => resolve(answerOf(incoming.statusCode ?? 0, received)));
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

const AGENT = new Agent({ keepAlive: true, maxSockets: 4 });

function answerOf(status: number, text: string): Answer {
  const isRefusal = status >= 400;
  return { status, text, error: isRefusal ? (JSON.parse(text) as { error: string }).error : null };
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
    who.id === INVITEE.id && ['readMe', 'updateMe', 'register', 'listInvitations'].includes(call);
  const isInviting = call === 'listProjectUsers' && holds(who.member?.role ?? 'base', 'canWriteInvitation');
  return [
    ...(isInvitee || isInviting ? ['invitee'] : []),
    ...toldTo(names, who).map((language) => `name-A-${language}`),
    ...toldTo(texts, who).map((language) => `text-A-${language}`),
  ].sort();
}

let databases = 0;

/** A world of its own for the specs of the surrounding block; `alsoInB` are managers of project B as well. */
export function useMatrix(alsoInB: readonly Principal[] = []): () => Matrix {
  const database = `matrix_${process.env.JEST_WORKER_ID ?? '1'}_${(databases += 1)}`;
  let matrix: Matrix | null = null;
  let url = '';
  useApp({}, async () => (url = await ownDatabase(database)));
  beforeAll(async () => {
    matrix = await Matrix.over(url, alsoInB);
  });
  afterAll(() => matrix?.close());
  return () => {
    if (matrix === null) throw new Error('The matrix is not there yet.');
    return matrix;
  };
}

/** A cell of the matrix: its name, and what is wrong with it. */
export type Cell = readonly [name: string, faults: () => Promise<string[]>];

/** Tries the cells one after the other. */
export async function faultsOf(cells: readonly Cell[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, faults] of cells) found.push(...(await faults()).map((fault) => `${name}: ${fault}`));
  return found;
}
