import type { AuditLogPage } from '#core/api/audit-log.js';
import type { ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { InstanceProjectsService } from '../../../src/modules/operators/instance-projects.service.js';
import { PeopleService } from '../../../src/modules/operators/people.service.js';
import { PersonDetailsService } from '../../../src/modules/operators/person-details.service.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, anIdentity, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const transfer = (projectId: number, to: TestUser) =>
  part(InstanceProjectsService).transfer(projectId, to.id);

const roleOf = async (user: TestUser, projectId: number) =>
  (await as(user).get<{ role: string }>(routes.readMyMembership(projectId))).body.role;

const auditOf = async (user: TestUser, projectId: number) =>
  (await as(user).get<AuditLogPage>(routes.listAuditLog(projectId))).body.items;

async function personOf({ email }: { email: string }) {
  const person = await part(PeopleService).find(email);
  if (person === null) throw new Error(`${email} is nobody.`);
  return person;
}

describe('a project whose owner has left', () => {
  it('is handed over to a member, without limits, though the owner is disabled', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const heir = await aMember(project, 'translator', { target: [language('fr')] });
    await part(PeopleService).disable(owner.id, (await personOf(owner)).uid);
    expect(await transfer(project.id, heir)).toBe(true);
    expect(await roleOf(heir, project.id)).toBe('owner');
    await part(PeopleService).delete(await personOf(owner));
    expect(await part(PeopleService).find(owner.email)).toBeNull();
    expect(await roleOf(heir, project.id)).toBe('owner');
  });

  it('is handed over to somebody who was no member, and the owner before stays a manager', async () => {
    const { project, owner } = await aProject();
    const heir = await aUser();
    const invitation = { projectId: project.id, email: heir.email, role: 'editor' };
    expect((await as(owner).post(routes.createInvitation(), invitation)).status).toBe(201);
    expect(await transfer(project.id, heir)).toBe(true);
    expect([await roleOf(heir, project.id), await roleOf(owner, project.id)]).toEqual(['owner', 'manager']);
    expect((await as(heir).get(routes.listInvitations())).body).toEqual([]);
    expect(await transfer(project.id, heir)).toBe(false);
  });

  it('says in its audit log that an operator did it', async () => {
    const { project, owner } = await aProject();
    await transfer(project.id, await aUser({ username: 'Heir' }));
    expect(await auditOf(owner, project.id)).toMatchObject([
      {
        action: 'project.transferred',
        actor: null,
        byOperator: true,
        details: { user: { username: 'Heir' }, old: null, new: { role: 'owner' } },
      },
    ]);
  });

  it('has one owner after two operators at once', async () => {
    const { project } = await aProject();
    const heirs = await Promise.all([aUser(), aUser(), aUser()]);
    await Promise.all(heirs.map((heir) => transfer(project.id, heir)));
    const roles = await Promise.all(heirs.map((heir) => roleOf(heir, project.id)));
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });

  it('is archived, and its owner can restore it', async () => {
    const { project, owner } = await aProject();
    expect(await part(InstanceProjectsService).archive(project.id)).toBe(true);
    expect(await part(InstanceProjectsService).archive(project.id)).toBe(false);
    expect(await auditOf(owner, project.id)).toMatchObject([
      { action: 'project.archived', byOperator: true },
    ]);
    expect(
      (await as(owner).delete<ProjectView>(routes.unarchiveProject(project.id))).body.archivedAt,
    ).toBeNull();
  });

  it('must exist', async () => {
    const heir = await aUser();
    await expect(transfer(999_999, heir)).rejects.toMatchObject({ status: 404 });
    await expect(part(InstanceProjectsService).archive(999_999)).rejects.toMatchObject({ status: 404 });
  });
});

describe('people as operators see them', () => {
  it('are listed with those who did not finish their profile', async () => {
    const user = await aUser();
    const halfway = await anIdentity();
    const { people } = await part(PeopleService).list();
    expect(people.find(({ email }) => email === user.email)).toMatchObject({ id: user.id, disabledAt: null });
    expect(people.find(({ email }) => email === halfway.email)).toMatchObject({ id: null });
  });

  it('are shown with sessions, tokens and projects, and without texts', async () => {
    const { project, owner } = await aProject({ keys: ['title'] });
    await as(owner).post(routes.createToken(), { name: 'CI', scopes: ['read'], expiresAt: null });
    const details = await part(PersonDetailsService).of(await personOf(owner));
    expect(details).toMatchObject({
      sessions: [{ userAgent: 'node' }],
      tokens: [{ name: 'CI' }],
      projects: [{ id: project.id, name: project.name, role: 'owner' }],
    });
    expect(JSON.stringify(details)).not.toMatch(/hash|title/i);
  });

  it('are not deleted while they own a shared project', async () => {
    const { project, owner } = await aProject();
    await aMember(project, 'editor');
    await expect(part(PeopleService).delete(await personOf(owner))).rejects.toMatchObject({
      code: 'owner_of_shared_project',
    });
  });

  it('are deleted with the projects in which they are alone, and before their profile is finished', async () => {
    const { owner } = await aProject();
    const halfway = await anIdentity();
    for (const { email } of [owner, halfway]) {
      await part(PeopleService).delete(await personOf({ email }));
      expect(await part(PeopleService).find(email)).toBeNull();
    }
  });

  it('are signed out everywhere, and their tokens stay', async () => {
    const user = await aUser();
    const body = { name: 'CI', scopes: ['read'], expiresAt: null };
    const { token } = (await as(user).post<{ token: string }>(routes.createToken(), body)).body;
    expect(await part(PeopleService).signOut(await personOf(user))).toBe(true);
    expect((await as(user).get(routes.readMe())).status).toBe(401);
    expect((await as({ accessToken: token }).get(routes.readMe())).status).toBe(200);
  });
});
