import { screen, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { withValues } from '../../project/store/edit-project.js';
import { asked, startExportWorker } from '../../testing/export-worker.js';
import { render } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';

beforeEach(startExportWorker);
/** Whose source text “Pay now” has changed since it was translated. */
const STALE = withValues(aProject(), (value) =>
  value.name === 'Pay now' ? { ...value, version: 2, majorVersion: 2 } : value,
);

async function open(project = STALE, locale: 'en' | 'fr' = 'en') {
  signIn(startServer()).on('GET', routes.listFileProfiles(project.id), ok([]));
  const { user } = await render(<ExportDialog open read={() => project} onClose={() => undefined} />, {
    locale,
  });
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('translations whose source has changed', () => {
  it.each([
    ['en', /^Leave out translations whose source/, /1 key is left out of .*Français/],
    ['fr', /^Omettre les traductions dont la source/, /Français.* 1 clé omise/],
  ] as const)('are left out of the files on request, and counted, in %s', async (locale, option, note) => {
    const { user, dialog } = await open(STALE, locale);
    expect(dialog.queryByText(note)).toBeNull();
    await user.click(await dialog.findByRole('checkbox', { name: option }));
    expect(await dialog.findByText(note)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ options: { leaveOutStale: true } });
  });

  it('have no option where there are none', async () => {
    const { dialog } = await open(aProject());
    expect(await dialog.findByText(/"pay_now"/)).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: /^Leave out translations/ })).toBeNull();
  });
});
