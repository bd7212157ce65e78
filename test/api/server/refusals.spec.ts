import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';

// The matrix tests permissions; this tests the errors and their order.

useApp();

describe('a project of others', () => {
  it('is refused the same whether it exists, is deleted, is malformed or never existed', async () => {
    const user = await aUser();
    const foreign = await aProject();
    const deleted = await aProject({ owner: user });
    await as(user).delete(routes.deleteProject(deleted.project.id));
    const ids = [
      foreign.project.id,
      deleted.project.id,
      999_999_999,
      0,
      'abc',
      '1e3',
      '01',
      '-1',
      '9007199254740993',
      '%00',
    ];
    const replies = await Promise.all(
      ids.map((id) => as(user).get<{ requestId: string }>(`/projects/${id}/details`)),
    );
    for (const { status, body } of replies) {
      expect(status).toBe(403);
      expect({ ...body, requestId: '' }).toEqual({
        statusCode: 403,
        error: 'not_your_project',
        message: 'You do not belong to this project.',
        requestId: '',
      });
    }
  });

  it('is checked before everything else', async () => {
    const user = await aUser();
    const { project } = await aProject();
    const refusal = { status: 403, body: { error: 'not_your_project' } };
    expect(await as(user).post(routes.createKey(project.id), { nonsense: true })).toMatchObject(refusal);
    expect(await as(user).patch(`${routes.listKeys(project.id)}/abc`, {})).toMatchObject(refusal);
  });
});

describe('the order of refusals', () => {
  it('is token, membership, permission, body, missing resources, state', async () => {
    const owner = await aUser();
    const { project, value } = await aProject({ owner, keys: [{ name: 'title', texts: { en: 'Title' } }] });
    const { keyId, id } = value('title', 'en');
    const path = routes.writeValue(project.id, keyId, id);
    const reviewer = await aMember(project, 'reviewer');
    const stale = { 'if-match': '9' };
    const refused = (status: number, error: string) => ({ status, body: { error } });
    const nobody = as(null);
    expect(await nobody.patch(path, { name: 7 })).toMatchObject(refused(401, 'unauthenticated'));
    expect(await as(await aUser()).patch(path, { name: 7 })).toMatchObject(refused(403, 'not_your_project'));
    expect(await as(reviewer).patch(path, { name: 7 })).toMatchObject(refused(403, 'unauthorized'));
    expect(await as(owner).patch(`${path}0000`, { name: 7 })).toMatchObject(refused(400, 'validation_error'));
    expect(await as(owner).patch(`${path}0000`, { name: 'x' }, stale)).toMatchObject(
      refused(404, 'not_existing_value'),
    );
    expect((await as(owner).patch(path, { name: 'x' }, stale)).status).toBe(409);
  });
});
