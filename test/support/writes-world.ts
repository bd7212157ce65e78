import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { History } from '../../src/entities/index.js';
import { Database } from '../../src/platform/database/database.js';
import { aText } from './a-text.js';
import { as } from './api.js';
import { part } from './app.js';
import { aMember, aUser } from './world.js';
import type { TestUser } from './world.js';

export type WorldToWrite = Awaited<ReturnType<typeof aText>> & {
  member: TestUser;
  invitee: TestUser;
  invitationId: number;
  /** The id of the change that set the current text. */
  activityId: number;
};

/** A project with everything that a call can change: the text `Title` was `Draft` before. */
export async function aWorldToWrite(): Promise<WorldToWrite> {
  const world = await aText('Draft');
  const { project, owner } = world;
  await as(owner).patch(world.path, { name: 'Title' });
  const [member, invitee] = [await aMember(project, 'editor'), await aUser()];
  const invitation = { projectId: project.id, email: invitee.email, role: 'translator' };
  const { body } = await as(owner).post<InvitationView>(routes.createInvitation(), invitation);
  const [change] = await part(Database).repository(History).findBy({ projectId: project.id });
  return { ...world, member, invitee, invitationId: body.id, activityId: change?.id ?? 0 };
}
