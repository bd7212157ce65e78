import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';
import { ROLES } from '#core/domain/roles.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const OTHERS = ROLES.filter((role) => role !== 'owner');

const roleOf = async (userId: number, projectId: number, reader: TestUser): Promise<string | undefined> => {
  const { body } = await as(reader).get<ProjectUserView[]>(routes.listProjectUsers(projectId));
  return body.find((user) => user.userId === userId)?.role;
};

describe('POST leave', () => {
  it.each(OTHERS)('is allowed to every member: as %s', async (role) => {
    const { project, owner } = await aProject();
    const member = await aMember(project, role);
    expect(await roleOf(member.id, project.id, owner)).toBe(role);
    expect(await as(member).post(routes.leaveProject(project.id), {})).toMatchObject({ status: 204 });
    expect(await roleOf(member.id, project.id, owner)).toBeUndefined();
  });

  it('is refused for the owner', async () => {
    const { project, owner } = await aProject();
    await aMember(project, 'manager');
    expect(await as(owner).post(routes.leaveProject(project.id))).toMatchObject({
      status: 422,
      body: { error: 'owner_cannot_leave' },
    });
    expect(await roleOf(owner.id, project.id, owner)).toBe('owner');
  });
});
