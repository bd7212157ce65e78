import { cleanup, screen, waitFor, within } from '@testing-library/react';

import '#core/formats/all-codecs.js';
import type { FileProfileView } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { startExportWorker } from '../../testing/export-worker.js';
import { prepareGrid } from '../../testing/project.js';
import { render } from '../../testing/render.js';
import { aKey, aProject, aValue, DE, EN, FR } from '../../testing/sample-projects.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';

const FILE = 'locales/{language}.json';

beforeEach(startExportWorker);
prepareGrid();

const documentIn = (tag: string, text: string) => {
  const bytes = new TextEncoder().encode(text);
  return readDocument({ path: `locales/${tag}.json`, file: FILE, language: tag, bytes }).profile;
};

const ENGLISH = documentIn('en', '{\n  "ok": "OK",\n  "later": "Later"\n}\n');
const FRENCH = documentIn('fr', '{\n  "ok": "D’accord",\n  "later": "Plus tard"\n}\n');

/** A project of one file in two languages, in which a French text has been edited. */
function edited(french = ['D’accord', 'À plus tard']): ProjectDetails {
  const texts = { ok: ['OK', french[0]], later: ['Later', french[1]] };
  const keys = Object.entries(texts).map(([name, [english = '', own = '']], index) => ({
    id: index + 1,
    name,
    groupId: 1,
    values: [
      aValue({ id: 2 * index + 1, keyId: index + 1, languageId: EN.id, name: english }),
      aValue({ id: 2 * index + 2, keyId: index + 1, languageId: FR.id, name: own }),
    ],
  }));
  const project = aProject();
  const [group] = project.groups;
  const [key] = group?.keys ?? [];
  if (!group || !key) throw new Error('The sample has no key');
  return {
    ...project,
    languages: [EN, FR],
    files: [{ id: 1, path: FILE, format: 'json' }],
    groups: [
      { ...group, name: 'common', fileId: 1, keys: keys.map((own) => ({ ...key, ...own, isPlural: false })) },
    ],
  };
}

const aFile = (languageId: number): FileProfileView => ({
  languageId,
  format: 'json',
  name: 'fr.json',
  path: 'fr.json',
  at: '2026-11-20T10:00:00.000Z',
});

const world = (): FakeServer =>
  signIn(startServer())
    .on('GET', routes.listFileProfiles(7), ok([aFile(EN.id), aFile(FR.id)]))
    .on('GET', routes.readFileProfiles(7, EN.id), ok(ENGLISH))
    .on('GET', routes.readFileProfiles(7, FR.id), ok(FRENCH));

async function open(project = edited(), locale: 'en' | 'fr' = 'en') {
  const { user } = await render(
    <ExportDialog open hasFiles read={() => project} onClose={() => undefined} />,
    { locale },
  );
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the export of a repository', () => {
  it.each([
    ['en', /^Repository/, 'fr.json, 1 text changed', 'Download 1 document'],
    ['fr', /^Dépôt/, 'fr.json, 1 texte modifié', 'Télécharger 1 document'],
  ] as const)('is chosen where a project has files, in %s', async (locale, name, row, download) => {
    world();
    const { dialog } = await open(edited(), locale);
    expect(dialog.getAllByRole('radio', { name: /^(?:Web|Android|iOS)/ })).toHaveLength(3);
    expect(dialog.getAllByRole('radio')[0]).toHaveAccessibleName(name);
    expect(await dialog.findByRole('treeitem', { name: row })).toHaveAttribute('aria-checked', 'true');
    expect(dialog.getByRole('button', { name: download })).toBeEnabled();
    const preview = within(dialog.getByRole('region', { name: 'locales/fr.json' }));
    expect(await preview.findByRole('insertion')).toHaveTextContent('"later": "À plus tard"');
    expect(preview.getByRole('deletion')).toHaveTextContent('"later": "Plus tard"');
  });

  it('shows all documents if asked to, and remembers that', async () => {
    world();
    const { user, dialog } = await open();
    await dialog.findByRole('treeitem', { name: /^fr\.json/ });
    expect(dialog.queryByRole('treeitem', { name: 'en.json' })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Only what has changed' }));
    expect(await dialog.findByRole('treeitem', { name: 'en.json' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download 2 documents' })).toBeEnabled();
    cleanup();
    const again = await open();
    expect(await again.dialog.findByRole('treeitem', { name: 'en.json' })).toBeVisible();
  });

  it('says which documents are not written because they have no text yet', async () => {
    world();
    const project = edited();
    const { user, dialog } = await open({ ...project, languages: [...project.languages, DE] });
    await dialog.findByRole('treeitem', { name: /^fr\.json/ });
    expect(dialog.queryByRole('treeitem', { name: /^de\.json/ })).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Only what has changed' }));
    const row = await dialog.findByRole('treeitem', { name: 'de.json, No text yet: not written.' });
    expect(row).toHaveAttribute('aria-checked', 'false');
    row.focus();
    await user.keyboard(' ');
    expect(row).toHaveAttribute('aria-checked', 'false');
    expect(dialog.getByRole('button', { name: 'Download 2 documents' })).toBeEnabled();
  });

  it('has nothing to download where nothing has changed', async () => {
    world();
    const { dialog } = await open(edited(['D’accord', 'Plus tard']));
    expect(await dialog.findByText('Nothing has changed since the last import.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('shows a key with another name as a line of each document, whenever the documents were read', async () => {
    const identified = (profile: typeof ENGLISH) => ({
      ...profile,
      files: profile.files.map((file) => ({ ...file, keyIds: [1, 2] })),
    });
    world()
      .on('GET', routes.readFileProfiles(7, EN.id), ok(identified(ENGLISH)))
      .on('GET', routes.readFileProfiles(7, FR.id), ok(identified(FRENCH)));
    const project = edited(['D’accord', 'Plus tard']);
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => (key.name === 'later' ? { ...key, name: 'soon' } : key)),
    }));
    const { dialog } = await open({ ...project, groups });
    expect(await dialog.findByRole('treeitem', { name: 'en.json, 1 text changed' })).toBeVisible();
    expect(dialog.getByRole('treeitem', { name: 'fr.json, 1 text changed' })).toBeVisible();
    const preview = within(dialog.getByRole('region', { name: 'locales/en.json' }));
    expect(await preview.findByRole('insertion')).toHaveTextContent('"soon": "Later"');
    expect(preview.getByRole('deletion')).toHaveTextContent('"later": "Later"');
  });

  it('counts the texts of a new document in which a file has what its format cannot hold', async () => {
    const file = '{language}.lproj/Localizable.strings';
    const bytes = new TextEncoder().encode('"ok" = "OK";\n');
    const path = 'en.lproj/Localizable.strings';
    const english = readDocument({ path, file, language: 'en', bytes }).profile;
    signIn(startServer())
      .on('GET', routes.listFileProfiles(7), ok([aFile(EN.id)]))
      .on('GET', routes.readFileProfiles(7, EN.id), ok(english));
    const files = aKey({
      id: 9,
      name: 'files',
      groupId: 1,
      isPlural: true,
      texts: { [EN.id]: ['0', '1', 'n'] },
    });
    const project = edited();
    const { dialog } = await open({
      ...project,
      files: [{ id: 1, path: file, format: 'strings' }],
      groups: project.groups.map((group) => ({ ...group, keys: [...group.keys, files] })),
    });
    await dialog.findByRole('treeitem', { name: 'Localizable.stringsdict, New' });
    // Two of them are those of the new French document.
    expect(dialog.getByText(/ new$/)).toHaveTextContent(/ 5 new$/);
  });

  it('names the texts that have no place, where nothing else has changed', async () => {
    const file = 'templates/app.json';
    const bytes = new TextEncoder().encode('{"ok": "OK", "later": "Later"}');
    const english = readDocument({ path: file, file, language: 'en', bytes }).profile;
    signIn(startServer())
      .on('GET', routes.listFileProfiles(7), ok([aFile(EN.id)]))
      .on('GET', routes.readFileProfiles(7, EN.id), ok(english));
    const { dialog } = await open({ ...edited(), files: [{ id: 1, path: file, format: 'json' }] });
    expect(await dialog.findByText('Nothing has changed since the last import.')).toBeVisible();
    expect(
      dialog.getByText(/^templates\/app\.json has no place for .*: 2 texts aren’t written \(ok, later\)$/),
    ).toBeVisible();
  });

  it.each([
    ['changed', 'À plus tard'],
    ['not changed', 'Plus tard'],
  ])('counts the keys in use that belong to no file, where a document has %s', async (_, later) => {
    world();
    const project = edited(['D’accord', later]);
    const [group] = project.groups;
    const [key] = group?.keys ?? [];
    if (!group || !key) throw new Error('The sample has no key');
    const keys = [
      { ...key, id: 8, name: 'title' },
      { ...key, id: 9, name: 'old', isObsolete: true },
    ];
    const { dialog } = await open({
      ...project,
      groups: [...project.groups, { ...group, id: 5, name: 'own', fileId: null, keys }],
    });
    expect(await dialog.findByText(/^1 key belongs to no file and is left out\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Show it' })).toBeVisible();
  });

  it('goes through the tree by the keyboard', async () => {
    world();
    const { user, dialog } = await open();
    const row = await dialog.findByRole('treeitem', { name: /^fr\.json/ });
    row.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(row).toHaveAttribute('aria-checked', 'false'));
    expect(dialog.getByRole('button', { name: 'Download 0 documents' })).toBeDisabled();
    await user.keyboard('{ArrowUp} ');
    await waitFor(() => expect(row).toHaveAttribute('aria-checked', 'true'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog.queryByRole('treeitem', { name: /^fr\.json/ })).toBeNull());
  });

  it('says that a document is not loaded, and downloads it all the same', async () => {
    world().on('GET', routes.readFileProfiles(7, FR.id), refusal(404, 'not_existing_language'));
    const { dialog } = await open();
    expect(await dialog.findByText(/^The imported document isn’t loaded/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download 1 document' })).toBeEnabled();
  });

  it('gives way to a platform, with the focus, and remembers that', async () => {
    world();
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /^Android/ }));
    expect(await dialog.findByRole('checkbox', { name: /^Prefix/ })).toBeVisible();
    expect(dialog.getByRole('radio', { name: /^Android/ })).toHaveFocus();
    cleanup();
    const again = await open();
    expect(again.dialog.queryByRole('tree')).toBeNull();
    expect(again.dialog.getByRole('radio', { name: /^Repository/ })).not.toBeChecked();
  });
});
