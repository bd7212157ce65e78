import { randomBytes } from 'node:crypto';

import pg from 'pg';

import type { ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import type { Caller } from './caller.js';

export interface LargeProject {
  id: number;
  languageIds: number[];
}

export interface Size {
  keys: number;
  languages: number;
  /** The length of each text. */
  characters: number;
}

/** Characters of which a text is a part: those of neighbours do not compress each other. */
const POOL = 200_000;

const FILL = `UPDATE translation_value v SET text = substr($2, 1 + ((v.id * 7919) % $3)::integer, $4) WHERE project_id = $1`;

/** A new project of random texts, made by a call and filled in the database, which takes a tenth of the time of calls. */
export async function aLargeProject(there: Caller, databaseUrl: string, size: Size): Promise<LargeProject> {
  const { keys, languages, characters } = size;
  const names = Array.from({ length: languages }, (_, index) => `language ${index}`);
  const project = await there.post<ProjectView & { languages: { id: number }[] }>(routes.createProject(), {
    name: 'Large',
    color: '3366FF',
    description: '',
    languages: names,
    groups: [
      {
        name: 'common',
        keys: Array.from({ length: keys }, (_, index) => ({
          name: `key_${index}`,
          isPlural: false,
          values: [{ name: 'text', quantityString: null }],
        })),
      },
    ],
  });
  await fill(databaseUrl, project.id, characters);
  return { id: project.id, languageIds: project.languages.map(({ id }) => id) };
}

async function fill(databaseUrl: string, projectId: number, characters: number): Promise<void> {
  const pool = randomBytes(POOL).toString('base64').slice(0, POOL);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A test need not count a hundred megabytes of texts by triggers.
    await client.query('SET session_replication_role = replica');
    await client.query(FILL, [projectId, pool, POOL - characters, characters]);
  } finally {
    await client.end();
  }
}
