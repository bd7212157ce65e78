import { routes } from '#core/api/routes.js';

import { Database } from '../../src/platform/database/database.js';
import { as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { untilWaiting } from '../support/database/locks.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';

useApp();

/**
 * Creates a value in French while another transaction, which commits later, has deleted `table`; returns the response.
 */
async function createWhileDeleting(world: TestProject, table: 'language' | 'project', id: number) {
  const { project, owner, key, language } = world;
  const body = { name: 'Titre', languageId: language('fr').id };
  const { reply } = await part(Database).transaction(async () => {
    await part(Database).query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    const call: Promise<Reply<unknown>> = as(owner).post(
      routes.createValue(project.id, key('title').id),
      body,
    );
    await untilWaiting();
    return { reply: call };
  });
  return reply;
}

describe('a value that is created while its parent is deleted', () => {
  it('is refused as in a missing language', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    expect(await createWhileDeleting(world, 'language', world.language('fr').id)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_language' },
    });
  });

  it('is refused as in a missing project', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const { status, body } = await createWhileDeleting(world, 'project', world.project.id);
    expect([status, (body as { error: string }).error]).toEqual([404, 'not_existing_key']);
  });
});
