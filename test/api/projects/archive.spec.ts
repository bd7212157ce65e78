import type { ActivityPage } from '#core/api/activity.js';
import { callNamed, isRefusedInArchive } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import type { MembershipView } from '#core/api/members.js';
import type { ProjectDetails, ProjectSummary, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { Project } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { digest } from '../../support/counting.js';
import { aGate } from '../../support/gate.js';
import { holding, untilWaiting } from '../../support/database/locks.js';
import { aProject } from '../../support/project/project-world.js';
import { count, errorsOf, together } from '../../support/together.js';
import { aMember, aUser } from '../../support/project/world.js';
import { WRITES } from '../../support/writes/index.js';
import { aWorldToWrite } from '../../support/writes/world.js';

useApp();

const REFUSED = { status: 403, body: { error: 'project_archived' } };

describe('POST /projects/:projectId/archive', () => {
  it('archives the project, for every member to see', async () => {
    const owner = await aUser({ username: 'Ada' });
    const { project } = await aProject({ owner });
    const member = await aMember(project, 'translator');
    const { status, body } = await as(owner).post<ProjectView>(routes.archiveProject(project.id));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: project.id, archivedBy: { id: owner.id, username: 'Ada' } });
    expect(new Date(body.archivedAt ?? 0).toISOString()).toBe(body.archivedAt);
    const { archivedAt, archivedBy } = body;
    const details = await as(member).get<ProjectDetails>(routes.readProject(project.id));
    expect(details.body).toMatchObject({ archivedAt, archivedBy });
    const list = await as(member).get<ProjectSummary[]>(routes.listProjects());
    expect(list.body).toMatchObject([{ id: project.id, archivedAt, archivedBy }]);
    const mine = await as(member).get<MembershipView>(routes.readMyMembership(project.id));
    expect(mine.body).toMatchObject({ archivedAt });
  });

  it('changes nothing the second time', async () => {
    const { project, owner } = await aProject();
    const path = routes.archiveProject(project.id);
    const first = await as(owner).post<ProjectView>(path);
    expect(await as(owner).post<ProjectView>(path)).toMatchObject({ status: 200, body: first.body });
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items.map(({ action }) => action)).toEqual(['project.archived']);
  });

  it('is for the owner only', async () => {
    const { project } = await aProject();
    const manager = await aMember(project, 'manager');
    for (const method of ['post', 'delete'] as const)
      expect(await as(manager)[method](routes.archiveProject(project.id))).toMatchObject({
        status: 403,
        body: { error: 'unauthorized' },
      });
  });

  it('survives the account of who archived it', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    await as(owner).patch(routes.updateProjectUser(project.id, manager.id), { role: 'owner' });
    await as(manager).post(routes.archiveProject(project.id));
    await part(Database).repository(Project).update({ id: project.id }, { archivedById: owner.id });
    expect((await as(owner).delete(routes.deleteMe())).status).toBe(204);
    const { body } = await as(manager).get<ProjectDetails>(routes.readProject(project.id));
    expect(body).toMatchObject({ archivedAt: expect.any(String) as unknown, archivedBy: null });
  });
});

describe('an archived project', () => {
  const changing = Object.entries(WRITES).filter(
    ([name]) => isRefusedInArchive(callNamed(name as CallName)) || name === 'acceptInvitation',
  );

  it.each(changing)('refuses %s', async (_name, write) => {
    const world = await aWorldToWrite();
    await as(world.owner).post(routes.archiveProject(world.project.id));
    const before = await digest(world.project.id);
    expect(await write.send(world)).toMatchObject(REFUSED);
    expect(await digest(world.project.id)).toBe(before);
  });

  const accepting = Object.entries(WRITES).filter(
    ([name]) => callNamed(name as CallName).archived === 'accepted' || name === 'declineInvitation',
  );

  it.each(accepting)('accepts %s', async (_name, write) => {
    const world = await aWorldToWrite();
    await as(world.owner).post(routes.archiveProject(world.project.id));
    expect((await write.send(world)).status).toBeLessThan(300);
  });

  it('refuses a call without the right for that reason first', async () => {
    const { project, owner } = await aProject();
    const reader = await aMember(project, 'translator');
    await as(owner).post(routes.archiveProject(project.id));
    expect(await as(reader).post(routes.createGroup(project.id), { name: 'new' })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });

  it('goes with the account of its only member', async () => {
    const { project, owner } = await aProject();
    await as(owner).post(routes.archiveProject(project.id));
    expect((await as(owner).delete(routes.deleteMe())).status).toBe(204);
    expect(await part(Database).repository(Project).countBy({ id: project.id })).toBe(0);
  });
});

describe('DELETE /projects/:projectId/archive', () => {
  it('restores the project, which takes changes again', async () => {
    const { project, owner, path } = await aText();
    await as(owner).post(routes.archiveProject(project.id));
    expect(await as(owner).patch(path, { name: 'New' })).toMatchObject(REFUSED);
    expect(await as(owner).delete(routes.unarchiveProject(project.id))).toMatchObject({
      status: 200,
      body: { id: project.id, archivedAt: null, archivedBy: null },
    });
    expect(await as(owner).patch(path, { name: 'New' })).toMatchObject({ status: 200 });
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items.map(({ action }) => action)).toEqual([
      'value.written',
      'project.unarchived',
      'project.archived',
    ]);
  });

  it('changes nothing in a project that is not archived', async () => {
    const { project, owner } = await aProject();
    expect(await as(owner).delete(routes.unarchiveProject(project.id))).toMatchObject({
      status: 200,
      body: { archivedAt: null },
    });
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    expect(body.items).toEqual([]);
  });
});

describe('archiving and changes at the same time', () => {
  const changes: [string, (world: Awaited<ReturnType<typeof aText>>) => Promise<Reply<unknown>>][] = [
    ['a text', ({ owner, path }) => as(owner).patch(path, { name: 'New' })],
    [
      'a key',
      ({ owner, project }) => as(owner).post(routes.createKey(project.id), { name: 'k', isPlural: false }),
    ],
    ['a language', ({ owner, project }) => as(owner).post(routes.createLanguage(project.id), { name: 'de' })],
    [
      'the settings',
      ({ owner, project }) => as(owner).put(routes.updateProject(project.id), { name: 'n', color: '000000' }),
    ],
    [
      'the members',
      async ({ owner, project }) =>
        as(owner).delete(routes.removeProjectUser(project.id, (await aMember(project, 'editor')).id)),
    ],
  ];

  it.each(changes)('refuse %s that began before and would commit after', async (_what, change) => {
    const world = await aText();
    const { id } = world.project;
    let reply: Promise<Reply<unknown>> | undefined;
    const archived = await holding(id, async () => {
      reply = change(world);
      await untilWaiting();
      await part(Database).repository(Project).update({ id }, { archivedAt: new Date() });
      return digest(id);
    });
    expect(await reply).toMatchObject(REFUSED);
    expect(await digest(id)).toBe(archived);
  });

  it('let a text that is being saved come first', async () => {
    const { project, owner, value, stored } = await aText();
    const gate = aGate();
    const saving = part(Database).transaction(async () => {
      const { id } = value('title', 'en');
      await part(Database).query(
        `INSERT INTO history (project_id, action, source, value_id) VALUES ($1, 'value.written', 'edit', $2)`,
        [project.id, id],
      );
      await gate.pass();
      await part(Database).query(`UPDATE translation_value SET text = 'Saved' WHERE id = $1`, [id]);
    });
    await gate.reached;
    const archiving = as(owner).post<ProjectView>(routes.archiveProject(project.id));
    await untilWaiting();
    gate.open();
    await saving;
    expect((await archiving).body.archivedAt).not.toBeNull();
    expect(await stored()).toMatchObject({ name: 'Saved' });
  });

  it('with twenty clients: what was answered is stored, and the rest is refused', async () => {
    const { project, owner, path, stored } = await aText();
    const replies = await together<unknown>((client) =>
      client === 10
        ? as(owner).post(routes.archiveProject(project.id))
        : as(owner).patch(path, { name: `by ${client}` }),
    );
    const writes = replies.filter((_, client) => client !== 10);
    expect(replies[10]?.status).toBe(200);
    expect(count(writes, 200) + count(writes, 403)).toBe(writes.length);
    expect([...errorsOf(writes)].filter((error) => error !== 'project_archived')).toEqual([]);
    expect((await stored()).version).toBe(1 + count(writes, 200));
  });
});
