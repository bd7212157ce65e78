import { routes } from '#core/api/routes.js';

import { Identity, Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { anInvitation, invite, received } from '../../support/project/invitations.js';
import { aProject } from '../../support/project/project-world.js';
import { count } from '../../support/together.js';
import { anEmail, aUser, credentialsOf } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const refusal = (status: number, error: string) => ({ status, body: { error } });

describe('an unverified email, if verification is required', () => {
  useApp({ requireVerifiedEmail: true });

  it('neither shows, nor accepts, nor sends an invitation', async () => {
    const { project, invitee, id } = await anInvitation();
    await part(Database).repository(Identity).update({ email: invitee.email }, { emailVerified: false });
    const { body } = await anonymous().post<TestUser>(routes.signIn(), credentialsOf(invitee));
    const unverified = { ...invitee, accessToken: body.accessToken };
    expect(await received(unverified)).toEqual([]);
    const refused = refusal(403, 'email_not_verified');
    expect(await as(unverified).post(routes.acceptInvitation(id))).toMatchObject(refused);
    expect(await as(unverified).post(routes.declineInvitation(id))).toMatchObject(refused);
    await part(Database)
      .repository(Membership)
      .insert({ projectId: project.id, userId: invitee.id, role: 'manager' });
    expect(await invite(unverified, project.id, await aUser())).toMatchObject(refused);
  });
});

describe('limits of invitations', () => {
  useApp({ invitationLimit: 6, invitationNotFoundLimit: 3 });
  const REFUSED = refusal(429, 'too_many_requests');

  it('limit the number per user and hour', async () => {
    const { project, owner } = await aProject();
    for (let sent = 0; sent < 6; sent += 1)
      expect((await invite(owner, project.id, await aUser())).status).toBe(201);
    expect(await invite(owner, project.id, await aUser())).toMatchObject(REFUSED);
  });

  it('limit the number of unknown emails, and then refuse known ones too', async () => {
    const { project, owner } = await aProject();
    expect((await invite(owner, project.id, await aUser())).status).toBe(201);
    for (let asked = 0; asked < 3; asked += 1)
      expect(await invite(owner, project.id, { email: anEmail() })).toMatchObject({ status: 404 });
    expect(await invite(owner, project.id, await aUser())).toMatchObject(REFUSED);
    expect(await invite(owner, project.id, { email: anEmail() })).toMatchObject(REFUSED);
  });

  it('count concurrent ones as well', async () => {
    const { project, owner } = await aProject();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => invite(owner, project.id, { email: anEmail() })),
    );
    expect([count(replies, 404), count(replies, 429)]).toEqual([3, 3]);
  });
});
