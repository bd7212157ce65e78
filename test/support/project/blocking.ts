import type { ActivityPage } from '#core/api/activity.js';
import type { ChangeSetPage } from '#core/api/change-sets.js';
import type { CheckSettings } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { CatalogueKey } from '#core/formats/index.js';

import { BlockingChecks } from '../../../src/modules/checks/blocking-checks.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../api.js';
import { part } from '../server/app.js';
import { aProject } from './project-world.js';
import type { TestProject } from './project-world.js';
import { made } from './world.js';

/** A validated text. */
export interface ValidatedText {
  id: number;
  text: string;
}

const VALIDATED = `
  SELECT id, text FROM translation_value WHERE project_id = $1 AND status = 'validated' AND text <> '' ORDER BY id`;

export const validatedIn = (projectId: number): Promise<ValidatedText[]> =>
  part(Database).query(VALIDATED, [projectId]);

/** Returns the texts that have errors now. */
export async function failingOf(
  projectId: number,
  texts: readonly ValidatedText[],
): Promise<ValidatedText[]> {
  const errors = await part(BlockingChecks).errorsOf(
    projectId,
    texts.map(({ id }) => id),
  );
  return texts.filter(({ id }) => errors.has(id));
}

/** The validated texts of a project that fail, as id and text. */
export const failingValidated = async (projectId: number): Promise<string[]> =>
  (await failingOf(projectId, await validatedIn(projectId))).map(({ id, text }) => `${id} ${text}`);

/** A key of a file, with a text that the file has validated. */
export const validated = (name: string, text: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, status: 'validated' }],
});

/** A plural of a file, which has validated its forms. */
export const withForms = (name: string, [zero, one, other]: [string, string, string]): CatalogueKey => ({
  name,
  isPlural: true,
  values: Object.entries({ zero, one, other }).map(([form, text]) => ({
    name: text,
    quantityString: form as Quantity,
    status: 'validated',
  })),
});

/**
 * A project of which errors block nothing yet. French and German lack the placeholder of their source in `greeting`; nothing
 * is wrong with `title`, and `empty` has a source with a placeholder only.
 */
export async function aFaultyProject() {
  const world = await aProject({
    languages: ['en', 'fr', 'de'],
    keys: [
      { name: 'greeting', texts: { en: 'Hello {name}', fr: 'Bonjour', de: 'Hallo' } },
      { name: 'title', texts: { en: 'Title', fr: 'Titre', de: 'Titel' } },
      { name: 'empty', texts: { en: 'Bye {name}' } },
      { name: 'files', isPlural: true, texts: { en: { other: '{n} files' }, fr: { other: '{nom}' } } },
    ],
  });
  return { ...world, ...actionsIn(world) };
}

export type FaultyProject = Awaited<ReturnType<typeof aFaultyProject>>;

function actionsIn({ project, owner, value, key, language }: TestProject) {
  const ids = (name: string, at = 'fr', quantity?: 'other'): [number, number, number] => {
    const { keyId, id } = value(name, at, quantity);
    return [project.id, keyId, id];
  };
  const newestSet = async (): Promise<number> =>
    made(await as(owner).get<ChangeSetPage>(routes.listChangeSets(project.id))).items[0]?.id ?? 0;
  return {
    ids,
    validatedTexts: async () => (await validatedIn(project.id)).map(({ text }) => text),
    set: async (body: object) =>
      made(await as(owner).patch<CheckSettings>(routes.updateChecks(project.id), body)),
    review: (status: string, [name, at, quantity]: Parameters<typeof ids> = ['greeting'], user = owner) =>
      as(user).patch<ValueView>(routes.reviewValue(...ids(name, at, quantity)), { status }),
    write: async (name: string, text: string, at = 'fr') =>
      made(await as(owner).patch<ValueView>(routes.writeValue(...ids(name, at)), { name: text })),
    bulk: (body: object) =>
      as(owner).post<{ changeSetId: number }>(routes.changeInBulk(project.id), {
        keyIds: [key('greeting').id, key('title').id],
        ...body,
      }),
    importInto: (groups: object[], more: object = {}, name = 'fr') =>
      as(owner).post(routes.importIntoLanguage(project.id, language(name).id), {
        groups,
        applyStatuses: true,
        ...more,
      }),
    /** The newest change of a text or a status. */
    newestChange: async (): Promise<number> => {
      const page = made(await as(owner).get<ActivityPage>(routes.listActivity(project.id)));
      return page.items.find(({ action }) => action.startsWith('value.'))?.id ?? 0;
    },
    undo: (change: number, more: object = {}) =>
      as(owner).post(routes.revertChange(project.id, change), more),
    revertNewestSet: async () =>
      as(owner).post<{ unvalidated?: number }>(routes.revertChangeSet(project.id, await newestSet()), {}),
  };
}
