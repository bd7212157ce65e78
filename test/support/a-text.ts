import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from './api.js';
import { aProject } from './project-world.js';

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

export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
