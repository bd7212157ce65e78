import type { FileProfileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readFiles, writeProject } from '#core/formats/index.js';
import type { CarriedContent, CatalogueGroup, ImportProfile, Platform } from '#core/formats/index.js';

import { as } from '../api.js';
import { made } from './world.js';
import type { TestUser } from './world.js';

/** The parts of the body of an import that come from files. */
export interface ReadToKeep {
  groups: CatalogueGroup[];
  files: ImportProfile;
  carried: CarriedContent[];
}

/** Reads files as the import dialogs do. */
export function reading(texts: Readonly<Record<string, string>>): ReadToKeep {
  const files = Object.entries(texts).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  const { groups, profile, carried, error } = readFiles(files, { keep: true });
  if (error) throw new Error(error.reason);
  return { groups, files: profile, carried };
}

/** The files of a language as the export dialog writes them: path → text. */
export async function exported(
  user: TestUser,
  projectId: number,
  languageId: number,
  platform: Platform,
): Promise<Record<string, string>> {
  const { body: project } = await as(user).get<ProjectDetails>(routes.readProject(projectId));
  const files = writeProject(project, {
    platform,
    languageIds: [languageId],
    prefix: false,
    validatedOnly: false,
    profiles: new Map([[languageId, await profileOf(user, projectId, languageId)]]),
  });
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** What the files of a language were, without the ids of their keys. */
export async function profileOf(
  user: TestUser,
  projectId: number,
  languageId: number,
): Promise<ImportProfile> {
  const read = made(await as(user).get<ImportProfile>(routes.readFileProfiles(projectId, languageId)));
  return { ...read, files: read.files.map(({ keyIds: _, ...file }) => file) };
}

/** The names of the files that count, by language. */
export const filesOf = async (user: TestUser, projectId: number): Promise<[number, string][]> =>
  made(await as(user).get<FileProfileView[]>(routes.listFileProfiles(projectId))).map(
    ({ languageId, name }) => [languageId, name],
  );
