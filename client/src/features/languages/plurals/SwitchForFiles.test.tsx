import { screen, waitFor, within } from '@testing-library/react';

import type { ChangePluralMode, PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import type { ImportLanguage } from '#core/api/languages.js';
import { routes, valuesPath } from '#core/api/routes.js';

import type { Locale } from '../../../i18n/dictionary.js';
import { AT, openGrid, prepareGrid, world as projectWorld } from '../../../testing/project.js';
import { PL } from '../../../testing/plural-project.js';
import { aKey, aProject, EN } from '../../../testing/sample-projects.js';
import { ok, refusal } from '../../../testing/server.js';
import type { FakeServer } from '../../../testing/server.js';

prepareGrid();

const CALL = routes.changePluralMode(7);
const IMPORT = routes.importIntoLanguage(7, 4);
const [VALUES = ''] = valuesPath(7, 4).split('?');

const FILE = `<resources>
  <string name="retry">Ponów</string>
  <string name="cancel">Anuluj</string>
  <plurals name="days">
    <item quantity="one">dzień</item><item quantity="few">dni</item>
    <item quantity="many">dni</item><item quantity="other">dnia</item>
  </plurals>
</resources>`;

const SENTENCE = 'Three forms: 1 plural left out. Forms of each language: nothing lost.';
const SWITCH = 'Switch this project to the forms of each language';

const CLOSE = aKey({ id: 32, name: 'close', groupId: 1, texts: { 1: 'Close', 4: 'Zamknij' } });

const FORECAST: PluralModeChange = {
  changeSetId: null,
  keys: 1,
  languages: [
    { languageId: 1, created: 0, moved: 1, removed: 0 },
    { languageId: 4, created: 2, moved: 1, removed: 0 },
  ],
};

const STRICT = (own: Partial<ProjectDetails> = {}): ProjectDetails =>
  aProject({ languages: [EN, PL], ...own });

/** A project on the fake server, which a switch changes. */
function world(project: ProjectDetails = STRICT()): FakeServer {
  let now = project;
  return projectWorld(project)
    .on('GET', routes.readProject(7), () => ok(now))
    .on('POST', IMPORT, ok({ ...PL, warnings: [], changeSetId: 8 }))
    .on('GET', VALUES, ok([]))
    .on('PATCH', CALL, ({ body }) => {
      const { mode, dryRun } = body as ChangePluralMode;
      if (dryRun === true) return ok(FORECAST);
      now = { ...now, pluralMode: mode };
      return ok({ ...FORECAST, changeSetId: 9 });
    });
}

async function openFiles(locale: Locale = 'en', at = `${AT}?d=import-language&of=4`) {
  const { user } = await openGrid(at, locale);
  const element = await screen.findByRole('dialog');
  const field = (): HTMLInputElement => {
    const found = element.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no file field');
    return found;
  };
  return {
    user,
    dialog: within(element),
    choose: () => user.upload(field(), new File([FILE], 'strings.xml')),
  };
}

const bodies = (server: FakeServer): unknown[] => server.to('PATCH', CALL).map(({ body }) => body);

describe('plurals that three forms leave out of an import', () => {
  it.each([
    [
      'en',
      SWITCH,
      '1 plural key: 2 new forms, 2 texts moved to =0, 0 texts removed.',
      'Switch 1 plural key',
      'Import cancel',
      'Import 2 keys',
    ],
    [
      'fr',
      'Passer ce projet aux formes de chaque langue',
      '1 clé au pluriel : 2 nouvelles formes, 2 textes passés à =0, 0 texte retiré.',
      'Changer les formes de 1 clé',
      'Importer cancel',
      'Importer 2 clés',
    ],
  ] as const)(
    'come in once the project is switched, with all that was chosen, in %s',
    async (locale, name, sums, submit, tick, importTwo) => {
      const server = world();
      const { user, dialog, choose } = await openFiles(locale);
      await choose();
      await user.click(await dialog.findByRole('checkbox', { name: tick }));
      await user.click(await dialog.findByRole('button', { name }));
      expect(await dialog.findByText(sums)).toBeVisible();
      await user.dblClick(dialog.getByRole('button', { name: submit }));
      await user.click(await dialog.findByRole('button', { name: importTwo }));
      await waitFor(() => expect(server.to('POST', IMPORT)).toHaveLength(1));
      expect(bodies(server)).toEqual([
        { mode: 'cldr', dryRun: true },
        { mode: 'cldr', dryRun: false, shown: { created: 2, moved: 2, removed: 0 } },
      ]);
      const { groups } = server.to('POST', IMPORT)[0]?.body as ImportLanguage;
      const keys = groups.flatMap((group) => group.keys);
      expect(keys.map((key) => key.name)).toEqual(['retry', 'days']);
      expect(keys[1]?.values.map(({ quantityString }) => quantityString)).toEqual([
        'one',
        'few',
        'many',
        'other',
      ]);
    },
  );

  it('stay left out on Cancel', async () => {
    const server = world();
    const { user, dialog, choose } = await openFiles();
    await choose();
    await user.click(await dialog.findByRole('button', { name: SWITCH }));
    await dialog.findByText(/^1 plural key: 2 new forms/);
    const parts = within(dialog.getByText(SENTENCE).closest('[role="alert"]') as HTMLElement);
    await user.click(parts.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByRole('button', { name: SWITCH })).toBeVisible();
    expect(bodies(server)).toEqual([{ mode: 'cldr', dryRun: true }]);
  });

  it('come in at once where the project has no plural yet', async () => {
    const server = world(STRICT({ groups: [{ id: 1, name: 'common', fileId: null, keys: [CLOSE] }] }));
    const { user, dialog, choose } = await openFiles();
    await choose();
    await user.click(await dialog.findByRole('button', { name: SWITCH }));
    expect(await screen.findByText('Plural forms changed')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Import 3 keys' })).toBeEnabled();
    expect(dialog.queryByText(SENTENCE)).toBeNull();
    expect(bodies(server)).toHaveLength(1);
  });

  it('come in with a new language too', async () => {
    world();
    const { user, dialog, choose } = await openFiles('en', `${AT}?d=add-language`);
    await user.type(dialog.getByLabelText('Language'), 'Suomi');
    await user.click(dialog.getByText('Import from files'));
    await dialog.findByRole('checkbox', { name: /^Replace the values/ });
    await choose();
    await user.click(await dialog.findByRole('button', { name: SWITCH }));
    await user.click(await dialog.findByRole('button', { name: 'Switch 1 plural key' }));
    await waitFor(() => expect(dialog.queryByText(SENTENCE)).toBeNull());
    expect(dialog.getByLabelText('Language')).toHaveValue('Suomi');
    expect(dialog.getByText('strings.xml')).toBeVisible();
  });

  it('say why the project was not switched, with the new numbers', async () => {
    const moved = { ...FORECAST, keys: 2 };
    const server = world().on('PATCH', CALL, ({ body }) =>
      (body as ChangePluralMode).dryRun === true
        ? ok(FORECAST)
        : refusal(409, 'plurals_moved', { current: moved }),
    );
    const { user, dialog, choose } = await openFiles();
    await choose();
    await user.click(await dialog.findByRole('button', { name: SWITCH }));
    await user.click(await dialog.findByRole('button', { name: 'Switch 1 plural key' }));
    expect(await dialog.findByText('A plural key has changed. Here are the new numbers.')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Switch 2 plural keys' })).toBeEnabled();
    expect(server.to('POST', IMPORT)).toHaveLength(0);
  });

  it.each([
    ['who may not change the project', { role: 'editor' as const }],
    ['with some languages only', { role: 'manager' as const, targetRestricted: true }],
  ])('are reported as before to a member %s', async (_, own) => {
    world(STRICT(own));
    const { dialog, choose } = await openFiles();
    await choose();
    await dialog.findByRole('button', { name: 'Import 2 keys' });
    expect(dialog.queryByRole('button', { name: SWITCH })).toBeNull();
  });
});
