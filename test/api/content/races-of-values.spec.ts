import { routes } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { aText, ifMatch } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { manyKeys } from '../../support/catalogue.js';
import { missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { CLIENTS, count, errorsOf, together } from '../../support/together.js';
import { aMember } from '../../support/project/world.js';

useApp({ importsWaiting: CLIENTS });

const historyOf = (projectId: number) =>
  part(Database)
    .repository(History)
    .find({ where: { projectId }, order: { id: 'ASC' } });

const stateOf = (state: unknown) => state as { text: string; status: ValueStatus };

describe('twenty concurrent reviews of one text', () => {
  it('that all saw the same version: one counts', async () => {
    const { project, owner, statusPath, stored } = await aText();
    const replies = await together((client) =>
      as(owner).patch<ValueView>(
        statusPath,
        { status: client % 2 ? 'validated' : 'invalidated' },
        ifMatch(1),
      ),
    );
    expect([count(replies, 200), count(replies, 409)]).toEqual([1, CLIENTS - 1]);
    expect(await stored()).toEqual(replies.find(({ status }) => status === 200)?.body);
    expect(await historyOf(project.id)).toHaveLength(1);
  });

  it('without a version: each follows the one before it, and none is lost', async () => {
    const { project, owner, statusPath, stored } = await aText();
    const replies = await together((client) =>
      as(owner).patch<ValueView>(statusPath, { status: client % 2 ? 'validated' : 'invalidated' }),
    );
    expect(count(replies, 200)).toBe(CLIENTS);
    const history = await historyOf(project.id);
    const now = await stored();
    expect(now.version).toBe(1 + history.length);
    expect(history.map((row) => stateOf(row.old).status)).toEqual([
      'modified',
      ...history.slice(0, -1).map((row) => stateOf(row.new).status),
    ]);
    expect(stateOf(history.at(-1)?.new).status).toBe(now.status);
  });
});

/** Runs nineteen edits of one text with one call that deletes it; returns the results of the edits. */
async function editsBeside(rival: (world: Awaited<ReturnType<typeof aText>>) => Promise<Reply<unknown>>) {
  const world = await aText();
  const [first, ...edits] = await together((client) =>
    client === 0 ? rival(world) : as(world.owner).patch<unknown>(world.path, { name: `by ${client}` }),
  );
  expect([...errorsOf(edits)].filter((error) => error !== 'not_existing_value')).toEqual([]);
  const history = await historyOf(world.project.id);
  const written = history.filter(({ action }) => action === 'value.written');
  expect(written).toHaveLength(count(edits, 200));
  const taken = history.find(({ action }) => action.startsWith('key.'));
  return { world, first, taken, last: written.at(-1) };
}

describe('edits concurrent with a call that deletes their text', () => {
  it.each(['delete', 'change of kind'])('are in the history or refused: %s', async (what) => {
    const { world, first, taken, last } = await editsBeside(({ project, owner, key }) => {
      const path = routes.updateKey(project.id, key('title').id);
      return what === 'delete' ? as(owner).delete(path) : as(owner).patch(path, { isPlural: true });
    });
    expect(first?.status).toBe(what === 'delete' ? 204 : 200);
    // The deleted text is the one acknowledged last.
    const kept = (taken?.old as { values: { text: string }[] }).values;
    expect(kept.map(({ text }) => text)).toEqual([last === undefined ? 'Title' : stateOf(last.new).text]);
    expect(await missingValues(world.project.id)).toEqual([]);
  });
});

describe('writes of a member who is demoted meanwhile', () => {
  it('succeed while the right lasts, and never afterwards', async () => {
    const { project, owner, path, stored } = await aText();
    const editor = await aMember(project, 'editor');
    const write = (client: number) => as(editor).patch<unknown>(path, { name: `by ${client}` });
    const replies = await together((client) =>
      client === 10
        ? as(owner).patch<unknown>(routes.updateProjectUser(project.id, editor.id), { role: 'reviewer' })
        : write(client),
    );
    const writes = replies.filter((_, client) => client !== 10);
    expect(replies[10]?.status).toBe(200);
    expect(count(writes, 200) + count(writes, 403)).toBe(CLIENTS - 1);
    expect(await write(99)).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    expect((await stored()).version).toBe(1 + count(writes, 200));
  });

  it('also for a member who is removed', async () => {
    const { project, owner } = await aText();
    const editor = await aMember(project, 'editor');
    const replies = await together((client) =>
      client === 10
        ? as(owner).delete<unknown>(routes.removeProjectUser(project.id, editor.id))
        : as(editor).post<unknown>(routes.createKey(project.id), { name: `key_${client}`, isPlural: false }),
    );
    const writes = replies.filter((_, client) => client !== 10);
    expect(replies[10]?.status).toBe(204);
    expect([...errorsOf(writes)].filter((error) => error !== 'not_your_project')).toEqual([]);
    const { body: keys } = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys).toHaveLength(1 + count(writes, 201));
  });
});

describe('twenty imports into one language', () => {
  it('run one by one: all texts are those of one of them, and every replaced text is recorded', async () => {
    const { project, owner, language } = await aProject();
    const path = routes.importIntoLanguage(project.id, language('en').id);
    const replies = await together((client) =>
      as(owner).post(path, { groups: [manyKeys(50, () => `by ${client}`)], replaceExistingKeys: true }),
    );
    expect(count(replies, 200)).toBe(CLIENTS);
    const { body: keys } = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys).toHaveLength(50);
    expect(new Set(keys.flatMap(({ values }) => values.map(({ name }) => name))).size).toBe(1);
    expect(new Set(keys.flatMap(({ values }) => values.map(({ version }) => version)))).toEqual(
      new Set([CLIENTS]),
    );
    const written = (await historyOf(project.id)).filter(({ action }) => action === 'value.written');
    expect(written).toHaveLength(50 * (CLIENTS - 1));
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('that create the same language: one succeeds', async () => {
    const { project, owner } = await aProject();
    const replies = await together((client) =>
      as(owner).post(routes.createLanguage(project.id), {
        name: 'fr',
        groups: [manyKeys(50, () => `by ${client}`)],
      }),
    );
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, CLIENTS - 1]);
    const { body: keys } = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys).toHaveLength(50);
    expect(new Set(keys.map(({ values }) => values.map(({ name }) => name).join())).size).toBe(1);
  });
});
