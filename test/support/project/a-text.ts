import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import type { ApiErrorBody } from '#core/api/error-body.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../api.js';
import { aProject } from './project-world.js';
import type { TestUser } from './world.js';

/** A project with one text in English, empty in French, and the paths of its values. */
export async function aText(text = 'Title') {
  const world = await aProject({ languages: ['en', 'fr'], keys: [{ name: 'title', texts: { en: text } }] });
  const value = world.value('title', 'en');
  return {
    ...world,
    path: routes.writeValue(world.project.id, value.keyId, value.id),
    statusPath: routes.reviewValue(world.project.id, value.keyId, value.id),
    /** The current value, as the owner reads it. */
    stored: async () =>
      (await as(world.owner).get<ValueView[]>(routes.listValuesOfKey(world.project.id, value.keyId)))
        .body[0] as ValueView,
  };
}

/** A text in English, and functions that change and revert it. */
export async function aTextWithHistory(text?: string) {
  const world = await aText(text);
  const { project, owner, path, statusPath } = world;
  const items = async (): Promise<ActivityItem[]> =>
    (await as(owner).get<ActivityPage>(routes.listActivity(project.id))).body.items;
  /** The id of the newest change. */
  const newest = async () => (await items())[0]?.id ?? 0;
  return {
    ...world,
    items,
    newest,
    /** Each returns the id of its change. */
    write: async (name: string) => {
      await as(owner).patch(path, { name });
      return newest();
    },
    review: async (status: string) => {
      await as(owner).patch(statusPath, { status });
      return newest();
    },
    revert: (id: number, body: object = {}, user: TestUser = owner) =>
      as(user).post<ValueView & ApiErrorBody>(routes.revertChange(project.id, id), body),
  };
}

export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
