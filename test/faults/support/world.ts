import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/catalogue.js';

import { at, must } from './calls.js';

const PASSWORD = 'Passw0rd!';

/** A project with values to edit. */
export interface World {
  origin: string;
  token: string;
  projectId: number;
  /** As created. */
  values: readonly ValueView[];
}

/** Creates one group of so many keys, each with one text. */
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

export async function aWorld(origin: string, keys: number): Promise<World> {
  const email = `${randomUUID()}@example.com`;
  const { accessToken: token } = await must<TokenPair>(at(origin, routes.signUp()), 'POST', {
    body: { email, password: PASSWORD },
  });
  await must(at(origin, routes.register()), 'POST', { token, body: { username: null, email } });
  const { id } = await must<ProjectView>(at(origin, routes.listProjects()), 'POST', {
    token,
    body: {
      name: 'Atlas',
      color: '3366FF',
      description: '',
      languages: ['en'],
      groups: aFile(keys, 'text'),
    },
  });
  const details = await must<ProjectDetails>(at(origin, routes.readProject(id)), 'GET', { token });
  const values = details.groups.flatMap((group) => group.keys.flatMap((key) => key.values));
  return { origin, token, projectId: id, values };
}
