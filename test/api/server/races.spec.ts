import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

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

useApp();

describe('twenty clients who create the same resource', () => {
  it('create one group', async () => {
    const { project, owner } = await aProject();
    const replies = await together(() => as(owner).post(routes.createGroup(project.id), { name: 'menu' }));
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, CLIENTS - 1]);
    expect(errorsOf(replies)).toEqual(new Set(['group_already_exists']));
    expect((await as(owner).get<unknown[]>(routes.listGroups(project.id))).body).toHaveLength(1);
  });

  it('create one key, and one group for it', async () => {
    const { project, owner } = await aProject({ languages: ['en', 'fr'] });
    const body = { name: 'title', isPlural: true, groupId: null, groupName: 'fresh' };
    const replies = await together(() => as(owner).post(routes.createKey(project.id), body));
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, CLIENTS - 1]);
    expect(errorsOf(replies)).toEqual(new Set(['key_name_already_exists']));
    expect((await as(owner).get<unknown[]>(routes.listGroups(project.id))).body).toMatchObject([
      { name: 'fresh', keys: [{ name: 'title' }] },
    ]);
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('create one language', async () => {
    const { project, owner } = await aProject({ keys: ['title'] });
    const replies = await together((client) =>
      as(owner).post(routes.createLanguage(project.id), { name: client % 2 ? 'French' : 'FRENCH' }),
    );
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, CLIENTS - 1]);
    expect(errorsOf(replies)).toEqual(new Set(['language_already_exists']));
    expect((await as(owner).get<unknown[]>(routes.listLanguages(project.id))).body).toHaveLength(2);
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('create one value', async () => {
    const { project, owner, key, language, stored } = await aText('');
    const path = routes.listValuesOfKey(project.id, key('title').id);
    const replies = await together((client) =>
      as(owner).post<ValueView>(path, { name: `text ${client}`, languageId: language('en').id }),
    );
    expect([count(replies, 201), count(replies, 422)]).toEqual([1, CLIENTS - 1]);
    expect(await stored()).toMatchObject({
      version: 2,
      name: replies.find(({ status }) => status === 201)?.body.name,
    });
  });

  it('delete one key', async () => {
    const { project, owner, key } = await aProject({ keys: ['title'] });
    const replies = await together(() => as(owner).delete(routes.deleteKey(project.id, key('title').id)));
    expect([count(replies, 204), count(replies, 404)]).toEqual([1, CLIENTS - 1]);
  });
});

describe('a group that is deleted while keys enter it', () => {
  it('leaves no key without a group, and no error but that it does not exist', async () => {
    const { project, owner, group, key } = await aProject({ keys: ['loose', { name: 'a', group: 'menu' }] });
    const groupId = group('menu').id;
    const replies = await together((client) => {
      if (client === 10) return as(owner).delete(routes.deleteGroup(project.id, groupId));
      if (client % 2 === 0)
        return as(owner).patch(routes.updateKey(project.id, key('loose').id), { groupId });
      return as(owner).post(routes.createKey(project.id), {
        name: `key_${client}`,
        isPlural: false,
        groupId,
      });
    });
    expect(replies.every(({ status }) => [200, 201, 204, 404].includes(status))).toBe(true);
    expect([...errorsOf(replies)].filter((error) => !/^not_existing_(group|key)$/.test(error))).toEqual([]);
    expect(await missingValues(project.id)).toEqual([]);
    const { body } = await as(owner).get<{ id: number }[]>(routes.listGroups(project.id));
    expect(body.map(({ id }) => id)).not.toContain(groupId);
  });
});

describe('twenty clients who edit the same value', () => {
  it('lose no acknowledged edit if they send the version', async () => {
    const { project, owner, path, stored } = await aText();
    const acknowledged: ValueView[] = [];
    await together(async (client) => {
      const seen = await stored();
      const reply = await as(owner).patch<ValueView>(path, { name: `by ${client}` }, ifMatch(seen.version));
      if (reply.status === 200) acknowledged.push(reply.body);
      else expect(reply).toMatchObject({ status: 409, body: { error: 'conflict' } });
      return reply;
    });
    acknowledged.sort((a, b) => a.version - b.version);
    expect(acknowledged.map(({ version }) => version)).toEqual(acknowledged.map((_, index) => index + 2));
    expect(await stored()).toEqual(acknowledged.at(-1));
    const history = await part(Database)
      .repository(History)
      .find({ where: { projectId: project.id }, order: { version: 'ASC' } });
    expect(history.map((row) => [row.version, (row.new as { text: string }).text])).toEqual(
      acknowledged.map(({ version, name }) => [version, name]),
    );
  });

  it('overwrite each other without a version, and every text stays in the history', async () => {
    const { project, owner, path, stored } = await aText();
    const replies = await together((client) => as(owner).patch<ValueView>(path, { name: `by ${client}` }));
    expect(count(replies, 200)).toBe(CLIENTS);
    expect((await stored()).version).toBe(CLIENTS + 1);
    const history = await part(Database)
      .repository(History)
      .find({ where: { projectId: project.id }, order: { version: 'ASC' } });
    const texts = history.map((row) => ({ old: textOf(row.old), new: textOf(row.new) }));
    expect(texts.map((row) => row.old)).toEqual(['Title', ...texts.slice(0, -1).map((row) => row.new)]);
    expect(new Set(texts.map((row) => row.new)).size).toBe(CLIENTS);
  });

  it('review the version they saw: no unseen text is validated', async () => {
    const { owner, path, statusPath, stored } = await aText();
    await together(async (client) => {
      const seen = await stored();
      return client % 2
        ? as(owner).patch(path, { name: `text ${client}` }, ifMatch(seen.version))
        : as(owner).patch(
            statusPath,
            { status: client % 4 ? 'validated' : 'invalidated' },
            ifMatch(seen.version),
          );
    });
    const last = await stored();
    const history = await part(Database)
      .repository(History)
      .find({ where: { valueId: last.id }, order: { version: 'ASC' } });
    expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 2));
    for (const row of history.filter(({ action }) => action === 'value.reviewed'))
      expect(textOf(row.new)).toBe(textOf(row.old));
  });
});

const textOf = (state: unknown): string => (state as { text: string }).text;

describe('keys and languages that are created at the same time', () => {
  it('leave no missing value', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner } = await aProject({ keys: ['k_0', { name: 'p_0', isPlural: true }] });
      const replies = await together((client): Promise<Reply<unknown>> =>
        client % 4 === 0
          ? as(owner).post(routes.createLanguage(project.id), { name: `l_${client}`, groups: [manyKeys(20)] })
          : as(owner).post(routes.createKey(project.id), {
              name: `new_${client}`,
              isPlural: client % 2 === 0,
            }),
      );
      expect(errorsOf(replies)).toEqual(new Set());
      expect(await missingValues(project.id)).toEqual([]);
    }
  });

  it('leave none either if keys change their kind and languages are deleted', async () => {
    const { project, owner, key, language } = await aProject({
      languages: ['en', 'fr', 'de'],
      keys: ['k_0', 'k_1'],
    });
    const replies = await together((client): Promise<Reply<unknown>> => {
      if (client === 3) return as(owner).delete(routes.deleteLanguage(project.id, language('de').id));
      if (client % 5 === 0) return as(owner).post(routes.createLanguage(project.id), { name: `l_${client}` });
      return as(owner).patch(routes.updateKey(project.id, key(`k_${client % 2}`).id), {
        isPlural: client % 3 === 0,
      });
    });
    expect(errorsOf(replies)).toEqual(new Set());
    expect(await missingValues(project.id)).toEqual([]);
  });
});

describe('an edit concurrent with the deletion of its value', () => {
  it('is acknowledged and in the history, or refused: the key changes its kind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner, key, path } = await aText();
      const [edit, flip] = await Promise.all([
        as(owner).patch(path, { name: 'Edited' }),
        as(owner).patch(routes.updateKey(project.id, key('title').id), { isPlural: true }),
      ]);
      expect(flip.status).toBe(200);
      expect([200, 404]).toContain(edit.status);
      const [change] = await part(Database)
        .repository(History)
        .findBy({ projectId: project.id, action: 'key.updated' });
      expect((change?.old as { values: object[] }).values).toMatchObject([
        { text: edit.status === 200 ? 'Edited' : 'Title' },
      ]);
      expect(await missingValues(project.id)).toEqual([]);
    }
  });

  it('is acknowledged and in the history, or refused: the key is deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { project, owner, key, path } = await aText();
      const [edit, deletion] = await Promise.all([
        as(owner).patch(path, { name: 'Edited' }),
        as(owner).delete(routes.deleteKey(project.id, key('title').id)),
      ]);
      expect(deletion.status).toBe(204);
      const [change] = await part(Database)
        .repository(History)
        .findBy({ projectId: project.id, action: 'key.deleted' });
      expect((change?.old as { values: object[] }).values).toMatchObject([
        { text: edit.status === 200 ? 'Edited' : 'Title' },
      ]);
    }
  });
});

describe('a project that is deleted', () => {
  it('is deleted completely, whatever others do in it meanwhile', async () => {
    const { project, owner, path } = await aText();
    const editor = await aMember(project, 'editor');
    const [deletion, ...replies] = await Promise.all([
      as(owner).delete(routes.deleteProject(project.id)),
      ...Array.from({ length: CLIENTS }, (_, client): Promise<Reply<unknown>> =>
        client % 2
          ? as(editor).patch(path, { name: `by ${client}` })
          : as(editor).post(routes.createKey(project.id), { name: `k_${client}`, isPlural: false }),
      ),
    ]);
    expect(deletion?.status).toBe(204);
    for (const { status } of replies) expect([200, 201, 403, 404]).toContain(status);
    expect((await as(editor).get<ProjectDetails>(routes.readProject(project.id))).status).toBe(403);
    expect((await as(editor).get<LanguageView[]>(routes.listLanguages(project.id))).status).toBe(403);
  });
});
