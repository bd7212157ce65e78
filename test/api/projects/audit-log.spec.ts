import { routes } from '#core/api/routes.js';
import { may } from '#core/domain/permissions.js';
import { ROLES } from '#core/domain/roles.js';

import { AuditLog } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { logOf, pageOf } from '../../support/project/audit-log.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/audit-log', () => {
  it('is empty at first', async () => {
    const { project, owner } = await aProject();
    expect(await as(owner).get(routes.listAuditLog(project.id))).toMatchObject({
      status: 200,
      body: { items: [], next: null },
    });
  });

  it.each(ROLES)('needs canWriteUser: as %s', async (role) => {
    const { project, owner } = await aProject();
    const reader = role === 'owner' ? owner : await aMember(project, role);
    const refusal = { status: 403, body: { error: 'unauthorized' } };
    expect(await as(reader).get(routes.listAuditLog(project.id))).toMatchObject(
      may(role, 'canWriteUser') ? { status: 200 } : refusal,
    );
  });

  it('answers 403 to outsiders and 401 without a token', async () => {
    const { project } = await aProject();
    expect(await as(await aUser()).get(routes.listAuditLog(project.id))).toMatchObject({
      status: 403,
      body: { error: 'not_your_project' },
    });
    expect(await as(null).get(routes.listAuditLog(project.id))).toMatchObject({ status: 401 });
  });

  it('is read page by page, fifty at a time', async () => {
    const { project, owner } = await aProject();
    const row = { actorId: owner.id, projectId: project.id, requestId: null, details: { role: 'editor' } };
    const rows = Array.from({ length: 75 }, () => ({ ...row, action: 'member.left' }));
    await part(Database).repository(AuditLog).insert(rows);
    const first = await pageOf(owner, project.id);
    expect([first.items.length, first.next]).toEqual([50, first.items.at(-1)?.id]);
    await as(owner).post(routes.createInvitation(), {
      projectId: project.id,
      email: (await aUser()).email,
      role: 'editor',
    });
    const second = await pageOf(owner, project.id, `?before=${first.next}`);
    expect([second.items.length, second.next]).toEqual([25, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect((await pageOf(owner, project.id, '?limit=2')).items).toHaveLength(2);
  });

  it.each(['before=abc', 'before=0', 'before=1&before=2', 'limit=0', 'limit=101'])(
    'answers 400 for ?%s',
    async (query) => {
      const { project, owner } = await aProject();
      expect(await as(owner).get(`${routes.listAuditLog(project.id)}?${query}`)).toMatchObject({
        status: 400,
        body: { error: 'validation_error' },
      });
    },
  );

  it('contains nothing of other projects', async () => {
    const { project, owner } = await aProject();
    const other = await aProject({ owner });
    await as(await aMember(other.project, 'editor')).post(routes.leaveProject(other.project.id));
    expect((await pageOf(owner, project.id)).items).toEqual([]);
    expect((await logOf(owner, other.project.id)).actions).toEqual(['member.left']);
  });
});
