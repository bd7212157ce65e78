import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aFaultyProject, failingValidated, validated, withForms } from '../../support/project/blocking.js';
import type { FaultyProject } from '../../support/project/blocking.js';
import { group } from '../../support/catalogue.js';

useApp();

type Step = (world: FaultyProject) => Promise<unknown>;

const validate: Step = ({ review }) => review('validated');

const confirm: Step = async ({ owner, ids, write }) => {
  const { version } = await write('greeting', 'Hi {name}', 'en');
  return as(owner).patch(routes.confirmSource(...ids('greeting')), { version });
};

describe('no text becomes validated', () => {
  it.each<[string, Step]>([
    [
      'by writing it',
      ({ owner, ids }) =>
        as(owner).patch(routes.writeValue(...ids('greeting')), { name: 'Salut', status: 'validated' }),
    ],
    [
      'by creating its value',
      ({ owner, project, key, language }) =>
        as(owner).post(routes.createValue(project.id, key('empty').id), {
          name: 'Salut',
          languageId: language('fr').id,
          status: 'validated',
        }),
    ],
    [
      'by creating its key',
      ({ owner, project, language }) =>
        as(owner).post(routes.createKey(project.id), {
          name: 'other',
          isPlural: false,
          values: [{ name: 'Salut', languageId: language('fr').id, status: 'validated' }],
        }),
    ],
    [
      'by filling it',
      (world) => world.bulk({ action: 'fill', text: 'Salut', languageIds: [world.language('fr').id] }),
    ],
    ['by confirming its source', confirm],
    [
      'by undoing the confirmation',
      async (world) => [await confirm(world), await world.undo(await world.newestChange())],
    ],
    [
      'by an import that does not take statuses over',
      ({ importInto }) =>
        importInto([group('common', validated('greeting', 'Bonjour'), validated('empty', 'Salut'))], {
          applyStatuses: false,
        }),
    ],
  ])('%s', async (_, attempt) => {
    const world = await aFaultyProject();
    await attempt(world);
    expect(await failingValidated(world.project.id)).toEqual([]);
  });
});

describe('a text that was validated before errors blocked stays so', () => {
  it.each<[string, { before?: Step; change: Step }]>([
    ['when it is validated again', { change: validate }],
    ['when its source is confirmed', { change: confirm }],
    [
      'when the confirmation is undone',
      { before: confirm, change: async ({ undo, newestChange }) => undo(await newestChange()) },
    ],
    [
      'when a file has validated it, too',
      { change: ({ importInto }) => importInto([group('common', validated('greeting', 'Bonjour'))]) },
    ],
    [
      'when a revert brings back the source language',
      {
        before: async ({ owner, project, language, write, review }) => [
          await as(owner).delete(routes.deleteLanguage(project.id, language('en').id)),
          // French is the source of German now.
          await write('greeting', 'Salut'),
          await review('validated', ['greeting', 'de']),
        ],
        change: ({ revertNewestSet }) => revertNewestSet(),
      },
    ],
    [
      'when a revert of another plural mode moves it back to its form',
      {
        before: async ({ owner, project, language, review }) => [
          await review('invalidated'),
          await as(owner).post(routes.importIntoLanguage(project.id, language('fr').id), {
            groups: [group('common', withForms('files', ['{nom}', '{n} fichier', '{n} fichiers']))],
            replaceExistingKeys: true,
            applyStatuses: true,
          }),
          await as(owner).patch(routes.changePluralMode(project.id), { mode: 'cldr' }),
        ],
        change: ({ revertNewestSet }) => revertNewestSet(),
      },
    ],
  ])('%s', async (_, { before, change }) => {
    const world = await aFaultyProject();
    await validate(world);
    await before?.(world);
    const statuses = await world.validatedTexts();
    await world.set({ blocksOnErrors: true });
    await change(world);
    expect(await world.validatedTexts()).toEqual(statuses);
    expect(await failingValidated(world.project.id)).toHaveLength(1);
  });
});
