import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { aUser } from '../support/project/world.js';
import { signIn, UNAUTHENTICATED } from './support/sessions.js';

describe('signing out other devices', () => {
  useApp();

  it('refuses the next save of each of them, but not of this one', async () => {
    const owner = await aUser();
    const { project, key, value } = await aProject({ owner, keys: ['title'] });
    const path = routes.writeValue(project.id, key('title').id, value('title', 'en').id);
    const others = [await signIn(owner.email), await signIn(owner.email)];
    for (const [at, other] of others.entries())
      expect((await as(other).patch(path, { name: `Before ${at}` })).status).toBe(200);
    expect((await as(owner).delete(routes.endOtherSessions())).status).toBe(204);
    for (const other of others)
      expect(await as(other).patch(path, { name: 'After' })).toMatchObject(UNAUTHENTICATED);
    expect(await as(owner).patch(path, { name: 'Before 1' })).toMatchObject({
      status: 200,
      body: { name: 'Before 1', version: 3 },
    });
    const again = await signIn(owner.email);
    expect((await as(again).patch(path, { name: 'After' })).status).toBe(200);
  });
});
