import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ProjectColumns } from '#core/api/columns/columns.js';
import type { BulkResult } from '#core/api/bulk.js';
import type { FileDetails } from '#core/api/files.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import { fileBytes } from '#core/formats/index.js';
import { readDocument } from '#core/repository/content/read-document.js';
import { writeRepository } from '#core/repository/content/write-repository.js';
import { runSteps } from '#core/steps.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { profileOf } from '../../support/project/files.js';
import { aMember, aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

const COMMON = 'locales/{language}/common.json';
const ERRORS = 'locales/{language}/errors.json';

/** The texts of documents, by path. */
type Documents = Record<string, string>;

const NAMESPACES: Documents = {
  'locales/en/common.json': '{\n  "title": "Home",\n  "hero": { "ok": "OK" }\n}\n',
  'locales/en/errors.json': '{"title":"Error","hero":{"none":"None"}}',
  'locales/pt_BR/common.json': '{ "title": "Início", "hero": { "ok": "OK" } }',
  'locales/pt_BR/errors.json': '{"title":"Erro","hero":{"none":"Nenhum"}}\r\n',
};

/** The body of an import of documents in `locales/`, language by language. */
function bodyOf(documents: Documents): ApplyChanges {
  const read = Object.entries(documents).map(([path, text]) => {
    const [, folder = '', name = ''] = path.split('/');
    const tag = folder.replace('_', '-');
    const bytes = new TextEncoder().encode(text);
    const document = { path, file: `locales/{language}/${name}`, language: tag, bytes };
    return { tag, ...readDocument(document, { pluralMode: 'cldr' }) };
  });
  const tags = [...new Set(read.map(({ tag }) => tag))];
  return {
    languages: tags.map((tag) => ({
      tag,
      groups: read.flatMap((one) => (one.tag === tag ? one.groups : [])),
    })),
    replaceExistingKeys: false,
    files: { version: 1, files: read.flatMap(({ profile }) => profile.files) },
  };
}

async function anEmptyProject(): Promise<{ owner: TestUser; projectId: number }> {
  const owner = await aUser();
  const body = {
    name: 'App',
    color: '3366FF',
    languages: ['English'],
    languageTags: ['en'],
    pluralMode: 'cldr',
  };
  const { id } = made(await as(owner).post<ProjectDetails>(routes.createProject(), body));
  return { owner, projectId: id };
}

const importing = (user: TestUser, projectId: number, body: ApplyChanges): Promise<Reply<AppliedChanges>> =>
  as(user).post<AppliedChanges>(routes.applyChanges(projectId), body);

async function aRepository(documents = NAMESPACES) {
  const { owner, projectId } = await anEmptyProject();
  const imported = made(await importing(owner, projectId, bodyOf(documents)));
  return { owner, projectId, imported };
}

const detailsFor = async (user: TestUser, projectId: number): Promise<ProjectDetails> =>
  made(await as(user).get<ProjectDetails>(routes.readProject(projectId)));

const filesFor = async (user: TestUser, projectId: number): Promise<FileDetails[]> =>
  made(await as(user).get<FileDetails[]>(routes.listFiles(projectId)));

/** The documents as they would be written into the repository. */
async function written(user: TestUser, projectId: number): Promise<Documents> {
  const { files, groups, languages } = await detailsFor(user, projectId);
  const pathOf = new Map(files.map(({ id, path }) => [id, path]));
  const project = {
    languages,
    groups: groups.map((group) => ({
      ...group,
      file: group.fileId === null ? null : (pathOf.get(group.fileId) ?? null),
    })),
  };
  const profiles = new Map(
    await Promise.all(languages.map(async ({ id }) => [id, await profileOf(user, projectId, id)] as const)),
  );
  const documents = runSteps(
    writeRepository(project, files, {
      languageIds: languages.map(({ id }) => id),
      validatedOnly: false,
      pluralMode: 'cldr',
      sourceLanguageId: languages[0]?.id ?? null,
      profiles,
      pathOf: ({ path }) => path,
    }),
  );
  return Object.fromEntries(documents.map((file) => [file.path, new TextDecoder().decode(fileBytes(file))]));
}

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
