import { gunzipSync } from 'node:zlib';

import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { ProjectColumns } from '#core/api/columns/columns.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { API_BASE, routes, valuesPath } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { Membership } from '../../src/entities/index.js';
import { Database } from '../../src/platform/database/database.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { anonymous, as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { currentApp, part, useApp } from '../support/server/app.js';
import { untilWaiting } from '../support/database/locks.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';

const KEYS = ['title', { name: 'text', texts: { en: 'Text', fr: 'Texte' } }];
const LANGUAGES = ['en', 'fr'];

/** Longer than any test, so that lock timeouts do not matter. */
const PATIENT = { databaseLockTimeout: 60_000 };

const details = ({ project }: TestProject) => routes.readProject(project.id);
const groups = ({ project }: TestProject) => routes.listGroups(project.id);
const keys = ({ project }: TestProject) => routes.listKeys(project.id);
const columns = ({ project }: TestProject) => routes.readColumns(project.id);

/** Runs `work` while every read of keys waits. */
const whileReadsWait = <T>(work: () => Promise<T>): Promise<T> =>
  part(Database).transaction(async () => {
    await part(Database).query('LOCK TABLE translation_key IN ACCESS EXCLUSIVE MODE');
    return work();
  });

/** Returns once a number of reads of whole projects are in this state. */
async function untilReads(state: 'running' | 'waiting' | 'shared', count: number): Promise<void> {
  const line = `motley_project_reads{state="${state}"} ${count}\n`;
  while (!(await part(Metrics).read()).text.includes(line))
    await new Promise((resolve) => setImmediate(resolve));
}

/** How many projects by columns were read, or answered from memory. */
async function answersFrom(source: 'database' | 'memory'): Promise<number> {
  const { text } = await part(Metrics).read();
  return Number(
    new RegExp(`^motley_project_columns_total\\{from="${source}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  );
}

const UNAVAILABLE = { status: 503, body: { error: 'unavailable' } };

describe('reads of whole projects', () => {
  useApp({ ...PATIENT, projectReadsAtOnce: 1, projectReadsWaiting: 1 });

  it('are limited: some wait, the next is answered with Retry-After, and other calls are served', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const { project, owner, group, language } = world;
    const tag = (await as(owner).get(details(world))).headers.get('etag') ?? '';
    const { first, second } = await whileReadsWait(async () => {
      const first = as(owner).get(details(world));
      await untilWaiting();
      const second = as(owner).get(groups(world));
      await untilReads('waiting', 1);
      for (const path of [
        keys(world),
        routes.readGroup(project.id, group('common').id),
        valuesPath(project.id, language('en').id),
      ]) {
        const refused = await as(owner).get(path);
        expect(refused).toMatchObject(UNAVAILABLE);
        expect(refused.headers.get('retry-after')).toBe('2');
      }
      expect((await anonymous().get(routes.readConfig())).status).toBe(200);
      expect((await as(owner).get(routes.listLanguages(project.id))).status).toBe(200);
      // A caller who has the current project gets 304 at once.
      expect((await as(owner).get(details(world), { 'if-none-match': tag })).status).toBe(304);
      return { first, second };
    });
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect((await as(owner).get(keys(world))).status).toBe(200);
  });

  it('are shared if they are the same', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const replies = await whileReadsWait(async () => {
      const all = Array.from({ length: 20 }, () => as(world.owner).get<ProjectDetails>(details(world)));
      await untilWaiting();
      return { all };
    });
    const answers = await Promise.all(replies.all);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.groups[0]?.keys.map(({ name }) => name)).toEqual(['title', 'text']);
  });

  it('are one by columns, for all who see the same, at once and later', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const editors = [await aMember(world.project, 'editor'), await aMember(world.project, 'editor')];
    const ask = (index: number) => as(editors[index % 2] ?? null).get<ProjectColumns>(columns(world));
    const built = await answersFrom('database');
    const replies = await whileReadsWait(async () => {
      const all = Array.from({ length: 20 }, (_, index) => ask(index));
      await untilReads('shared', 19);
      return { all };
    });
    const answers = [...(await Promise.all(replies.all)), await ask(0), await ask(1)];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await answersFrom('database')).toBe(built + 1);
  });

  it('that have not begun also answer callers who came after a change', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const rename = (name: string) =>
      as(world.owner).put(routes.updateProject(world.project.id), { name, color: '000000' });
    const built = await answersFrom('database');
    const replies = await whileReadsWait(async () => {
      const ahead = as(world.owner).get(groups(world));
      await untilWaiting();
      const all = [as(world.owner).get<ProjectColumns>(columns(world))];
      await untilReads('waiting', 1);
      for (const name of ['Second', 'Third']) {
        expect((await rename(name)).status).toBe(200);
        all.push(as(world.owner).get<ProjectColumns>(columns(world)));
      }
      await untilReads('shared', 2);
      return { ahead, all };
    });
    await replies.ahead;
    expect((await Promise.all(replies.all)).map(({ body }) => body.name)).toEqual([
      'Third',
      'Third',
      'Third',
    ]);
    expect(await answersFrom('database')).toBe(built + 1);
  });
});

describe('callers who wait for the same project', () => {
  useApp({ ...PATIENT, projectReadsAtOnce: 1, projectReadsWaiting: 10 });

  const languagesOf = ({ body }: Reply<KeyView[]>): string[] => [
    ...new Set(body.flatMap(({ values }) => values.map(({ languageName }) => languageName))),
  ];

  const remove = (user: TestUser) => part(Database).repository(Membership).delete({ userId: user.id });

  it('each get the languages they may read', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const french = await aMember(world.project, 'translator', { target: [world.language('fr')] });
    const english = await aMember(world.project, 'translator', { target: [world.language('en')] });
    const readers = [world.owner, french, english, french];
    const replies = await whileReadsWait(async () => {
      const all = readers.map((reader) => as(reader).get<KeyView[]>(keys(world)));
      await untilReads('waiting', 2);
      return { all };
    });
    const languages = (await Promise.all(replies.all)).map(languagesOf);
    expect(languages).toEqual([['en', 'fr'], ['fr'], ['en'], ['fr']]);
  });

  it('get nothing once they are removed, and do not block others', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const [gone, there] = [await aMember(world.project, 'editor'), await aMember(world.project, 'editor')];
    const replies = await whileReadsWait(async () => {
      const ahead = as(world.owner).get(groups(world));
      await untilWaiting();
      const first = as(gone).get<KeyView[]>(keys(world));
      await untilReads('waiting', 1);
      const second = as(there).get<KeyView[]>(keys(world));
      await remove(gone);
      return { ahead, first, second };
    });
    expect((await replies.ahead).status).toBe(200);
    expect(await replies.first).toMatchObject({ status: 403, body: { error: 'not_your_project' } });
    expect([(await replies.second).status, languagesOf(await replies.second)]).toEqual([200, LANGUAGES]);
  });

  it('get what they may read by then, if their languages change', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const [one, other] = [
      await aMember(world.project, 'translator', { target: [world.language('fr')] }),
      await aMember(world.project, 'translator', { target: [world.language('fr')] }),
    ];
    const replies = await whileReadsWait(async () => {
      const ahead = as(world.owner).get(groups(world));
      await untilWaiting();
      const first = as(one).get<KeyView[]>(keys(world));
      await untilReads('waiting', 1);
      const second = as(other).get<KeyView[]>(keys(world));
      const unlimited = { sourceLanguagesIds: null, targetLanguagesIds: null };
      const change = await as(world.owner).patch(
        routes.updateProjectUser(world.project.id, one.id),
        unlimited,
      );
      expect(change.status).toBe(200);
      return { ahead, first, second };
    });
    expect((await replies.ahead).status).toBe(200);
    expect(languagesOf(await replies.first)).toEqual(LANGUAGES);
    expect(languagesOf(await replies.second)).toEqual(['fr']);
  });
});

describe('a read that waits too long', () => {
  useApp({ ...PATIENT, projectReadsAtOnce: 1, projectReadsWaiting: 10, queueTimeout: 200 });

  it('is answered with Retry-After', async () => {
    const world = await aProject({ keys: KEYS });
    const { first } = await whileReadsWait(async () => {
      const first = as(world.owner).get(details(world));
      await untilWaiting();
      expect(await as(world.owner).get(groups(world))).toMatchObject(UNAVAILABLE);
      return { first };
    });
    expect((await first).status).toBe(200);
  });
});

describe('the limit of whole projects', () => {
  useApp({ detailsRateLimit: 4 });

  it('counts every call that returns one', async () => {
    const world = await aProject({ keys: KEYS });
    const paths = [details(world), columns(world), groups(world), keys(world)];
    for (const path of paths) expect((await as(world.owner).get(path)).status).toBe(200);
    for (const path of paths) expect((await as(world.owner).get(path)).status).toBe(429);
  });
});

describe('the response with a whole project', () => {
  useApp();

  const raw = async (world: TestProject, encoding: string) => {
    const { port, hostname } = new URL(currentApp().origin);
    return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      request({
        port,
        hostname,
        path: `${API_BASE}${groups(world)}`,
        headers: { authorization: `Bearer ${world.owner.accessToken}`, 'accept-encoding': encoding },
      })
        .once('error', reject)
        .once('response', (response) => {
          buffer(response).then(
            (bytes) => resolve({ encoding: response.headers['content-encoding'], bytes }),
            reject,
          );
        })
        .end();
    });
  };

  it('is compressed, unless the client does not accept that', async () => {
    const world = await aProject({ keys: KEYS, languages: LANGUAGES });
    const packed = await raw(world, 'gzip, deflate, br');
    const plain = await raw(world, 'identity');
    expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined]);
    const text = plain.bytes.toString();
    expect(gunzipSync(packed.bytes).toString()).toBe(text);
    expect((JSON.parse(text) as GroupDetails[])[0]?.keys.map(({ name }) => name)).toEqual(['title', 'text']);
  });

  it('is the same in many slices as in one, by group', async () => {
    const names = Array.from({ length: 1_100 }, (_, index) => `key_${index}`);
    const world = await aProject({
      languages: LANGUAGES,
      keys: names.map((name, index) => ({
        name,
        group: index % 2 === 0 ? 'even' : 'odd',
        texts: { fr: name },
      })),
    });
    await as(world.owner).post(routes.createGroup(world.project.id), { name: 'between' });
    const { body } = await as(world.owner).get<ProjectDetails>(details(world));
    expect(body.groups.map(({ name, keys: held }) => [name, held.length])).toEqual([
      ['between', 0],
      ['even', 550],
      ['odd', 550],
    ]);
    const all = await as(world.owner).get<KeyView[]>(keys(world));
    expect(all.body.map(({ name }) => name)).toEqual(names);
    expect(body.groups.flatMap((group) => group.keys).sort((a, b) => a.id - b.id)).toEqual(all.body);
    const french = await as(world.owner).get<{ name: string }[]>(
      valuesPath(world.project.id, world.language('fr').id),
    );
    expect(french.body.map(({ name }) => name)).toEqual(names);
  });
});
