import type { FileDetails } from '#core/api/files.js';
import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { fileBytes } from '#core/formats/index.js';
import { readDocument } from '#core/repository/content/read-document.js';
import { writeRepository } from '#core/repository/content/write-repository.js';
import { runSteps } from '#core/steps.js';

import { as } from '../api.js';
import type { Reply } from '../api.js';
import { profileOf } from './files.js';
import { aUser, made } from './world.js';
import type { TestUser } from './world.js';

export const COMMON = 'locales/{language}/common.json';
export const ERRORS = 'locales/{language}/errors.json';

/** The texts of documents, by path. */
export type Documents = Record<string, string>;

export const NAMESPACES: Documents = {
  'locales/en/common.json': '{\n  "title": "Home",\n  "hero": { "ok": "OK" }\n}\n',
  'locales/en/errors.json': '{"title":"Error","hero":{"none":"None"}}',
  'locales/pt_BR/common.json': '{ "title": "Início", "hero": { "ok": "OK" } }',
  'locales/pt_BR/errors.json': '{"title":"Erro","hero":{"none":"Nenhum"}}\r\n',
};

/** The body of an import of documents in `locales/`, language by language. */
export function bodyOf(documents: Documents): ApplyChanges {
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

export async function anEmptyProject(): Promise<{ owner: TestUser; projectId: number }> {
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

export const importing = (
  user: TestUser,
  projectId: number,
  body: ApplyChanges,
): Promise<Reply<AppliedChanges>> => as(user).post<AppliedChanges>(routes.applyChanges(projectId), body);

export async function aRepository(documents = NAMESPACES) {
  const { owner, projectId } = await anEmptyProject();
  const imported = made(await importing(owner, projectId, bodyOf(documents)));
  return { owner, projectId, imported };
}

export const detailsFor = async (user: TestUser, projectId: number): Promise<ProjectDetails> =>
  made(await as(user).get<ProjectDetails>(routes.readProject(projectId)));

export const filesFor = async (user: TestUser, projectId: number): Promise<FileDetails[]> =>
  made(await as(user).get<FileDetails[]>(routes.listFiles(projectId)));

/** The documents as they would be written into the repository. */
export async function written(user: TestUser, projectId: number): Promise<Documents> {
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
