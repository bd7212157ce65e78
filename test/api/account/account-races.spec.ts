import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { AccountDeletionQueries } from '../../../src/modules/account/account-deletion.queries.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';

const count = async (sql: string, ...parameters: unknown[]): Promise<number> =>
  (await part(Database).query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`, parameters))[0]
    ?.count ?? -1;

const isThere = async (userId: number): Promise<boolean> =>
  (await count('app_user WHERE id = $1', userId)) === 1;

const OWNERLESS = `project p WHERE NOT EXISTS (
  SELECT FROM membership m WHERE m.project_id = p.id AND m.role = 'owner')`;

const NEW_PROJECT = { name: 'new', color: '336699', description: '', languages: ['en'] };

describe('the deletion of an account', () => {
  useApp();

  /** Runs `work` during a deletion, just before `step`. */
  function meanwhile(step: 'owned' | 'lockUser', work: () => Promise<unknown>, calls = 1): void {
    const queries = part(AccountDeletionQueries);
    const original = queries[step].bind(queries) as (userId: number) => Promise<never>;
    let left = calls;
    const spy = jest.spyOn(queries, step).mockImplementation(async (userId) => {
      left -= 1;
      if (left === 0) {
        spy.mockRestore();
        await work();
      }
      return original(userId);
    });
  }

  it('answers 409 if the user creates a project meanwhile, and deletes nothing', async () => {
    const user = await aUser();
    const sole = await aProject({ owner: user });
    meanwhile('lockUser', () => as(user).post(routes.createProject(), NEW_PROJECT));
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    });
    expect((await as(user).get(routes.readProject(sole.project.id))).status).toBe(200);
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect(await count(OWNERLESS)).toBe(0);
  });

  it('answers 409 if a project that the user just joined is transferred to them meanwhile', async () => {
    const { project, owner } = await aProject();
    const user = await aUser();
    meanwhile('lockUser', async () => {
      const body = { projectId: project.id, email: user.email, role: 'editor' };
      const { body: invitation } = await as(owner).post<{ id: number }>(routes.createInvitation(), body);
      await as(user).post(routes.acceptInvitation(invitation.id));
      await as(owner).patch(routes.updateProjectUser(project.id, user.id), { role: 'owner' });
    });
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    });
    expect(await isThere(user.id)).toBe(true);
  });

  it('lets no one join a project that is deleted with it', async () => {
    const [user, guest] = [await aUser(), await aUser()];
    const { project } = await aProject({ owner: user });
    const body = { projectId: project.id, email: guest.email, role: 'editor' };
    const { body: invitation } = await as(user).post<{ id: number }>(routes.createInvitation(), body);
    let accepted: Promise<{ status: number }> | undefined;
    // At the second query, the projects are locked: a joining user waits until they are deleted.
    meanwhile(
      'owned',
      async () => {
        accepted = as(guest).post(routes.acceptInvitation(invitation.id));
        await Promise.race([accepted, new Promise((resolve) => setTimeout(resolve, 100))]);
      },
      2,
    );
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect(await accepted).toMatchObject({ status: 404 });
    expect(await count('project WHERE id = $1', project.id)).toBe(0);
  });

  it('happens once, however many calls arrive at the same time', async () => {
    const user = await aUser();
    await aProject({ owner: user });
    const replies = await Promise.all(Array.from({ length: 20 }, () => as(user).delete(routes.deleteMe())));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of replies) expect([204, 401, 403]).toContain(status);
    expect(await count(`audit_log WHERE action = 'account.deleted' AND actor_id = $1`, user.id)).toBe(1);
    expect(await isThere(user.id)).toBe(false);
  });

  it('leaves no project without an owner if one is created, joined or transferred at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shared = await aProject();
      const user = await aMember(shared.project, 'manager');
      const sole = await aProject({ owner: user });
      const guest = await aUser();
      const body = { projectId: sole.project.id, email: guest.email, role: 'editor' };
      const { body: invitation } = await as(user).post<{ id: number }>(routes.createInvitation(), body);
      const replies = await Promise.all([
        as(user).delete(routes.deleteMe()),
        as(user).post(routes.createProject(), {
          name: 'new',
          color: '336699',
          description: '',
          languages: ['en'],
        }),
        as(guest).post(routes.acceptInvitation(invitation.id)),
        as(shared.owner).patch(routes.updateProjectUser(shared.project.id, user.id), { role: 'owner' }),
      ]);
      for (const { status } of replies) expect(status).toBeLessThan(500);
      expect(await count(OWNERLESS)).toBe(0);
      expect(await isThere(user.id)).toBe(replies[0]?.status !== 204);
    }
  });

  it('and concurrent edits of the same user both end without a deadlock', async () => {
    const { project, group } = await aProject({ keys: ['title'] });
    const user = await aMember(project, 'editor');
    const rename = (name: string) =>
      as(user).patch(routes.renameGroup(project.id, group('common').id), { name });
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => rename(`name_${index}`)),
      as(user).delete(routes.deleteMe()),
      ...Array.from({ length: 9 }, (_, index) =>
        as(user).patch(routes.updateMe(), { username: `name_${index}` }),
      ),
    ]);
    for (const { status } of replies) expect(status).toBeLessThan(500);
    expect(replies[10]?.status).toBe(204);
    expect(await isThere(user.id)).toBe(false);
  });
});
