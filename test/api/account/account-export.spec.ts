import type { AccountExport } from '#core/api/account.js';
import { routes } from '#core/api/routes.js';
import type { SubscriptionDetails } from '#core/api/subscriptions.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { Subscription } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const exportOf = (user: Pick<TestUser, 'accessToken'>) => as(user).get<AccountExport>(routes.exportMe());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;

describe('GET /users/me/export', () => {
  useApp();

  it('returns a file with all stored data about the caller', async () => {
    const shared = await aProject({ name: 'Shared' });
    const user = await aMember(shared.project, 'manager');
    const mine = await aProject({ owner: user, name: 'Mine' });
    await as(user).post(routes.createGroup(shared.project.id), { name: 'one' });
    await as(user).post(routes.createGroup(shared.project.id), { name: 'two' });
    const { body: made } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['read'],
    });
    const { token: _secret, ...token } = made;
    const guest = await aUser();
    const invited = { projectId: mine.project.id, email: guest.email, role: 'editor' };
    await as(user).post(routes.createInvitation(), invited);
    const { status, headers, body } = await exportOf(user);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="motley-account.json"');
    expect(headers.get('content-type')).toContain('application/json');
    const invitation = { role: 'editor', status: 'pending', createdAt: MOMENT, expiresAt: MOMENT };
    expect(body).toEqual({
      exportedAt: MOMENT,
      user: { id: user.id, username: null, email: user.email, language: 'en', createdAt: MOMENT },
      identity: {
        email: user.email,
        emailVerified: true,
        username: null,
        createdAt: MOMENT,
        sessions: [
          { id: expect.any(String) as string, createdAt: MOMENT, lastUsedAt: MOMENT, userAgent: 'node' },
        ],
      },
      tokens: [token],
      memberships: [
        { projectId: shared.project.id, projectName: 'Shared', role: 'manager', joinedAt: MOMENT },
        { projectId: mine.project.id, projectName: 'Mine', role: 'owner', joinedAt: MOMENT },
      ],
      invitations: [{ ...invitation, projectId: mine.project.id, projectName: null, direction: 'sent' }],
      contributions: [
        { projectId: shared.project.id, projectName: 'Shared', changes: 2, firstAt: MOMENT, lastAt: MOMENT },
      ],
      operatorActs: [],
      subscription: null,
    });
    expect((await exportOf(guest)).body.invitations).toEqual([
      { ...invitation, projectId: mine.project.id, projectName: 'Mine', direction: 'received' },
    ]);
  });

  it('contains no data of others: no hash, no email, no former project', async () => {
    const { project, owner } = await aProject({ name: 'Secret plan' });
    const user = await aMember(project, 'editor');
    await as(user).post(routes.createGroup(project.id), { name: 'one' });
    await as(user).post(routes.leaveProject(project.id));
    const theirs = { stripeSubscriptionId: `sub_${owner.id}`, stripePriceId: 'price_1', status: 'active' };
    await part(Database)
      .repository(Subscription)
      .insert({ userId: owner.id, ...theirs, details: {} as SubscriptionDetails });
    const { body } = await exportOf(user);
    expect(body.subscription).toBeNull();
    expect(body.contributions).toMatchObject([{ projectId: project.id, projectName: null, changes: 1 }]);
    expect(JSON.stringify(body)).not.toMatch(/Secret plan|hash|argon|mtl_/i);
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('requires a session, not a personal access token', async () => {
    const user = await aUser();
    const { body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
      name: 'x',
      scopes: ['read'],
    });
    expect(await exportOf({ accessToken: body.token })).toMatchObject({
      status: 403,
      body: { error: 'session_required' },
    });
    expect(await anonymous().get(routes.exportMe())).toMatchObject({ status: 401 });
  });
});
