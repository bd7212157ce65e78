import { screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';

import { toast } from '../lib/toast.js';
import { fileField } from '../testing/file-field.js';
import { joinedLive } from '../testing/live.js';
import type { LiveServer } from '../testing/live.js';
import { AT, openGrid, prepareGrid, world } from '../testing/project.js';
import { aProject, DE, EN, FR } from '../testing/sample-projects.js';
import { fakeSocketIo } from '../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();

const IMPORT = `${AT}?d=import-language&of=2`;
const access = { role: 'editor', targetRestricted: true } as const;

const deleted = (live: LiveServer): void => live.changed('language_deleted', { languageId: 2 });

describe('an import into a language that goes away', () => {
  beforeEach(() => toast.reset());

  it.each([
    ['is deleted', 'en', deleted, 'Français was deleted, so its import has been closed.'],
    ['is deleted', 'fr', deleted, 'La langue Français a été supprimée : son import a été fermé.'],
    [
      'can only be read',
      'en',
      (live: LiveServer) =>
        live.member({
          userId: 7,
          role: 'editor',
          access: { ...access, languages: [EN, { ...FR, access: 'source' as const }, DE] },
        }),
      'You can no longer edit Français, so its import has been closed.',
    ],
    [
      'is hidden',
      'en',
      (live: LiveServer) =>
        live.member({ userId: 7, role: 'editor', access: { ...access, languages: [EN, DE] } }),
      'Français was deleted or is no longer shared with you, so its import has been closed.',
    ],
    [
      'can no longer be imported into',
      'en',
      (live: LiveServer) =>
        live.member({
          userId: 7,
          role: 'reviewer',
          access: { role: 'reviewer', targetRestricted: false, languages: aProject().languages },
        }),
      'You can no longer edit Français, so its import has been closed.',
    ],
  ] as const)('closes and says why if it %s, in %s', async (_, locale, lose, why) => {
    world();
    const { user, address } = await openGrid(IMPORT, locale);
    await screen.findByRole('dialog');
    await user.upload(fileField(), new File(['{"retry": "Réessayer"}'], 'fr.json'));
    const live = await joinedLive();
    lose(live);
    expect(await screen.findByText(why)).toBeVisible();
    await waitFor(() => expect(address()).toBe(AT));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes without a word if the user closes it', async () => {
    world();
    const { user, address } = await openGrid(IMPORT);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe(AT));
    expect(screen.queryByText(/has been closed/)).toBeNull();
  });
});
