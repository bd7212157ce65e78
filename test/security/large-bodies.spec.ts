import { once } from 'node:events';
import { gzipSync } from 'node:zlib';

import { API_BASE, routes } from '#core/api/routes.js';

import { Metrics } from '../../src/platform/metrics/metrics.js';
import { as, anonymous } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { currentApp, part, useApp } from '../support/server/app.js';
import { manyKeys } from '../support/catalogue.js';
import { holding, untilWaiting } from '../support/database/locks.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { beginPost } from './support/partial-body.js';

const FILE_CALLS = [
  routes.createProject(),
  routes.createLanguage(1),
  routes.importIntoLanguage(1, 1),
  routes.createKeys(1),
];

const PROJECT = { name: 'Atlas', color: '000000', description: '', languages: ['en'] };

/** Above the limit of bodies that are read at once, in the applications below. */
// A field that responses have: it is accepted, and changes nothing.
const FILLING = 'x'.repeat(1_000);

const importInto = (
  { project, languages }: TestProject,
  user: TestUser,
  keys = 1,
): Promise<Reply<unknown>> => {
  const path = routes.importIntoLanguage(project.id, languages[0]?.id ?? 0);
  return as(user).post(path, { groups: [manyKeys(keys)], warnings: FILLING });
};

describe('a large body that has not arrived yet', () => {
  useApp({ bodyLimit: 1_000, headersTimeout: 1_000, requestTimeout: 2_000 });

  it.each(FILE_CALLS)('is not waited for where POST %s is called without a token', async (path) => {
    for (const length of [18_000_000, 1_001, null]) {
      const { socket, status } = await beginPost(path, null, length);
      expect(await status).toBe(401);
      socket.destroy();
    }
  });

  it('is not read if the token is forged', async () => {
    const { socket, status } = await beginPost(routes.createProject(), { accessToken: 'ey.forged.token' });
    expect(await status).toBe(401);
    socket.destroy();
  });

  it('is not read if the caller is no member, or lacks the permission', async () => {
    const { project } = await aProject();
    for (const caller of [await aUser(), await aMember(project, 'translator')]) {
      const { socket, status } = await beginPost(routes.createLanguage(project.id), caller);
      expect(await status).toBe(403);
      socket.destroy();
    }
  });

  it('is not read if its length is too large', async () => {
    const { socket, status } = await beginPost(routes.createProject(), await aUser(), 20_000_001);
    expect(await status).toBe(413);
    socket.destroy();
  });

  it('is awaited for a limited time if the caller may send it', async () => {
    const { status } = await beginPost(routes.createProject(), await aUser());
    expect(await status).toBe(408);
  });

  it('does not keep the connection open once it is refused', async () => {
    const { socket, status } = await beginPost(routes.createProject(), null);
    expect(await status).toBe(401);
    if (!socket.closed) await once(socket, 'close');
  });
});

describe('a caller over a limit', () => {
  useApp({ bodyLimit: 1_000, importLimit: 1, anonymousRateLimit: 40 });

  it('is refused before a large body is read, which counts as an import whatever it contains', async () => {
    const user = await aUser();
    expect((await as(user).post(routes.createProject(), { ...PROJECT, warnings: FILLING })).status).toBe(201);
    const { socket, status } = await beginPost(routes.createProject(), user);
    expect(await status).toBe(429);
    socket.destroy();
  });

  it('is refused by address before anything is read', async () => {
    let last: number | null = null;
    for (let call = 0; call < 41 && last !== 429; call += 1) {
      const { socket, status } = await beginPost(routes.createProject(), null);
      last = await status;
      socket.destroy();
    }
    expect(last).toBe(429);
  });
});

describe('a large body', () => {
  useApp({ bodyLimit: 1_000, importBodyLimit: 8_000_000 });

  const post = (user: TestUser, body: unknown, headers: Record<string, string> = {}) =>
    as(user).post<{ fields?: Record<string, string> }>(routes.createProject(), body, headers);

  it('is read like a small one, whatever the length of its chunks', async () => {
    const user = await aUser();
    const text = JSON.stringify({ ...PROJECT, groups: [manyKeys(50)] });
    const chunks = new ReadableStream({
      start: (controller) => {
        for (const byte of Buffer.from(text)) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const reply = await fetch(`${currentApp().origin}${API_BASE}${routes.createProject()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'application/json' },
      body: chunks,
      duplex: 'half',
    });
    expect(reply.status).toBe(201);
    expect(((await reply.json()) as { groups: { keys: unknown[] }[] }).groups[0]?.keys).toHaveLength(50);
  });

  it('is refused by the same fields as a small one', async () => {
    const user = await aUser();
    const values = [{ name: 'One file', quantityString: 'one' }];
    const groups = [{ name: 'menu', keys: [{ name: 'files', isPlural: true, values }] }];
    const refused = [
      { ...PROJECT, groups },
      { ...PROJECT, name: '\u0000' },
      { ...PROJECT, name: 7 },
    ];
    for (const body of refused) {
      const small = await post(user, body);
      const large = await post(user, { ...body, warnings: FILLING });
      expect([large.status, large.body.fields]).toEqual([400, small.body.fields]);
    }
  });

  it.each([
    ['values', `[${'[{}],'.repeat(700_000)}1]`, 'must hold at most 600000 values'],
    ['depth', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'must be nested at most 64 deep'],
    [
      'fields',
      `{${Array.from({ length: 2_000 }, (_, index) => `"${index}":1`).join(',')}}`,
      'must have at most 1000 fields in one object',
    ],
    ['text', `{"name":"${'x'.repeat(1_200_000)}"}`, 'must hold no text of more than 1000000 bytes'],
  ])('has a limit of %s, and is refused beyond it', async (_what, body, message) => {
    const reply = await post(await aUser(), body);
    expect([reply.status, reply.body.fields]).toEqual([400, { body: message }]);
  });

  it('is refused if it is no JSON, a single value, or too large', async () => {
    const user = await aUser();
    expect((await post(user, `{"name":"${FILLING}"`)).status).toBe(400);
    expect((await post(user, JSON.stringify(FILLING))).status).toBe(400);
    expect((await post(user, { ...PROJECT, warnings: 'x'.repeat(8_000_001) })).status).toBe(413);
  });

  it('is not decompressed: a small one could become a huge one', async () => {
    const user = await aUser();
    const packed = gzipSync(JSON.stringify({ ...PROJECT, warnings: 'x'.repeat(10_000_000) }));
    const reply = await fetch(`${currentApp().origin}${API_BASE}${routes.createProject()}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.accessToken}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: new Uint8Array(packed),
    });
    expect(reply.status).toBe(415);
  });
});

describe('the large bodies of one process', () => {
  useApp({ bodyLimit: 1_000, largeBodiesAtOnce: 1, largeBodiesWaiting: 0, databaseImportPool: 4 });

  const state = async (): Promise<string> => (await part(Metrics).read()).text;
  const until = async (isReached: (text: string) => boolean): Promise<void> => {
    while (!isReached(await state())) await new Promise((resolve) => setImmediate(resolve));
  };

  it('are limited: some wait, the next is answered with Retry-After, and small calls are served', async () => {
    const worlds = [await aProject(), await aProject(), await aProject(), await aProject()] as const;
    const [first, second, third, fourth] = worlds;
    const atWork = await holding(first.project.id, async () => {
      const replies = [importInto(first, first.owner)];
      await untilWaiting();
      replies.push(importInto(second, second.owner), importInto(third, third.owner));
      await until((text) => text.includes('motley_large_bodies{state="arrived"} 2'));
      const { socket, status } = await beginPost(routes.createLanguage(fourth.project.id), fourth.owner);
      expect(await status).toBe(503);
      socket.destroy();
      const refused = await importInto(fourth, fourth.owner);
      expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } });
      expect(refused.headers.get('retry-after')).toBe('2');
      expect((await anonymous().get(routes.readConfig())).status).toBe(200);
      expect((await as(fourth.owner).post(routes.createGroup(fourth.project.id), { name: 'a' })).status).toBe(
        201,
      );
      return { replies };
    });
    for (const reply of await Promise.all(atWork.replies)) expect(reply.status).toBe(200);
    await until((text) => text.includes('motley_large_bodies{state="working"} 0'));
    expect((await importInto(fourth, fourth.owner)).status).toBe(200);
  });

  it('are read one at a time per caller, without delaying others', async () => {
    const [mine, other] = [await aProject(), await aProject()];
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => beginPost(routes.createLanguage(mine.project.id), mine.owner)),
    );
    // One is read, four wait, and the sixth is refused.
    expect(await Promise.race(begun.map(({ status }) => status))).toBe(503);
    expect((await importInto(other, other.owner)).status).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await Promise.all(begun.map(({ status }) => status));
  });

  it('free their place if the sender disconnects', async () => {
    const world = await aProject();
    const { socket, status } = await beginPost(routes.createLanguage(world.project.id), world.owner);
    socket.end();
    await status;
    expect((await importInto(world, world.owner)).status).toBe(200);
  });
});
