import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { Group, History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { aText } from '../project/a-text.js';
import { as } from '../api.js';
import { part } from '../server/app.js';
import { aMember, aUser } from '../project/world.js';
import type { TestUser } from '../project/world.js';

export type WorldToWrite = Awaited<ReturnType<typeof aText>> & {
  member: TestUser;
  invitee: TestUser;
  invitationId: number;
  /** The id of the change that set the current text. */
  activityId: number;
  /** The deletion of the key `former`. */
  changeSetId: number;
  /** The file `{language}.json`, with an empty group. */
  fileId: number;
  /** A key in a group of its own. */
  alone: KeyView;
};

/** A project with everything that a call can change: the text `Title` was `Draft` before. */
export async function aWorldToWrite(): Promise<WorldToWrite> {
  const world = await aText('Draft');
  const { project, owner } = world;
  await as(owner).patch(world.path, { name: 'Title' });
  const [member, invitee] = [await aMember(project, 'editor'), await aUser()];
  const invitation = { projectId: project.id, email: invitee.email, role: 'translator' };
  const { body } = await as(owner).post<InvitationView>(routes.createInvitation(), invitation);
  const alone = { name: 'entry', isPlural: false, groupName: 'alone' };
  const { body: key } = await as(owner).post<KeyView>(routes.createKey(project.id), alone);
  const former = { name: 'former', isPlural: false, groupName: 'common' };
  const { body: deleted } = await as(owner).post<KeyView>(routes.createKey(project.id), former);
  await as(owner).delete(routes.deleteKey(project.id, deleted.id));
  const { body: sets } = await as(owner).get<ChangeSetPage>(routes.listChangeSets(project.id));
  const fileId = await aFile(project.id);
  const change = await part(Database)
    .repository(History)
    .findOneByOrFail({ projectId: project.id, action: 'value.written' });
  return {
    ...world,
    member,
    invitee,
    invitationId: body.id,
    activityId: change.id,
    changeSetId: sets.items[0]?.id ?? 0,
    fileId,
    alone: key,
  };
}

async function aFile(projectId: number): Promise<number> {
  const [file] = await part(Database).query<{ id: number }>(
    `INSERT INTO project_file (project_id, path, format, position) VALUES ($1, '{language}.json', 'json', 1) RETURNING id`,
    [projectId],
  );
  const group = { projectId, name: 'of_file', fileId: file?.id ?? null };
  await part(Database).repository(Group).insert(group);
  return file?.id ?? 0;
}
