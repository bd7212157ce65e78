import { screen, waitFor, within } from '@testing-library/react';

import type { CheckSettings, UpdateChecks } from '#core/api/checks.js';
import { CHECKS } from '#core/checks/check-ids.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { withChecks } from '../../features/checks/with-checks.js';
import { aCheckSettings } from '../../testing/checks.js';
import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aKey, aProject } from '../../testing/sample-projects.js';
import { done, NO_ANSWER, ok, refusal } from '../../testing/server.js';

prepareGrid();

const SETTINGS = `${AT}/settings/checks`;
const PATH = routes.readChecks(7);

/** German and French lack the placeholder of the source. */
const GROUPS: ProjectDetails['groups'] = [
  {
    id: 1,
    name: 'common',
    fileId: null,
    keys: [
      aKey({ id: 11, name: 'items', groupId: 1, texts: { 1: '{count} items', 2: 'Articles', 3: 'Artikel' } }),
      aKey({ id: 12, name: 'all', groupId: 1, texts: { 1: 'All {count}', 2: 'Tous', 3: '{count}' } }),
    ],
  },
];

const IGNORED: CheckSettings['ignored'] = [
  {
    valueId: 1230,
    keyId: 12,
    languageId: 3,
    check: 'capital',
    fingerprint: 'abc',
    user: { id: 9, username: 'Jonas Weber' },
    at: '2026-11-20T10:00:00.000Z',
  },
];

/** A server that keeps the settings. */
function world(own: Partial<ProjectDetails> = {}, settings: Partial<CheckSettings> = {}) {
  let stored = aCheckSettings(settings);
  return projectWorld(aProject({ groups: GROUPS, ...own }))
    .on('GET', routes.listProjects(), ok([]))
    .on('GET', PATH, () => ok(stored))
    .on('PATCH', PATH, ({ body }) => {
      stored = withChecks(stored, body as UpdateChecks);
      return ok(stored);
    });
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

const chosen = async (name: string): Promise<string | null | undefined> =>
  (await row(name)).getByRole('radio', { checked: true }).closest('label')?.textContent;

describe('the section Checks', () => {
  it.each([
    ['en', 'Checks', 'Missing placeholder', 'Error', '3 issues · Missing placeholder'],
    ['fr', 'Contrôles', 'Variable manquante', 'Erreur', '3 points · Variable manquante'],
  ] as const)(
    'lists every check with its severity and its findings now, in %s',
    async (locale, title, missing, error, findings) => {
      world();
      await renderApp({ at: SETTINGS, locale });
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(await chosen(missing)).toBe(error);
      const link = await (await row(missing)).findByRole('link', { name: findings });
      expect(link).toHaveAttribute('href', `${AT}?issues=missing`);
      expect(screen.getAllByRole('radiogroup')).toHaveLength(CHECKS.length);
    },
  );

  it('saves a severity at once, and stores none that is the default', async () => {
    const server = world();
    const { user } = await renderApp({ at: SETTINGS });
    const spaces = await row('Spaces');
    await user.click(spaces.getByRole('radio', { name: 'Error' }));
    expect(await chosen('Spaces')).toBe('Error');
    await user.click(spaces.getByRole('radio', { name: 'Warning' }));
    await waitFor(() =>
      expect(server.to('PATCH', PATH).map(({ body }) => body)).toEqual([
        { severities: { spaces: 'error' } },
        { severities: { spaces: null } },
      ]),
    );
    expect(await chosen('Spaces')).toBe('Warning');
  });

  it('counts nothing of a check that is off', async () => {
    world();
    const { user } = await renderApp({ at: SETTINGS });
    const missing = await row('Missing placeholder');
    expect(await missing.findByRole('link')).toHaveTextContent('3 issues');
    await user.click(missing.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(missing.queryByRole('link')).toBeNull());
  });

  it('shows of a language what differs, and resets it', async () => {
    const server = world();
    const { user } = await renderApp({ at: SETTINGS });
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByTitle('Français'));
    const missing = await row('Missing placeholder');
    expect(await missing.findByRole('link')).toHaveAttribute('href', `${AT}?issues=missing&langs=2`);
    expect(screen.queryByRole('button', { name: 'Use the settings of all languages' })).toBeNull();
    await user.click(missing.getByRole('radio', { name: 'Off' }));
    expect(await missing.findByText('All languages: Error')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Use the settings of all languages' }));
    await waitFor(() => expect(missing.queryByText('All languages: Error')).toBeNull());
    expect(await chosen('Missing placeholder')).toBe('Error');
    await waitFor(() =>
      expect(server.to('PATCH', PATH).map(({ body }) => body)).toEqual([
        { languageId: 2, severities: { missing: 'off' } },
        { languageId: 2, severities: { missing: null } },
      ]),
    );
  });

  it.each([
    ['refused', () => refusal(403, 'unauthorized'), 'You are not authorized to perform this action.'],
    [
      'not answered',
      () => {
        throw NO_ANSWER;
      },
      'Connection issue.',
    ],
  ] as const)('takes back a change that is %s, and says why below it', async (_, answer, message) => {
    world().on('PATCH', PATH, answer);
    const { user } = await renderApp({ at: SETTINGS });
    const spaces = await row('Spaces');
    await user.click(spaces.getByRole('radio', { name: 'Off' }));
    expect(await spaces.findByRole('alert')).toHaveTextContent(message);
    expect(await chosen('Spaces')).toBe('Warning');
    await user.click(screen.getByRole('switch', { name: 'Errors block validation' }));
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByRole('switch', { name: 'Errors block validation' })).not.toBeChecked();
  });

  it('lets errors block validation', async () => {
    const server = world();
    const { user } = await renderApp({ at: SETTINGS });
    const block = await screen.findByRole('switch', { name: 'Errors block validation' });
    expect(block).toHaveAccessibleDescription('A value with an error can be saved but not validated.');
    await user.click(block);
    expect(block).toBeChecked();
    await waitFor(() => expect(server.to('PATCH', PATH)[0]?.body).toEqual({ blocksOnErrors: true }));
  });

  it.each([
    ['a translator', { role: 'translator' as const }],
    ['the owner of an archived project', { archivedAt: '2026-11-20T10:00:00.000Z' }],
  ])('is only read by %s', async (_, own) => {
    world(own, { blocksOnErrors: true, severities: { spaces: 'error' } });
    await renderApp({ at: SETTINGS });
    expect((await row('Spaces')).getByText('Error')).toBeVisible();
    expect(screen.getByText('Read-only')).toBeVisible();
    expect(screen.getByText('On')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lists what is ignored, by whom, and restores it', async () => {
    const { keyId, valueId, check, fingerprint } = IGNORED[0] ?? { keyId: 0, valueId: 0 };
    const path = routes.restoreFinding(7, keyId, valueId);
    const server = world({}, { ignored: IGNORED }).on('DELETE', path, refusal(404, 'not_existing_value'));
    const { user } = await renderApp({ at: SETTINGS });
    await user.click(await screen.findByText('1 ignored issue'));
    const line = within((await screen.findByRole('link', { name: 'all' })).closest('li') ?? document.body);
    expect(line.getByText('Ignored by Jonas Weber, 20 Nov', { exact: false })).toBeVisible();
    const restore = line.getByRole('button', { name: 'Restore · First letter, all' });
    await user.click(restore);
    expect(await line.findByRole('alert')).toHaveTextContent('This value doesn’t exist anymore.');
    server.on('DELETE', path, done());
    await waitFor(() => expect(restore).not.toHaveClass('ant-btn-loading'));
    await user.click(restore);
    await waitFor(() => expect(screen.queryByText('1 ignored issue')).toBeNull());
    expect(server.to('DELETE', path)[1]?.body).toEqual({ check, fingerprint });
  });
});
