import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';

import { aText } from './a-text.js';
import { as } from '../api.js';
import type { TestUser } from './world.js';

/** A page of the activity of a project, or of the history of a value. */
export const pageOf = async (user: TestUser, path: string, query = ''): Promise<ActivityPage> =>
  (await as(user).get<ActivityPage>(`${path}${query}`)).body;

/** A text in English with the versions v1, v2 … v5. */
export async function aChangedText() {
  const world = await aText('v0');
  for (const name of ['v1', 'v2', 'v3', 'v4', 'v5']) await as(world.owner).patch(world.path, { name });
  const { id, keyId } = world.value('title', 'en');
  return { ...world, historyPath: routes.listHistoryOfValue(world.project.id, keyId, id) };
}

/** The texts that changes have made. */
export const texts = (items: ActivityItem[]) => items.map((item) => item.new?.text);
