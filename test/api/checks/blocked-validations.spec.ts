import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aFaultyProject, failingValidated, validated, withForms } from '../../support/project/blocking.js';
import type { FaultyProject } from '../../support/project/blocking.js';
import { group } from '../../support/catalogue.js';
import { apply } from '../../support/project/changes.js';
import { reading } from '../../support/project/files.js';

useApp();

type Step = (world: FaultyProject) => Promise<unknown>;

/** A way by which a text that fails could become validated. */
interface Way {
  /** A step before errors block. */
  before?: Step;
  attempt: (world: FaultyProject) => Promise<Reply<unknown>>;
  /** The expected response if errors block. */
  told: object;
}

const UNVALIDATED = { status: 200, body: { unvalidated: 1 } };
const COUNTED = { status: 200, body: { counts: { unvalidated: 1 } } };
const REFUSED = { status: 422, body: { error: 'checks_failed', findings: [{ check: 'missing' }] } };

const validate: Step = ({ review }) => review('validated');

/** Reverts the newest change set, once errors block. */
const revert = (before: Step, told: object = UNVALIDATED): Way => ({
  before: async (world) => [await validate(world), await before(world)],
  attempt: ({ revertNewestSet }) => revertNewestSet(),
  told,
});

const inFrench = ({ language }: FaultyProject): object => ({ languageIds: [language('fr').id] });

const WAYS: [string, Way][] = [
  ['a review', { attempt: ({ review }) => review('validated'), told: REFUSED }],
  [
    'a review by a program',
    {
      attempt: async ({ owner, project, review }) => {
        const wish = { name: 'CI', scopes: ['write'], projectId: project.id };
        const { body } = await as(owner).post<CreatedTokenView>(routes.createToken(), wish);
        return review('validated', ['greeting'], { ...owner, accessToken: body.token });
      },
      told: REFUSED,
    },
  ],
  [
    'a review in bulk',
    {
      attempt: (world) => world.bulk({ action: 'review', status: 'validated', ...inFrench(world) }),
      told: { status: 200, body: { changed: 1, skipped: { failing: 1, unchanged: 0 } } },
    },
  ],
  [
    'an import of an empty text',
    {
      attempt: ({ importInto }) => importInto([group('common', validated('empty', 'Salut'))]),
      told: { status: 200 },
    },
  ],
  [
    'an import of the stored text',
    {
      attempt: ({ importInto }) => importInto([group('common', validated('greeting', 'Bonjour'))]),
      told: { status: 200 },
    },
  ],
  [
    'an import over the stored text',
    {
      attempt: ({ importInto }) =>
        importInto([group('common', validated('greeting', 'Salut'))], { replaceExistingKeys: true }),
      told: { status: 200 },
    },
  ],
  [
    'an import that says how placeholders are written',
    {
      // Without ICU files, a lone brace is a character like others.
      attempt: ({ importInto }) => {
        const { files } = reading({ 'app_en.arb': '{"@@locale":"en","heading":"Heading"}' });
        return importInto([group('common', validated('heading', 'Heading {'))], { files }, 'en');
      },
      told: { status: 200 },
    },
  ],
  [
    'an import of a source with its translation',
    {
      attempt: (world) =>
        apply(
          world,
          [
            { tag: 'fr', groups: [group('common', validated('title', 'Titre'))] },
            { tag: 'en', groups: [group('common', validated('title', 'Title {n}'))] },
          ],
          { applyStatuses: true, replaceExistingKeys: true },
        ),
      told: COUNTED,
    },
  ],
  [
    'a language created from files',
    {
      attempt: ({ owner, project }) =>
        as(owner).post(routes.createLanguage(project.id), {
          name: 'es',
          groups: [group('common', validated('greeting', 'Hola'))],
          applyStatuses: true,
        }),
      told: { status: 201 },
    },
  ],
  [
    'a language created by an import of several',
    {
      attempt: (world) =>
        apply(world, [{ tag: 'es', groups: [group('common', validated('greeting', 'Hola'))] }], {
          applyStatuses: true,
        }),
      told: COUNTED,
    },
  ],
  [
    'undoing an edit',
    {
      before: async (world) => [await validate(world), await world.write('greeting', 'Salut')],
      attempt: async ({ undo, newestChange }) => undo(await newestChange()),
      told: { status: 200, body: { name: 'Bonjour', status: 'modified' } },
    },
  ],
  [
    'undoing a rejection',
    {
      before: async (world) => [await validate(world), await world.review('invalidated')],
      attempt: async ({ undo, newestChange }) => undo(await newestChange()),
      told: { status: 200, body: { status: 'modified' } },
    },
  ],
  [
    'undoing an edit over newer ones',
    {
      before: async (world) => [await validate(world), await world.write('greeting', 'Salut')],
      attempt: async ({ undo, newestChange, write }) => {
        const change = await newestChange();
        await write('greeting', 'Coucou');
        return undo(change, { force: true });
      },
      told: { status: 200, body: { name: 'Bonjour', status: 'modified' } },
    },
  ],
  [
    'reverting a review in bulk',
    revert((world) => world.bulk({ action: 'review', status: 'invalidated', ...inFrench(world) })),
  ],
  [
    'reverting replaced texts',
    revert(({ owner, project, value }) =>
      as(owner).post(routes.replaceValues(project.id), {
        changes: [{ valueId: value('greeting', 'fr').id, version: 2, text: 'Salut' }],
      }),
    ),
  ],
  [
    'reverting an import',
    revert(({ importInto }) =>
      importInto([group('common', validated('greeting', 'Salut {name}'))], { replaceExistingKeys: true }),
    ),
  ],
  [
    'reverting the deletion of a key',
    revert(({ owner, project, key }) => as(owner).delete(routes.deleteKey(project.id, key('greeting').id))),
  ],
  ['reverting the deletion of keys in bulk', revert(({ bulk }) => bulk({ action: 'delete' }))],
  [
    'reverting the deletion of a language',
    revert(({ owner, project, language }) =>
      as(owner).delete(routes.deleteLanguage(project.id, language('fr').id)),
    ),
  ],
  [
    'reverting a revert',
    revert(async (world) => [
      // The text is rejected, taken back to that, and back again.
      await world.bulk({ action: 'review', status: 'invalidated', ...inFrench(world) }),
      await world.bulk({ action: 'review', status: 'validated', ...inFrench(world) }),
      await world.revertNewestSet(),
    ]),
  ],
  [
    'another plural mode, whose new forms are those of `other`',
    {
      before: async ({ owner, project, review }) => [
        await as(owner).patch(routes.changePluralMode(project.id), { mode: 'cldr' }),
        await review('validated', ['files', 'fr', 'other']),
      ],
      attempt: ({ owner, project }) =>
        as(owner).patch(routes.changePluralMode(project.id), { mode: 'strict' }),
      told: { status: 200 },
    },
  ],
  [
    'reverting another plural mode, in which a form had no place',
    {
      before: async ({ owner, project }) => [
        await as(owner).post(routes.createLanguage(project.id), {
          name: 'ja',
          groups: [group('common', withForms('files', ['{n}', '{nom}', '{n} x']))],
          applyStatuses: true,
        }),
        await as(owner).patch(routes.changePluralMode(project.id), { mode: 'cldr' }),
      ],
      attempt: ({ revertNewestSet }) => revertNewestSet(),
      told: UNVALIDATED,
    },
  ],
];

/** The texts that have become validated by a way, though they fail. */
async function becameValidated({ before, attempt }: Way, blocksOnErrors: boolean) {
  const world = await aFaultyProject();
  await before?.(world);
  await world.set({ blocksOnErrors });
  const failing = new Set(await failingValidated(world.project.id));
  const { status, body } = await attempt(world);
  const texts = (await failingValidated(world.project.id)).filter((text) => !failing.has(text));
  return { texts, reply: { status, body } };
}

describe('a text with errors becomes validated only where they do not block', () => {
  it.each(WAYS)('by %s', async (_, way) => {
    expect((await becameValidated(way, false)).texts).not.toEqual([]);
    const { texts, reply } = await becameValidated(way, true);
    expect(reply).toMatchObject(way.told);
    expect(texts).toEqual([]);
  });
});
