import type { BulkResult } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import type { Reply } from '../api.js';
import { aProject } from './project-world.js';
import type { TestProject } from './project-world.js';
import type { TestUser } from './world.js';

/** Two languages, two groups, a plural key, and empty values in French. */
export const aWorldToChange = (): Promise<TestProject> =>
  aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'open', texts: { en: 'Open' } },
      { name: 'items', isPlural: true, texts: { en: { zero: 'None', one: 'One', other: 'Many' } } },
      { name: 'title', group: 'menu', texts: { en: 'Menu' } },
    ],
  });

export const changeInBulk = (
  { project }: TestProject,
  by: TestUser,
  body: object,
): Promise<Reply<BulkResult>> => as(by).post<BulkResult>(routes.changeInBulk(project.id), body);
