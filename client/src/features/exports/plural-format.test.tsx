import { cleanup, screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readFiles } from '#core/formats/index.js';
import type { ImportProfile } from '#core/formats/index.js';

import type { Locale } from '../../i18n/dictionary.js';
import { render } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';
import { ExportWriter } from './export-writer.js';
import type { ExportAnswer, ExportRequest } from './export-writer.js';

/** The last options that the worker was asked to write with. */
let asked: ExportRequest | null = null;

class WriterInThread {
  onmessage: ((event: { data: ExportAnswer }) => void) | null = null;
  private readonly writer = new ExportWriter();

  postMessage(request: ExportRequest): void {
    if (request.kind === 'write') asked = request;
    void this.writer.answer(request).then((data) => data && this.onmessage?.({ data }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeAll(() => {
  Object.assign(window, { Worker: WriterInThread });
});

const profileOf = (source: string): ImportProfile =>
  readFiles([{ name: 'en.json', bytes: new TextEncoder().encode(source) }], {
    keep: true,
    pluralMode: 'cldr',
    tag: 'en',
  }).profile;

const MESSAGES = profileOf('{ "x": "{n, plural, one {a} other {b}}" }');

async function open(
  profile: ImportProfile | null = null,
  locale: Locale = 'en',
  project: ProjectDetails = aProject(),
) {
  const files = profile
    ? [{ languageId: 1, format: 'json', name: 'en.json', at: '2026-11-20T10:00:00.000Z' }]
    : [];
  signIn(startServer())
    .on('GET', routes.listFileProfiles(7), ok(files))
    .on('GET', routes.readFileProfiles(7, 1), ok(profile));
  const { user } = await render(<ExportDialog open read={() => project} onClose={() => undefined} />, {
    locale,
  });
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ user, dialog }: Opened, format: string): Promise<void> {
  await user.click(dialog.getByRole('combobox', { name: 'Plural format' }));
  await user.click((await screen.findAllByText(format)).at(-1) ?? document.body);
}

const chosen = (name = 'Plural format'): string | null =>
  screen.getByRole('combobox', { name }).closest('.ant-select')?.querySelector('.ant-select-content')
    ?.textContent ?? null;

const options = () => (asked?.kind === 'write' ? asked.options : null);

describe('the plural format of an export', () => {
  it.each([
    ['en', 'Plural format', 'Pipes (zero | one | other)'],
    ['fr', 'Format des pluriels', 'Barres verticales (zero | one | other)'],
  ] as const)('has pipes without imported files, in %s', async (locale, label, format) => {
    await open(null, locale);
    expect(chosen(label)).toBe(format);
  });

  it('is that of the imported files, and so is the name of the number', async () => {
    const { dialog } = await open(MESSAGES);
    await waitFor(() => expect(chosen()).toBe('ICU MessageFormat'));
    expect(dialog.getByRole('textbox', { name: 'Argument name' })).toHaveAttribute('placeholder', 'n');
    expect(options()).toMatchObject({ jsonFlavour: null, icuArgument: null });
  });

  it('is another one on demand, which is remembered', async () => {
    const first = await open(MESSAGES);
    await waitFor(() => expect(chosen()).toBe('ICU MessageFormat'));
    await choose(first, 'i18next (key_one, key_other)');
    expect(
      first.dialog.getByText('Files imported in another plural format will be rewritten.'),
    ).toBeVisible();
    expect(first.dialog.queryByRole('textbox', { name: 'Argument name' })).toBeNull();
    await waitFor(() => expect(options()).toMatchObject({ jsonFlavour: 'i18next' }));
    cleanup();
    await open(MESSAGES);
    expect(chosen()).toBe('i18next (key_one, key_other)');
  });

  it.each([
    ['en', 'Argument name', 'Use letters, digits and underscores; don’t start with a digit.'],
    [
      'fr',
      'Nom de l’argument',
      'Utilisez des lettres, des chiffres et des tirets bas ; ne commencez pas par un chiffre.',
    ],
  ] as const)('takes a name for the number of ICU, and no wrong one, in %s', async (locale, label, wrong) => {
    const { user, dialog } = await open(MESSAGES, locale);
    const field = await dialog.findByRole('textbox', { name: label });
    await user.type(field, 'total');
    await waitFor(() => expect(options()).toMatchObject({ icuArgument: 'total' }));
    await user.type(field, ' 1');
    expect(dialog.getByRole('alert')).toHaveTextContent(wrong);
    expect(field).toBeInvalid();
    expect(options()).toMatchObject({ icuArgument: 'total' });
    await user.clear(field);
    expect(dialog.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(options()).toMatchObject({ icuArgument: null }));
  });

  it('is no question of other platforms, and of projects without plurals', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /^Android/ }));
    expect(dialog.queryByRole('combobox', { name: 'Plural format' })).toBeNull();
    cleanup();
    const project = aProject();
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.filter((key) => !key.isPlural),
    }));
    localStorage.clear();
    const again = await open(null, 'en', { ...project, groups });
    expect(again.dialog.queryByRole('combobox', { name: 'Plural format' })).toBeNull();
  });

  it.each([{ jsonFlavour: 'yaml' }, { icuArgument: '{' }])(
    'is not taken from a damaged choice: %j',
    async (damage) => {
      const stored = {
        platform: 'android',
        leftOut: [],
        prefix: true,
        validatedOnly: false,
        leaveOutEmpty: false,
      };
      localStorage.setItem('motley.export.7', JSON.stringify({ ...stored, ...damage }));
      await open();
      expect(chosen()).toBe('Pipes (zero | one | other)');
    },
  );
});
