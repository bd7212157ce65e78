import type { CreatedInvitationView, InvitationView } from '#core/api/invitations.js';
import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { Invitation } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../api.js';
import { part } from '../server/app.js';
import { aProject } from './project-world.js';
import { anEmail, aUser, credentialsOf } from './world.js';
import type { TestUser } from './world.js';

export const invite = (
  inviter: TestUser,
  projectId: unknown,
  { email }: { email: unknown },
  more: object = {},
) =>
  as(inviter).post<InvitationView>(routes.createInvitation(), {
    projectId,
    email,
    role: 'editor',
    ...more,
  });

/** The same with `mayRegister`. */
export const inviteAny = (inviter: TestUser, projectId: unknown, email: string, more: object = {}) =>
  as(inviter).post<CreatedInvitationView>(routes.createInvitation(), {
    projectId,
    email,
    role: 'editor',
    mayRegister: true,
    ...more,
  });

/** The invitations that a user receives. */
export const received = async (user: TestUser) =>
  (await as(user).get<InvitationView[]>(routes.listInvitations())).body;

/** The members and the visible invitations of a project. */
export const usersOf = async (user: TestUser, projectId: number) =>
  (await as(user).get<ProjectUserView[]>(routes.listProjectUsers(projectId))).body;

/** All invitations to a project, as they are stored. */
export const storedInvitations = (projectId: number) =>
  part(Database).repository(Invitation).findBy({ projectId });

/** A project whose owner has invited a user. */
export async function anInvitation(more: object = {}) {
  const world = await aProject({ languages: ['en', 'fr'] });
  const invitee = await aUser();
  const { body } = await invite(world.owner, world.project.id, invitee, more);
  return { ...world, invitee, id: body.id, projectId: world.project.id };
}

/** A project whose owner has invited an email without an account. */
export async function anOffer(more: object = {}) {
  const world = await aProject({ languages: ['en', 'fr'] });
  const email = anEmail();
  const { body } = await inviteAny(world.owner, world.project.id, email, more);
  return { ...world, email, id: body.id, projectId: world.project.id };
}

/** The user in a new session. */
export async function renewed(user: TestUser): Promise<TestUser> {
  const { body } = await anonymous().post<TestUser>(routes.signIn(), credentialsOf(user));
  return { ...user, accessToken: body.accessToken };
}
