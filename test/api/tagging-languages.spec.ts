import { Language } from '../../src/entities/index.js';
import { Background } from '../../src/platform/background.js';
import { Database } from '../../src/platform/database/database.js';
import { part, serveApp, useApp } from '../support/app.js';
import { aProject } from '../support/project-world.js';
import { aUser } from '../support/world.js';

useApp();

// The start of the application of this file tags as well.
beforeAll(() => part(Background).settled());

/** More than two slices, and not a multiple of one. */
const MANY = 1_234;

const MANY_PROJECTS = `
  WITH made AS (
    INSERT INTO project (name, color, description) SELECT 'Untagged ' || n, '3366FF', '' FROM generate_series(1, $1) n
    RETURNING id),
  owned AS (INSERT INTO membership (project_id, user_id, role) SELECT id, $2, 'owner' FROM made)
  INSERT INTO language (project_id, name) SELECT id, 'French' FROM made RETURNING id`;

/** Languages as code from before the tags has created them. */
async function untagged(names: string[]) {
  const world = await aProject({ languages: names });
  await part(Database).repository(Language).update({ projectId: world.project.id }, { tag: null });
  return world;
}

const tagsOf = async (projectId: number): Promise<(string | null)[]> =>
  (
    await part(Database)
      .repository(Language)
      .find({ where: { projectId }, order: { id: 'ASC' } })
  ).map(({ tag }) => tag);

/** Starts a process, and stops it once it has tagged the languages. */
async function aStart(): Promise<void> {
  const stop = await serveApp();
  await part(Background).settled();
  await stop();
}

describe('languages without a tag', () => {
  it('are tagged by their names after a start; the first of two keeps the tag', async () => {
    const { project } = await untagged(['French', 'Français', 'Klingon', 'pt_br']);
    await aStart();
    expect(await tagsOf(project.id)).toEqual(['fr', null, null, 'pt-BR']);
  });

  it('do not take the tag of another language', async () => {
    const { project, language } = await untagged(['French', 'Quebecois']);
    await part(Database)
      .repository(Language)
      .update({ id: language('Quebecois').id }, { tag: 'fr' });
    await aStart();
    expect(await tagsOf(project.id)).toEqual([null, 'fr']);
  });

  it('are tagged in slices until none is left, by several processes at once', async () => {
    const owner = await aUser();
    const ids = (await part(Database).query<{ id: number }>(MANY_PROJECTS, [MANY, owner.id])).map(
      ({ id }) => id,
    );
    const { project } = await untagged(['Français', 'French', 'fr']);
    const stops = [await serveApp(), await serveApp()];
    await part(Background).settled();
    for (const stop of stops) await stop();
    const counted = await part(Database).query<{ count: number }>(
      `SELECT count(*)::int AS count FROM language WHERE id = ANY($1) AND tag = 'fr'`,
      [ids],
    );
    expect(counted).toEqual([{ count: MANY }]);
    expect((await tagsOf(project.id)).filter((tag) => tag !== null)).toEqual(['fr']);
  });
});
