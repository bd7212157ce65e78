import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/model/catalogue.js';

import type { Account } from './account.js';
import { at, must } from './calls.js';

/** A project with values to edit. */
export interface World {
  origin: string;
  /** The owner. */
  account: Account;
  projectId: number;
  /** As created. */
  values: readonly ValueView[];
}

/** Creates a group with a number of keys, each with one text. */
export const aFile = (keys: number, text: string): CatalogueGroup[] => [
  {
    name: 'common',
    keys: Array.from({ length: keys }, (_, index) => ({
      name: `key_${index}`,
      isPlural: false,
      values: [{ name: `${text} ${index}`, quantityString: null }],
    })),
  },
];

/** Creates a project with one language and a number of keys. */
export async function aWorld(origin: string, account: Account, keys: number): Promise<World> {
  const { token } = account;
  const { id } = await must<ProjectView>(at(origin, routes.createProject()), 'POST', {
    token,
    body: aProject('Atlas', aFile(keys, 'text')),
  });
  const details = await must<ProjectDetails>(at(origin, routes.readProject(id)), 'GET', { token });
  const values = details.groups.flatMap((group) => group.keys.flatMap((key) => key.values));
  return { origin, account, projectId: id, values };
}

/** The body that creates a project of one language. */
export const aProject = (name: string, groups: CatalogueGroup[]): object => ({
  name,
  color: '3366FF',
  description: '',
  languages: ['en'],
  groups,
});
