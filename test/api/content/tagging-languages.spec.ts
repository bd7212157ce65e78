import { setTimeout as pause } from 'node:timers/promises';

import { LanguageTagging1795441000000 } from '../../../migrations/1795441000000-language-tagging.js';
import { migrations } from '../../../migrations/index.js';
import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { part, serveApp } from '../../support/server/app.js';
import { olderDatabase, queryAt } from '../../support/database/older-release.js';

/** More than two slices, and not a multiple of one. */
const MANY = 234;

const MANY_PROJECTS = `
  WITH made AS (
    INSERT INTO project (name, color, description) SELECT 'Project ' || n, '3366FF', '' FROM generate_series(1, $1) n
    RETURNING id)
  INSERT INTO language (project_id, name) SELECT id, 'French' FROM made`;
const PROJECT = `
  WITH made AS (INSERT INTO project (name, color, description) VALUES ('Names', '3366FF', '') RETURNING id)
  INSERT INTO language (project_id, name, tag)
  SELECT id, name, tag FROM made, unnest($1::text[], $2::text[]) AS l(name, tag)`;
const TAGS = `
  SELECT name, tag FROM language WHERE project_id = (SELECT id FROM project WHERE name = 'Names') ORDER BY id`;
const CHANGED_AT = `
  SELECT greatest(max(p.updated_at), max(r.changed_at))::text AS at
  FROM project p LEFT JOIN project_revision r ON r.project_id = p.id WHERE p.name = 'Names'`;
const JOBS = `SELECT 1 FROM job WHERE queue = 'language_tagging'`;

/** A database of the release before, with a project of these languages; null where a tag is not known. */
async function databaseWith(name: string, languages: Record<string, string | null>): Promise<string> {
  const url = await olderDatabase(name, migrations.indexOf(LanguageTagging1795441000000));
  await queryAt(url, PROJECT, [Object.keys(languages), Object.values(languages)]);
  return url;
}

const start = (url: string): Promise<() => Promise<void>> => serveApp({}, () => Promise.resolve(url));

async function untilTagged(url: string): Promise<void> {
  while ((await queryAt(url, JOBS)).length > 0) await pause(20);
}

describe('languages that an older release created without a tag', () => {
  it('are tagged by their names after a start; the first of two keeps the tag', async () => {
    const url = await databaseWith('guessed', { French: null, Français: null, Klingon: null, pt_br: null });
    const stop = await start(url);
    await untilTagged(url);
    await stop();
    expect(await queryAt(url, TAGS)).toEqual([
      { name: 'French', tag: 'fr' },
      { name: 'Français', tag: null },
      { name: 'Klingon', tag: null },
      { name: 'pt_br', tag: 'pt-BR' },
    ]);
  });

  it('leave the project as changed as it was', async () => {
    const url = await databaseWith('unchanged', { French: null });
    const before = await queryAt(url, CHANGED_AT);
    const stop = await start(url);
    await untilTagged(url);
    await stop();
    expect(await queryAt(url, TAGS)).toEqual([{ name: 'French', tag: 'fr' }]);
    expect(await queryAt(url, CHANGED_AT)).toEqual(before);
  });

  it('do not take the tag of another language', async () => {
    const url = await databaseWith('taken', { French: null, Quebecois: 'fr' });
    const stop = await start(url);
    await untilTagged(url);
    await stop();
    expect(await queryAt(url, TAGS)).toEqual([
      { name: 'French', tag: null },
      { name: 'Quebecois', tag: 'fr' },
    ]);
  });

  it('are tagged in slices until none is left, by several processes at once', async () => {
    const url = await databaseWith('sliced', { Français: null, French: null, fr: null });
    await queryAt(url, MANY_PROJECTS, [MANY]);
    const stops = [await start(url), await start(url)];
    await untilTagged(url);
    for (const stop of stops) await stop();
    const tagged = `SELECT count(*)::int AS count FROM language WHERE tag = 'fr'`;
    expect(await queryAt(url, tagged)).toEqual([{ count: MANY + 1 }]);
  });

  it('are not asked again at the next start', async () => {
    const url = await databaseWith('asked', { Klingon: null });
    const first = await start(url);
    await untilTagged(url);
    await first();
    // A name that could be guessed now shows whether it is.
    await queryAt(url, `UPDATE language SET name = 'French'`);
    const second = await start(url);
    await part(Background).settled();
    await second();
    expect(await queryAt(url, TAGS)).toEqual([{ name: 'French', tag: null }]);
  });

  it('are no reason for a job where there are none', async () => {
    const url = await databaseWith('none', { French: 'fr' });
    const stop = await start(url);
    expect(await part(Database).query(JOBS)).toEqual([]);
    await stop();
  });
});
