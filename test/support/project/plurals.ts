import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { as } from '../api.js';
import { made } from './world.js';
import type { TestUser } from './world.js';

export type Forms = Partial<Record<PluralForm, string>>;

/** A plural of a catalogue. */
export const plural = (name: string, forms: Forms) => ({
  name,
  isPlural: true,
  values: (Object.entries(forms) as [PluralForm, string][]).map(([quantityString, text]) => ({
    name: text,
    quantityString,
  })),
});

export const groupOf = (...keys: ReturnType<typeof plural>[]): CatalogueGroup[] => [{ name: 'common', keys }];

/** The texts of a key by language and form, in the order of the answer. */
export async function formsOf(
  user: TestUser,
  projectId: number,
  name: string,
): Promise<Record<string, Forms>> {
  const project = made(await as(user).get<ProjectDetails>(routes.readProject(projectId)));
  const key = project.groups.flatMap(({ keys }) => keys).find((one) => one.name === name);
  const forms: Record<string, Forms> = {};
  for (const { languageName, quantityString, name: text } of key?.values ?? [])
    forms[languageName] = { ...forms[languageName], ...(quantityString && { [quantityString]: text }) };
  return forms;
}
