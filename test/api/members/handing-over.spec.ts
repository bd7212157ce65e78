import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { AuditLog, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

const rolesOf = async (projectId: number): Promise<Map<number, Role>> => {
  const rows = await part(Database).repository(Membership).findBy({ projectId });
  return new Map(rows.map(({ userId, role }) => [userId, role]));
};

const actionsIn = async (projectId: number): Promise<string[]> =>
  (await part(Database).repository(AuditLog).findBy({ projectId })).map(({ action }) => action);

describe('the transfer of a project', () => {
  it('makes the member the owner, without limits, and the old owner a manager', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const heir = await aMember(project, 'translator', { source: [], target: [language('fr')] });
    const body = { role: 'owner', targetLanguagesIds: `${language('fr').id}` };
    expect(await as(owner).patch(routes.updateProjectUser(project.id, heir.id), body)).toMatchObject({
      status: 200,
      body: { role: 'owner', sourceRestricted: false, targetRestricted: false, targetLanguages: [] },
    });
    const roles = await rolesOf(project.id);
    expect([roles.size, roles.get(owner.id), roles.get(heir.id)]).toEqual([2, 'manager', 'owner']);
    expect((await as(owner).get(routes.readMyMembership(project.id))).body).toMatchObject({
      role: 'manager',
      ownerEmail: heir.email,
    });
    expect(await actionsIn(project.id)).toEqual(['project.transferred']);
  });

  it('to many members at once leaves one owner', async () => {
    const { project, owner } = await aProject();
    const heirs = await Promise.all(Array.from({ length: 20 }, () => aMember(project, 'editor')));
    const replies = await Promise.all(
      heirs.map(({ id }) => as(owner).patch(routes.updateProjectUser(project.id, id), { role: 'owner' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(19);
    const roles = [...(await rolesOf(project.id)).values()];
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });

  it('to a member who leaves at the same time: they leave as a member, or stay as the owner', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { project, owner } = await aProject();
      const heir = await aMember(project, 'manager');
      const [transfer, leave] = await Promise.all([
        as(owner).patch(routes.updateProjectUser(project.id, heir.id), { role: 'owner' }),
        as(heir).post(routes.leaveProject(project.id)),
      ]);
      const roles = [...(await rolesOf(project.id)).values()].sort();
      expect([transfer.status, leave.status, roles]).toEqual(
        transfer.status === 200 ? [200, 422, ['manager', 'owner']] : [404, 204, ['owner']],
      );
    }
  });
});
