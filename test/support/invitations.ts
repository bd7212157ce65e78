import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { as } from './api.js';
import { aProject } from './project-world.js';
import { aUser } from './world.js';
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

/** The invitations that a user receives. */
export const received = async (user: TestUser) =>
  (await as(user).get<InvitationView[]>(routes.listInvitations())).body;

/** A project whose owner has invited a user. */
export async function anInvitation(more: object = {}) {
  const world = await aProject({ languages: ['en', 'fr'] });
  const invitee = await aUser();
  const { body } = await invite(world.owner, world.project.id, invitee, more);
  return { ...world, invitee, id: body.id, projectId: world.project.id };
}
