import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ProjectColumns } from '#core/api/columns/columns.js';
import type { BulkResult } from '#core/api/bulk.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import type { GroupDetails } from '#core/api/groups.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import {
  aRepository,
  bodyOf,
  COMMON,
  detailsFor,
  ERRORS,
  filesFor,
  importing,
  NAMESPACES,
  written,
} from '../../support/project/repository.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

describe('the documents of a repository', () => {
  it('come back at their paths, as they were', async () => {
    const { owner, projectId } = await aRepository();
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });

  it('have keys of their own, whatever the names in other files', async () => {
    const { owner, projectId, imported } = await aRepository();
    const { files, groups } = await detailsFor(owner, projectId);
    expect(files.map(({ path, format }) => [path, format])).toEqual([
      [COMMON, 'json'],
      [ERRORS, 'json'],
    ]);
    const places = groups.map(({ name, fileId, keys }) => [
      files.find(({ id }) => id === fileId)?.path,
      name,
      keys.map((key) => key.name),
    ]);
    expect(places).toEqual([
      [COMMON, 'common', ['title']],
      [COMMON, 'hero', ['ok']],
      [ERRORS, 'common', ['title']],
      [ERRORS, 'hero', ['none']],
    ]);
    expect(imported.counts).toMatchObject({ created: 4, mismatched: 0 });
  });

  it('are in the columns as in the details', async () => {
    const { owner, projectId } = await aRepository();
    const columns = made(await as(owner).get<ProjectColumns>(routes.readColumns(projectId)));
    expect(detailsOf(columns)).toEqual(await detailsFor(owner, projectId));
  });

  it('change nothing when they are imported again', async () => {
    const { owner, projectId } = await aRepository();
    const before = await filesFor(owner, projectId);
    const { counts } = made(await importing(owner, projectId, bodyOf(NAMESPACES)));
    expect(counts).toMatchObject({ existing: 4, created: 0, missing: 0, updated: 0, kept: 0 });
    const after = await filesFor(owner, projectId);
    expect(after.map(({ id, path }) => [id, path])).toEqual(before.map(({ id, path }) => [id, path]));
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });

  it('differ in what was edited', async () => {
    const { owner, projectId } = await aRepository();
    const { groups } = await detailsFor(owner, projectId);
    const key = groups.at(-1)?.keys[0];
    const value = key?.values.find(({ name }) => name === 'Nenhum');
    made(await as(owner).patch(routes.writeValue(projectId, key?.id ?? 0, value?.id ?? 0), { name: 'Nada' }));
    expect(await written(owner, projectId)).toEqual({
      ...NAMESPACES,
      'locales/pt_BR/errors.json': '{"title":"Erro","hero":{"none":"Nada"}}\r\n',
    });
  });

  it('are listed with their languages, which a member may be limited to', async () => {
    const { owner, projectId, imported } = await aRepository();
    const [english, portuguese] = imported.languages.map(({ id }) => id ?? 0);
    const [common] = await filesFor(owner, projectId);
    expect(common).toMatchObject({
      path: COMMON,
      format: 'json',
      documents: [
        { languageId: english, path: 'locales/en/common.json', changeSetId: imported.changeSetId },
        { languageId: portuguese, path: 'locales/pt_BR/common.json' },
      ],
    });
    const member = await aMember({ id: projectId }, 'translator', { source: [], target: [portuguese ?? 0] });
    const [limited] = await filesFor(member, projectId);
    expect(limited?.documents.map(({ path }) => path)).toEqual(['locales/pt_BR/common.json']);
  });

  it('go and come with the undo of their import', async () => {
    const { owner, projectId, imported } = await aRepository();
    made(await as(owner).post(routes.revertChangeSet(projectId, imported.changeSetId ?? 0), {}));
    expect(await filesFor(owner, projectId)).toEqual([]);
    expect((await detailsFor(owner, projectId)).files).toEqual([]);
    made(await importing(owner, projectId, bodyOf(NAMESPACES)));
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });
});

describe('an import into files', () => {
  const groupOf = (file: string) => [
    { name: 'home', file, keys: [{ name: 'title', isPlural: false, values: [{ name: 'Home' }] }] },
  ];

  it('is refused for a file that is nowhere', async () => {
    const { owner, projectId } = await aRepository();
    const body = {
      languages: [{ tag: 'en', groups: groupOf('locales/{language}/none.json') }],
      replaceExistingKeys: false,
    };
    const { status, body: error } = await importing(owner, projectId, body);
    expect([status, error]).toMatchObject([
      400,
      {
        error: 'validation_error',
        fields: { groups: expect.stringContaining('locales/{language}/none.json') as string },
      },
    ]);
  });

  it('may name a file of the project', async () => {
    const { owner, projectId } = await aRepository();
    const body = { languages: [{ tag: 'en', groups: groupOf(ERRORS) }], replaceExistingKeys: false };
    expect(made(await importing(owner, projectId, body)).counts).toMatchObject({ created: 1 });
    const { files, groups } = await detailsFor(owner, projectId);
    const home = groups.find(({ name }) => name === 'home');
    expect(files.find(({ id }) => id === home?.fileId)?.path).toBe(ERRORS);
  });

  it('is refused for a file in two formats', async () => {
    const { owner, projectId } = await aRepository();
    const { files, ...body } = bodyOf({ 'locales/en/common.json': '{"a":"b"}' });
    const yaml = files?.files.map((file) => ({
      ...file,
      format: 'properties',
      name: 'en.properties',
      parts: [],
      keys: [],
    }));
    const reply = await importing(owner, projectId, { ...body, files: { version: 1, files: yaml ?? [] } });
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { fields: { files: expect.stringContaining(`${COMMON} is json, not properties`) as string } },
    ]);
  });

  it('is refused for a document of a language that is not imported', async () => {
    const { owner, projectId } = await aRepository();
    const { files } = bodyOf({ 'locales/fr/common.json': '{"a":"b"}' });
    const body = { ...bodyOf({ 'locales/en/common.json': '{"a":"b"}' }), files };
    const reply = await importing(owner, projectId, body);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { fields: { files: expect.stringContaining('locales/fr/common.json is of fr') as string } },
    ]);
  });
});

describe('a group of a file', () => {
  it('is created in it, and has a name that other files may have', async () => {
    const { owner, projectId } = await aRepository();
    const fileIds = (await filesFor(owner, projectId)).map(({ id }) => id);
    const create = (fileId: number | null) =>
      as(owner).post<GroupDetails>(routes.createGroup(projectId), { name: 'menu', fileId });
    for (const fileId of [...fileIds, null]) {
      expect(made(await create(fileId))).toMatchObject({ name: 'menu', fileId });
      expect((await create(fileId)).body).toMatchObject({ error: 'group_already_exists' });
    }
    expect((await create(1 + Math.max(...fileIds))).body).toMatchObject({ error: 'not_existing_file' });
  });

  it('is chosen by its file in the filter of a bulk change, as keys of no file are', async () => {
    const { owner, projectId } = await aRepository();
    made(await as(owner).post(routes.createGroup(projectId), { name: 'loose' }));
    const key = { name: 'alone', isPlural: false, groupName: 'loose' };
    made(await as(owner).post(routes.createKey(projectId), key));
    const [common] = await filesFor(owner, projectId);
    const done = async (fileIds: (number | null)[]) =>
      made(
        await as(owner).post<BulkResult>(routes.changeInBulk(projectId), {
          action: 'tag',
          tag: 'seen',
          filter: { fileIds },
        }),
      ).done;
    expect(await done([common?.id ?? 0])).toBe(2);
    expect(await done([null])).toBe(1);
    expect(await done([common?.id ?? 0, null])).toBe(3);
  });

  it('comes back into it when its deletion is undone', async () => {
    const { owner, projectId } = await aRepository();
    const before = await detailsFor(owner, projectId);
    const hero = before.groups.find(({ name }) => name === 'hero');
    const { headers } = await as(owner).delete(routes.deleteGroup(projectId, hero?.id ?? 0));
    made(await as(owner).post(routes.revertChangeSet(projectId, Number(headers.get(CHANGE_SET_HEADER))), {}));
    const place = ({ id, name, fileId }: GroupDetails) => [id, name, fileId];
    expect((await detailsFor(owner, projectId)).groups.map(place)).toEqual(before.groups.map(place));
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });
});

describe('a document that was written before a key was renamed here', () => {
  /** A key of the project, by its file, group and name. */
  async function keyOf(
    user: TestUser,
    projectId: number,
    [path, group, name]: readonly [string, string, string],
  ) {
    const { files, groups } = await detailsFor(user, projectId);
    const fileId = files.find((file) => file.path === path)?.id;
    const own = groups.find((one) => one.fileId === fileId && one.name === group);
    return own?.keys.find((key) => key.name === name);
  }

  it('brings its texts to the key, and comes back with the new name', async () => {
    const { owner, projectId } = await aRepository();
    const title = await keyOf(owner, projectId, [ERRORS, 'common', 'title']);
    made(await as(owner).patch(routes.updateKey(projectId, title?.id ?? 0), { name: 'heading' }));
    const newer = { 'locales/en/errors.json': '{"title":"Failure","hero":{"none":"None"}}' };
    const body = { ...bodyOf(newer), replaceExistingKeys: true };
    const { counts } = made(await importing(owner, projectId, body));
    expect(counts).toMatchObject({ existing: 2, created: 0, updated: 1 });
    expect(await keyOf(owner, projectId, [ERRORS, 'common', 'heading'])).toMatchObject({ id: title?.id });
    expect(await written(owner, projectId)).toEqual({
      ...NAMESPACES,
      'locales/en/errors.json': '{"heading":"Failure","hero":{"none":"None"}}',
      'locales/pt_BR/errors.json': '{"heading":"Erro","hero":{"none":"Nenhum"}}\r\n',
    });
  });

  it('makes another key of it where the old name is in use again', async () => {
    const { owner, projectId } = await aRepository();
    const title = await keyOf(owner, projectId, [ERRORS, 'common', 'title']);
    made(await as(owner).patch(routes.updateKey(projectId, title?.id ?? 0), { name: 'heading' }));
    const another = { groupId: title?.groupId, name: 'title', isPlural: false };
    const { id } = made(await as(owner).post<{ id: number }>(routes.createKey(projectId), another));
    made(await importing(owner, projectId, bodyOf({ 'locales/en/errors.json': '{"title":"Failure"}' })));
    const key = await keyOf(owner, projectId, [ERRORS, 'common', 'title']);
    expect([key?.id, key?.values[0]?.name]).toEqual([id, 'Failure']);
    expect((await keyOf(owner, projectId, [ERRORS, 'common', 'heading']))?.values[0]?.name).toBe('Error');
  });
});
