import { cleanup, screen, waitFor, within } from '@testing-library/react';

import type { FileProfileView } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';
import { readFiles } from '#core/formats/index.js';

import type { Locale } from '../../i18n/dictionary.js';
import { asked, startExportWorker } from '../../testing/export-worker.js';
import { render } from '../../testing/render.js';
import { aKey, aProjectOf } from '../../testing/sample-projects.js';
import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';

beforeEach(startExportWorker);
const [EN, FR] = [1, 2];

const aText = (id: number, name: string, english: string, french = '') =>
  aKey({ id, name, groupId: 1, texts: { [EN]: english, [FR]: french } });

/** A project whose texts have the placeholders of Android. */
const ANDROID = [
  aText(1, 'hello', 'Hello %1$s', 'Bonjour %1$s'),
  aText(2, 'sale', '50% of %s'),
  aText(3, 'plain', 'Plain 100%'),
];

const XML = '<resources><string name="hello">Hello %1$s</string></resources>';
const { profile: PROFILE } = readFiles([{ name: 'strings.xml', bytes: new TextEncoder().encode(XML) }], {
  keep: true,
});

const aFile = (format: string): FileProfileView => ({
  languageId: EN,
  format,
  name: `strings.${format}`,
  path: null,
  at: '2026-11-20T10:00:00.000Z',
});

interface World {
  files?: FileProfileView[];
  keys?: typeof ANDROID;
  locale?: Locale;
}

async function open({ files = [], keys = ANDROID, locale = 'en' }: World = {}) {
  signIn(startServer())
    .on('GET', routes.listFileProfiles(7), ok(files))
    .on('GET', routes.readFileProfiles(7, EN), ok(PROFILE));
  const project = aProjectOf(...keys);
  const { user } = await render(<ExportDialog open read={() => project} onClose={() => undefined} />, {
    locale,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (platform: RegExp) => user.click(dialog.getByRole('radio', { name: platform }));
  return { user, dialog, choose };
}

const BOX = { name: 'Convert placeholders' };

/** Whether the last files were written with converted placeholders. */
const converts = (): boolean | undefined =>
  asked.flatMap((request) => (request.kind === 'write' ? [request.options] : [])).at(-1)
    ?.translatePlaceholders;

describe('an export for another platform', () => {
  it.each([
    ['en', 'Convert placeholders', /^Each platform writes them.*%s, %@, \{0\}/, 'Placeholders'],
    ['fr', 'Convertir les variables', /^Chaque plateforme a sa notation.*%s, %@, \{0\}/, 'Variables'],
  ] as const)('converts placeholders and shows how, in %s', async (locale, name, help, heading) => {
    const { dialog, choose } = await open({ locale, files: [aFile('xml')] });
    await choose(/^iOS/);
    const box = await dialog.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription(help);
    const region = within(dialog.getByRole('region', { name: heading }));
    const [english, french] = within(region.getAllByRole('list')[0] ?? document.body).getAllByRole(
      'listitem',
    );
    expect(english).toHaveTextContent('common / helloenHello %1$s%1$@');
    expect(english?.querySelector('del')).toHaveTextContent('%1$s');
    expect(english?.querySelector('ins')).toHaveTextContent('%1$@');
    expect(french).toHaveTextContent('common / hellofrBonjour %1$s%1$@');
    const preview = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(preview.value).toContain('"hello" = "Hello %1$@";');
  });

  it.each([
    ['en', '1 text can’t be converted and stays as it is', '% o may be a placeholder or a plain character.'],
    [
      'fr',
      '1 texte ne peut pas être converti et reste tel quel',
      '% o peut être une variable ou un simple caractère.',
    ],
  ] as const)('says what stays and why, in %s', async (locale, title, reason) => {
    const { dialog, choose } = await open({ locale });
    await choose(/^iOS/);
    const list = within(await dialog.findByRole('list', { name: title }));
    expect(list.getByRole('listitem')).toHaveTextContent('common / saleen50% of %s');
    expect(list.getByText(reason)).toBeVisible();
  });

  it('shows a few texts and counts the rest', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => aText(index, `k${index}`, '%s'));
    const { dialog } = await open({ keys });
    const list = within(await dialog.findByRole('list', { name: '12 texts change' }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    expect(list.getByText('and 7 more')).toBeVisible();
  });

  it('names the form of a plural', async () => {
    const plural = aKey({
      id: 1,
      name: 'files',
      groupId: 1,
      isPlural: true,
      texts: { [EN]: ['none', 'one', '{a} in {b}'], [FR]: ['', '', ''] },
    });
    const { dialog, choose } = await open({ keys: [plural] });
    await choose(/^Android/);
    expect(await dialog.findByText('common / files · other')).toBeVisible();
    expect(dialog.getByText('It isn’t clear which placeholder is the number of the plural.')).toBeVisible();
    expect(dialog.queryByText(/texts? changes?/)).toBeNull();
  });

  it('cuts long texts around what changes', async () => {
    const long = `${'before '.repeat(40)}%s${' after'.repeat(40)}`;
    const { dialog } = await open({ keys: [aText(1, 'long', long)] });
    const row = (await dialog.findAllByRole('listitem')).find((item) => item.textContent.includes('long'));
    expect(row?.querySelector('del')).toHaveTextContent('%s');
    expect(row?.textContent.length).toBeLessThan(300);
  });
});

describe('whether placeholders are converted', () => {
  it('is no question where nothing would change', async () => {
    const { dialog, choose } = await open();
    await choose(/^Android/);
    await dialog.findByRole('button', { name: /^values-en/ });
    await waitFor(() => expect(dialog.queryByRole('checkbox', BOX)).toBeNull());
    expect(dialog.queryByRole('region', { name: 'Placeholders' })).toBeNull();
    await choose(/^iOS/);
    expect(await dialog.findByRole('checkbox', BOX)).toBeChecked();
  });

  it('is off where files of the platform were imported', async () => {
    const { dialog } = await open({ files: [aFile('json'), aFile('xml')] });
    const box = await dialog.findByRole('checkbox', BOX);
    expect(box).not.toBeChecked();
    expect(converts()).toBe(false);
    expect(dialog.queryByRole('region', { name: 'Placeholders' })).toBeNull();
  });

  it('is on where files of other platforms were imported only, and where there are none', async () => {
    const { dialog, choose } = await open({ files: [aFile('xml')] });
    await choose(/^Web/);
    expect(await dialog.findByRole('checkbox', BOX)).toBeChecked();
    await waitFor(() => expect(converts()).toBe(true));
    cleanup();
    const again = await open();
    expect(await again.dialog.findByRole('checkbox', BOX)).toBeChecked();
  });

  it('is remembered by platform once the user has chosen', async () => {
    const { user, dialog, choose } = await open();
    await user.click(await dialog.findByRole('checkbox', BOX));
    await waitFor(() => expect(converts()).toBe(false));
    await waitFor(() =>
      expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toContain('Hello %1$s'),
    );
    expect(dialog.queryByRole('region', { name: 'Placeholders' })).toBeNull();
    await choose(/^iOS/);
    expect(await dialog.findByRole('checkbox', BOX)).toBeChecked();
    await choose(/^Web/);
    cleanup();

    const again = await open({ files: [aFile('xml')] });
    const box = await again.dialog.findByRole('checkbox', BOX);
    expect(box).not.toBeChecked();
    await again.user.click(box);
    expect(await again.dialog.findByRole('region', { name: 'Placeholders' })).toBeVisible();
    cleanup();

    const last = await open({ files: [aFile('json')] });
    expect(await last.dialog.findByRole('checkbox', BOX)).toBeChecked();
  });

  it.each([[{}], [{ placeholders: { ios: true } }]])(
    'leaves choices of earlier releases alone: %j',
    async (more) => {
      const before = {
        platform: 'android',
        leftOut: [FR],
        prefix: true,
        validatedOnly: false,
        leaveOutEmpty: false,
        ...more,
      };
      localStorage.setItem('motley.export.7', JSON.stringify(before));
      const { dialog } = await open({ keys: [aText(1, 'hi', 'Hi {name}')] });
      expect(await dialog.findByRole('checkbox', BOX)).toBeChecked();
      expect(dialog.getByRole('checkbox', { name: /^Prefix/ })).toBeChecked();
    },
  );

  it('does not touch the texts of files of the platform', async () => {
    const files = [aFile('xml')];
    const { dialog, choose } = await open({ files, keys: [aText(1, 'hello', 'Hello {name}')] });
    await choose(/^Android/);
    await dialog.findByRole('button', { name: /^values-en/ });
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ kind: 'write', options: { platform: 'android' } }),
    );
    await waitFor(() => expect(dialog.queryByRole('checkbox', BOX)).toBeNull());
  });
});
