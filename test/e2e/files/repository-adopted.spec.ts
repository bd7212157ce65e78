import { strToU8 } from 'fflate';

import '#core/formats/all-codecs.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readFiles } from '#core/formats/index.js';

import { call, somebody, World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { drop, zipOf } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const json = (keys: Record<string, string>): string => `${JSON.stringify({ trip: keys }, null, 2)}\n`;

const ENGLISH = json({ title: 'Trains', search: 'Search', back: 'Back' });
const FRENCH = { title: 'Trains', search: 'Chercher', back: 'Retour' };

const NOW = {
  'web/locales/en.json': ENGLISH,
  'web/locales/fr.json': json({ ...FRENCH, back: 'Revenir' }),
};

function contentOf(name: string, text: string) {
  const { groups, profile: files } = readFiles([{ name, bytes: strToU8(text) }], { keep: true });
  return { groups, files };
}

/** A project that was created with one file, and got the other one with its language. */
async function aProject(): Promise<World> {
  const owner = await somebody();
  const body = {
    name: 'Wayfarer',
    color: '0E766E',
    languages: ['English'],
    languageTags: ['en'],
    pluralMode: 'cldr',
    ...contentOf('en.json', ENGLISH),
  };
  const { id } = await call<ProjectDetails>('POST', routes.createProject(), body, owner.token);
  const french = { name: 'French', tag: 'fr', ...contentOf('fr.json', json(FRENCH)) };
  await call<CreatedLanguageView>('POST', routes.createLanguage(id), french, owner.token);
  return World.of(owner, id);
}

async function stateOf({ project: { id }, owner }: World): Promise<Record<string, unknown>> {
  const { files, groups } = await call<ProjectDetails>('GET', routes.readProject(id), undefined, owner.token);
  return {
    files: files.map(({ path }) => path),
    isInFile: groups.map(({ fileId }) => fileId !== null),
    keys: groups.flatMap(({ keys }) =>
      keys.map(({ id: keyId, values }) => [keyId, ...values.map(({ name }) => name)]),
    ),
  };
}

it.each([ENGLISH_DESK, FRENCH_PHONE])(
  'the keys of files that were imported one by one become those of the repository, at $width px, $locale',
  async (screen) => {
    const world = await aProject();
    const before = await stateOf(world);
    const app = await AppDriver.logIn(screen, world.owner, world.path);
    const { page, words } = app;
    await app.ready();
    await drop(app, 'wayfarer.zip', zipOf(NOW));
    await page.getByRole('heading', { level: 1, name: words('again.title') }).waitFor();
    await page.getByText(words('again.adopted_why', { keys: 3, of: 3 })).waitFor();
    if (process.env['PICTURES'] !== undefined)
      await page.screenshot({
        path: `${process.env['PICTURES']}/adopted-${screen.width}-${screen.locale}.png`,
      });
    await page.getByRole('button', { name: words('again.submit', { changes: 2 }) }).click();
    await app.ready();
    await page.getByText(words('import.applied', { count: 2 })).waitFor();
    expect(await stateOf(world)).toEqual({
      files: ['web/locales/{language}.json'],
      isInFile: [true],
      keys: (before['keys'] as string[][]).map((key) =>
        key.map((text) => (text === FRENCH.back ? 'Revenir' : text)),
      ),
    });
    await page
      .getByRole('button', { name: words('app.undo'), exact: true })
      .first()
      .click();
    await eventually(() => stateOf(world), before);
  },
);
