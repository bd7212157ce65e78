import { jest } from '@jest/globals';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';
import type { MeView, UserView } from '#core/api/users.js';

import { User } from '../../../src/entities/index.js';
import { AccountDeletion } from '../../../src/modules/identity/account-deletion.js';
import { IdentityProvider } from '../../../src/modules/identity/identity.provider.js';
import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { UnavailableError } from '../../../src/platform/errors/domain.error.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { DAY, later, MINUTE, SECOND } from '../../support/time.js';
import { aMember, anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };

const signIn = (email: string, password = PASSWORD) =>
  anonymous().post<TokenPair>(routes.signIn(), { email, password });

const count = async (sql: string, ...parameters: unknown[]): Promise<number> =>
  (await part(Database).query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`, parameters))[0]
    ?.count ?? -1;

/** The same user with another email at the identity provider and in the token. */
async function moved(user: TestUser, email = anEmail()): Promise<TestUser> {
  await as(user).post(routes.changeEmail(), { password: user.password, email });
  const { body } = await anonymous().post<TokenPair>(routes.refresh(), { refreshToken: user.refreshToken });
  return { ...user, ...body, email };
}

describe('PATCH /users/me', () => {
  useApp();

  it('sets the trimmed name, and removes it', async () => {
    const user = await aUser({ username: 'anna' });
    const reply = await as(user).patch(routes.updateMe(), { username: '  Zoé 👩‍🚀 ', email: user.email });
    expect(reply).toMatchObject({
      status: 200,
      body: { id: user.id, username: 'Zoé 👩‍🚀', email: user.email },
    });
    expect((await as(user).get(routes.readMe())).body).toMatchObject(reply.body as UserView);
    for (const username of [null, '  '])
      expect(await as(user).patch(routes.updateMe(), { username })).toMatchObject({
        body: { username: null },
      });
  });

  it('keeps fields that are absent', async () => {
    const user = await aUser({ username: 'anna' });
    const unchanged = { status: 200, body: { username: 'anna', email: user.email } };
    expect(await as(user).patch(routes.updateMe(), {})).toMatchObject(unchanged);
    expect(await as(user).patch(routes.updateMe(), { email: user.email })).toMatchObject(unchanged);
  });

  it('accepts the email that the caller is signed in with, in any spelling', async () => {
    const user = await moved(await aUser({ username: 'anna' }));
    const before = (await as(user).get<MeView>(routes.readMe())).body;
    expect(before).toMatchObject({ identityEmail: user.email });
    expect(before.email).not.toBe(user.email);
    const reply = await as(user).patch(routes.updateMe(), { email: user.email });
    expect(reply).toMatchObject({ status: 200, body: { username: 'anna', email: user.email } });
  });

  it('answers 400 email_not_verified for any other email, and changes nothing', async () => {
    const [user, other] = [await aUser({ username: 'anna' }), await aUser()];
    for (const email of [anEmail(), other.email, ''])
      expect(await as(user).patch(routes.updateMe(), { username: 'x', email })).toMatchObject({
        status: 400,
        body: {
          error: 'email_not_verified',
          fields: {
            email: 'is not verified: change it with POST /identity/change-email, which sends a link to it',
          },
        },
      });
    expect((await as(user).get(routes.readMe())).body).toMatchObject({ username: 'anna', email: user.email });
  });

  it('answers 422 email_already_in_use if another user still has it', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const { email } = other;
    // The other user has changed theirs at the provider, but not here yet.
    await moved(other);
    const mover = await moved(user, email);
    expect(await as(mover).patch(routes.updateMe(), { email })).toMatchObject({
      status: 422,
      body: { error: 'email_already_in_use' },
    });
  });

  it('ignores other fields of the body', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const before = (await as(user).patch(routes.updateMe(), {})).body;
    const foreign = { id: other.id, createdAt: '2000-01-01T00:00:00Z' };
    expect((await as(user).patch(routes.updateMe(), foreign)).body).toEqual(before);
  });

  it.each([
    ['username', 'x'.repeat(65)],
    ['username', 'a\tb'],
    ['username', 12],
    ['email', null],
    ['email', 12],
    ['email', ['x']],
  ])('answers 400 for the %s %j', async (field, value) => {
    expect(await as(await aUser()).patch(routes.updateMe(), { [field]: value })).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
  });

  it('requires a registered and signed-in user', async () => {
    expect(await anonymous().patch(routes.updateMe(), {})).toMatchObject(UNAUTHENTICATED);
    expect(await as(await anIdentity()).patch(routes.updateMe(), {})).toMatchObject(UNAUTHENTICATED);
  });
});

/** Whether the account is deleted: no token, no password, no row. */
async function expectGone(user: TestUser): Promise<void> {
  expect(await as(user).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
  expect(await signIn(user.email)).toMatchObject({ status: 401, body: { error: 'invalid-credential' } });
  expect((await anonymous().post(routes.refresh(), { refreshToken: user.refreshToken })).status).toBe(401);
  expect(await count('app_user WHERE id = $1 OR email = $2', user.id, user.email)).toBe(0);
}

describe('DELETE /users/me', () => {
  useApp();

  it('invalidates sessions, tokens and password', async () => {
    const user = await aUser();
    const other = (await signIn(user.email)).body;
    const { body: made } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['read'],
    });
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({ status: 204, body: undefined });
    await expectGone(user);
    expect(await as(other).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect(await as({ accessToken: made.token }).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect(await as(user).delete(routes.deleteMe())).toMatchObject(UNAUTHENTICATED);
  });

  it('deletes the projects without other members, and leaves those of others', async () => {
    const shared = await aProject({ keys: ['title'] });
    const user = await aMember(shared.project, 'manager');
    const sole = await aProject({
      owner: user,
      languages: ['en', 'fr'],
      keys: [{ name: 'a', isPlural: true }],
    });
    const invitee = await aUser();
    for (const { project } of [sole, shared])
      await as(user).post(routes.createInvitation(), {
        projectId: project.id,
        email: invitee.email,
        role: 'editor',
      });
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    for (const table of [
      'project WHERE id',
      'translation_value WHERE project_id',
      'membership WHERE project_id',
    ])
      expect(await count(`${table} = $1`, sole.project.id)).toBe(0);
    expect((await as(invitee).get(routes.listInvitations())).body).toEqual([]);
    const members = await as(shared.owner).get<unknown[]>(routes.listProjectUsers(shared.project.id));
    expect(members.body).toHaveLength(1);
  });

  it('keeps the changes of the user in other projects without an author, and the audit log', async () => {
    const { project, owner, group } = await aProject({ keys: ['title'] });
    const user = await aMember(project, 'editor');
    await as(user).patch(routes.renameGroup(project.id, group('common').id), { name: 'renamed' });
    const sole = await aProject({ owner: user });
    await as(user).delete(routes.deleteMe());
    const { body } = await as(owner).get<{ items: unknown[] }>(routes.listActivity(project.id));
    expect(body.items[0]).toMatchObject({ actor: null, new: { name: 'renamed' } });
    const audit = await part(Database).query(
      'SELECT action, project_id AS "projectId", details FROM audit_log WHERE actor_id = $1 ORDER BY id',
      [user.id],
    );
    expect(audit).toEqual([
      { action: 'project.deleted', projectId: sole.project.id, details: { name: sole.project.name } },
      {
        action: 'member.left',
        projectId: project.id,
        details: { userId: user.id, username: null, role: 'editor' },
      },
      { action: 'account.deleted', projectId: null, details: { projects: [sole.project.id] } },
    ]);
  });

  it('answers 422 owner_of_shared_project, and deletes nothing', async () => {
    const owner = await aUser();
    const [sole, shared] = [await aProject({ owner }), await aProject({ owner })];
    await aMember(shared.project, 'reviewer');
    expect(await as(owner).delete(routes.deleteMe())).toMatchObject({
      status: 422,
      body: { error: 'owner_of_shared_project' },
    });
    expect((await as(owner).get(routes.readProject(sole.project.id))).status).toBe(200);
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('requires a session, not a personal access token', async () => {
    const user = await aUser();
    const { body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['write'],
    });
    const program = as({ accessToken: body.token });
    const refusal = { status: 403, body: { error: 'session_required' } };
    expect(await program.delete(routes.deleteMe())).toMatchObject(refusal);
    expect(await program.patch(routes.updateMe(), { username: 'x' })).toMatchObject(refusal);
    expect(await program.post(routes.changeEmail(), { password: PASSWORD, email: anEmail() })).toMatchObject(
      refusal,
    );
    expect(await anonymous().delete(routes.deleteMe())).toMatchObject(UNAUTHENTICATED);
    expect((await as(user).get(routes.readMe())).status).toBe(200);
  });

  it('does not let an old token recreate the account, and frees the email', async () => {
    const user = await aUser();
    const { uid } = await part(Database).repository(User).findOneByOrFail({ id: user.id });
    await as(user).delete(routes.deleteMe());
    const body = { username: null, email: user.email };
    expect(await as(user).post(routes.register(), body)).toMatchObject(UNAUTHENTICATED);
    const again = await aUser({ email: user.email });
    expect(again.id).not.toBe(user.id);
    expect(await as(user).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    // Kept for as long as an old token may be valid; other removals are not affected.
    await part(Background).settled();
    for (const path of [routes.resendVerification(), routes.signOutEverywhere()])
      expect(await as(user).post(path)).toMatchObject(UNAUTHENTICATED);
    const remembered = () => count('job WHERE key = $1', uid);
    await later(2 * DAY - MINUTE, () => part(Jobs).work());
    expect(await remembered()).toBe(1);
    await later(2 * DAY + MINUTE, () => part(Jobs).work());
    expect(await remembered()).toBe(0);
  });

  it('deletes nothing if a previous step refuses, and runs that step again', async () => {
    const user = await aUser();
    const sole = await aProject({ owner: user });
    const asked: unknown[] = [];
    part(AccountDeletion).before((leaving) => {
      if (leaving.id !== user.id) return Promise.resolve();
      asked.push(leaving);
      return asked.length > 1 ? Promise.resolve() : Promise.reject(new UnavailableError('unavailable'));
    });
    expect(await as(user).delete(routes.deleteMe())).toMatchObject({
      status: 503,
      body: { error: 'unavailable' },
    });
    expect((await as(user).get(routes.readProject(sole.project.id))).status).toBe(200);
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect(asked).toEqual([
      { id: user.id, uid: expect.any(String) as string },
      { id: user.id, uid: expect.any(String) as string },
    ]);
  });

  it('removes the identity later if the provider cannot be reached', async () => {
    const user = await aUser();
    const down = jest.spyOn(part(IdentityProvider), 'remove').mockRejectedValue(new Error('out of reach'));
    expect((await as(user).delete(routes.deleteMe())).status).toBe(204);
    expect(await as(user).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    // The account still exists at the provider, but has no access.
    const { body: session } = await signIn(user.email);
    expect(await as(session).post(routes.register(), { username: null, email: user.email })).toMatchObject(
      UNAUTHENTICATED,
    );
    down.mockRestore();
    await later(30 * SECOND, () => part(Jobs).work());
    expect((await signIn(user.email)).status).toBe(200);
    await later(2 * MINUTE, () => part(Jobs).work());
    await expectGone(user);
  });
});
