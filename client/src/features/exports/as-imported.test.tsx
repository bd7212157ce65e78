import { cleanup, screen, waitFor, within } from '@testing-library/react';

import type { FileProfileView } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';
import { readFiles } from '#core/formats/index.js';
import type { ImportProfile } from '#core/formats/index.js';

import type { Locale } from '../../i18n/dictionary.js';
import { asked, startExportWorker } from '../../testing/export-worker.js';
import { render } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';

beforeEach(startExportWorker);
const [EN, FR] = [1, 2];
const SOURCE = '{ "checkout": { "pay_now": "Payer" }, "size": 3 }';
const { profile: PROFILE } = readFiles([{ name: 'fr.json', bytes: new TextEncoder().encode(SOURCE) }], {
  keep: true,
});

const aFile = (languageId: number, format = 'json'): FileProfileView => ({
  languageId,
  format,
  name: `fr.${format}`,
  path: null,
  at: '2026-11-20T10:00:00.000Z',
});

const profilesOf = (languageId: number): string => routes.readFileProfiles(7, languageId);

const world = (files = [aFile(FR)], profile: ImportProfile = PROFILE): FakeServer =>
  signIn(startServer())
    .on('GET', routes.listFileProfiles(7), ok(files))
    .on('GET', profilesOf(EN), ok(profile))
    .on('GET', profilesOf(FR), ok(profile));

async function open(locale: Locale = 'en') {
  const project = aProject();
  const { user } = await render(<ExportDialog open read={() => project} onClose={() => undefined} />, {
    locale,
  });
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** The languages whose files the worker writes as they were. */
const kept = (): number[] =>
  asked
    .flatMap((request) => (request.kind === 'profiles' ? [request.profiles] : []))
    .at(-1)
    ?.map(({ languageId }) => languageId) ?? [];

const writes = (): number => asked.filter(({ kind }) => kind === 'write').length;

describe('an export of files as they were imported', () => {
  it('writes them so, in the preview and in the download', async () => {
    const server = world();
    const { user, dialog } = await open();
    await waitFor(() => expect(kept()).toEqual([FR]));
    await user.click(await dialog.findByRole('button', { name: /fr\.json/ }));
    const preview = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'fr.json' });
    await waitFor(() => expect(preview.value).toContain('"size": 3'));
    expect(preview.value).toContain('"pay_now": "Payer été"');
    expect(server.to('GET', profilesOf(FR))).toHaveLength(1);
    expect(server.to('GET', profilesOf(EN))).toHaveLength(0);
  });

  it.each([
    ['en', 'As imported', /^Files keep their order/, 'Files exported as imported keep their keys'],
    [
      'fr',
      'Comme à l’import',
      /^Les fichiers gardent leur ordre/,
      'Les fichiers exportés comme à l’import gardent leurs clés',
    ],
  ] as const)('says what it does in %s', async (locale, name, help, prefix) => {
    world();
    const { dialog } = await open(locale);
    const box = await dialog.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(help);
    expect(dialog.getByText(prefix, { exact: false })).toBeVisible();
  });

  it('writes plain files if it is unticked, and remembers that', async () => {
    const server = world();
    const first = await open();
    await first.user.click(await first.dialog.findByRole('checkbox', { name: 'As imported' }));
    await waitFor(() => expect(kept()).toEqual([]));
    await first.user.click(await first.dialog.findByRole('button', { name: /fr\.json/ }));
    await waitFor(() =>
      expect(first.dialog.getByRole<HTMLTextAreaElement>('textbox').value).not.toContain('size'),
    );
    expect(first.dialog.queryByText(/^Files exported as imported/)).toBeNull();
    cleanup();

    const read = server.to('GET', profilesOf(FR)).length;
    const again = await open();
    const box = await again.dialog.findByRole('checkbox', { name: 'As imported' });
    expect(box).not.toBeChecked();
    expect(server.to('GET', profilesOf(FR))).toHaveLength(read);
    await again.user.click(box);
    await waitFor(() => expect(kept()).toEqual([FR]));
  });

  it('is ticked after a choice that was made before there was any, and ends with a prefix', async () => {
    const before = { platform: 'web', leftOut: [], prefix: true, validatedOnly: false, leaveOutEmpty: false };
    localStorage.setItem('motley.export.7', JSON.stringify(before));
    world();
    const { user, dialog } = await open();
    const box = await dialog.findByRole('checkbox', { name: 'As imported' });
    const prefix = dialog.getByRole('checkbox', { name: /^Prefix/ });
    expect(box).toBeChecked();
    expect(prefix).not.toBeChecked();
    await user.click(prefix);
    expect(box).not.toBeChecked();
    expect(prefix).toBeChecked();
    await user.click(box);
    expect(box).toBeChecked();
    expect(prefix).not.toBeChecked();
  });

  it('is offered only for the languages and the platform of such files', async () => {
    world([aFile(FR), aFile(EN, 'xml')]);
    const { user, dialog } = await open();
    await dialog.findByRole('checkbox', { name: 'As imported' });
    await user.click(dialog.getByRole('radio', { name: /^iOS/ }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'As imported' })).toBeNull());
    await waitFor(() => expect(kept()).toEqual([]));
    await user.click(dialog.getByRole('radio', { name: /^Android/ }));
    await waitFor(() => expect(kept()).toEqual([EN]));
    expect(dialog.getByRole('checkbox', { name: 'As imported' })).toBeVisible();
  });

  it('offers to write the other languages like those that have files', async () => {
    world([aFile(EN)]);
    const { user, dialog } = await open();
    await waitFor(() => expect(kept()).toEqual([EN]));
    await user.click(dialog.getByRole('combobox', { name: /^Languages/ }));
    await user.click((await screen.findAllByTitle('English')).at(-1) ?? document.body);
    await user.click(await dialog.findByRole('button', { name: /^fr\/fr\.json/ }));
    const preview = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'fr/fr.json' });
    await waitFor(() => expect(preview.value).toContain('"size": 3'));
    expect(kept()).toEqual([EN]);
  });

  it('reads each language once, and those again whose files have changed when it is opened again', async () => {
    const server = world([aFile(EN), aFile(FR)]);
    const { user, dialog } = await open();
    await waitFor(() => expect(kept()).toEqual([EN, FR]));
    await user.click(dialog.getByRole('combobox', { name: /^Languages/ }));
    await user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(kept()).toEqual([EN]));
    expect(server.to('GET', profilesOf(EN))).toHaveLength(1);
    cleanup();
    server.on(
      'GET',
      routes.listFileProfiles(7),
      ok([{ ...aFile(EN), at: '2026-11-21T10:00:00.000Z' }, aFile(FR)]),
    );
    await open();
    await waitFor(() => expect(server.to('GET', profilesOf(EN))).toHaveLength(2));
    expect(server.to('GET', profilesOf(FR))).toHaveLength(1);
  });

  it.each([
    ['en', /^Couldn’t load how the imported files looked/, 'Try again', /^Download \d/],
    ['fr', /^Impossible de charger la mise en forme/, 'Réessayer', /^Télécharger \d/],
  ] as const)(
    'writes fresh files if they cannot be read, and says so, in %s',
    async (locale, words, retry, download) => {
      const server = world().on('GET', profilesOf(FR), refusal(404, 'not_existing_language'));
      const { user, dialog } = await open(locale);
      expect(await dialog.findByText(words)).toBeVisible();
      expect(await dialog.findByRole('button', { name: download })).toBeEnabled();
      expect(kept()).toEqual([]);
      expect(writes()).toBeGreaterThan(0);
      server.on('GET', profilesOf(FR), ok(PROFILE));
      await user.click(dialog.getByRole('button', { name: retry }));
      await waitFor(() => expect(kept()).toEqual([FR]));
      await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
    },
  );

  it('cannot be asked for if it is not known which files there are', async () => {
    world().on('GET', routes.listFileProfiles(7), refusal(403, 'unauthorized'));
    const { dialog } = await open();
    expect(await dialog.findByText(/^Couldn’t load how the imported files looked/)).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'As imported' })).toBeNull();
    expect(await dialog.findByRole('button', { name: /^Download \d/ })).toBeEnabled();
    expect(kept()).toEqual([]);
  });
});

describe('the format that is chosen at first', () => {
  beforeEach(() => localStorage.clear());

  /** The platforms of all written files. */
  const platforms = (): string[] =>
    asked.flatMap((request) => (request.kind === 'write' ? [request.options.platform] : []));

  it.each([
    ['of most files', [aFile(EN, 'yaml'), aFile(FR, 'yaml'), aFile(FR)], 'rails'],
    [
      'of the latest files, where there are as many of each',
      [aFile(EN, 'xml'), { ...aFile(EN, 'po'), at: '2026-11-21T10:00:00.000Z' }],
      'gettext',
    ],
    ['of the web, where there are none', [], 'web'],
  ])('is that %s', async (_, files, platform) => {
    world(files);
    await open();
    await waitFor(() => expect(platforms().at(-1)).toBe(platform));
  });

  it('is the one that was chosen last', async () => {
    world([aFile(EN, 'yaml')]);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /^iOS/ }));
    await waitFor(() => expect(platforms().at(-1)).toBe('ios'));
    cleanup();
    const before = platforms().length;
    await open();
    await waitFor(() => expect([...new Set(platforms().slice(before))]).toEqual(['ios']));
  });
});

describe('the default language', () => {
  /** The base language of the last files that were written. */
  const base = (): number | null | undefined =>
    asked.flatMap((request) => (request.kind === 'write' ? [request.options.baseLanguageId] : [])).at(-1);

  it.each([
    ['en', /^Android/, 'Put English in values/'],
    ['fr', /^iOS/, 'Mettre English dans Base.lproj/'],
  ] as const)(
    'goes where apps fall back to if the user wants that, in %s',
    async (locale, platform, name) => {
      world([]);
      const { user, dialog } = await open(locale);
      expect(dialog.queryByRole('checkbox', { name: /English/ })).toBeNull();
      await user.click(dialog.getByRole('radio', { name: platform }));
      const box = dialog.getByRole('checkbox', { name });
      expect(box).not.toBeChecked();
      await waitFor(() => expect(base()).toBeNull());
      await user.click(box);
      await waitFor(() => expect(base()).toBe(EN));
      cleanup();

      const again = await open(locale);
      expect(again.dialog.getByRole('checkbox', { name })).toBeChecked();
      await waitFor(() => expect(base()).toBe(EN));
    },
  );

  it('has files without its code where apps fall back to those', async () => {
    world([]);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('combobox', { name: 'Other formats' }));
    await user.click(await screen.findByText('Java properties', { selector: 'span' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Name the files of English without its code' }));
    await waitFor(() => expect(base()).toBe(EN));
    expect(await dialog.findByRole('button', { name: /^messages\.properties/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^messages_fr\.properties/ })).toBeVisible();
  });
});
