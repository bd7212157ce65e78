import type { ApplyChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { call, somebody, World } from './api.js';

/** A document by language code, in each of its files: `locales/{language}/…`. */
type Files = Record<string, Record<string, unknown>>;

/** A project with the JSON files of a repository, whose groups stand in them. */
export async function aRepository(files: Files): Promise<World> {
  const owner = await somebody();
  const empty = { name: 'Wayfarer', color: '0E766E', languages: ['English'], languageTags: ['en'] };
  const { id } = await call<ProjectDetails>('POST', routes.createProject(), empty, owner.token);
  const read = Object.entries(files).flatMap(([file, documents]) =>
    Object.entries(documents).map(([tag, content]) => {
      const path = file.replace('{language}', tag);
      const bytes = new TextEncoder().encode(JSON.stringify(content));
      return { tag, ...readDocument({ path, file, language: tag, bytes }, { pluralMode: 'strict' }) };
    }),
  );
  const body: ApplyChanges = {
    languages: [...new Set(read.map(({ tag }) => tag))].map((tag) => ({
      tag,
      groups: read.flatMap((one) => (one.tag === tag ? one.groups : [])),
    })),
    replaceExistingKeys: false,
    files: { version: 1, files: read.flatMap(({ profile }) => profile.files) },
  };
  await call('POST', routes.applyChanges(id), body, owner.token);
  return World.of(owner, id);
}
