import { screen, waitFor } from '@testing-library/react';

import type { ChangeSetView } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';

import { clientId } from '../../../lib/client-id.js';
import { render } from '../../../testing/render.js';
import { ok, startServer } from '../../../testing/server.js';
import { signIn } from '../../../testing/session.js';
import { UnfinishedImport } from './UnfinishedImport.js';
import { mayBeUnfinished } from './unfinished-import.js';

const REVERT = routes.revertChangeSet(7, 31);

const aSet = (more: Partial<ChangeSetView>): ChangeSetView => ({
  id: 31,
  kind: 'import',
  actor: { id: 3, username: 'Pia' },
  at: '2026-11-20T10:00:00.000Z',
  counts: { languages: 2, groups: 1, keys: 5, values: 9 },
  revertedBy: null,
  expiresAt: '2026-12-20T10:00:00.000Z',
  isRevertible: true,
  isUnfinished: true,
  ...more,
});

/** Opens the project after a page that was sending an import was closed. */
async function open(items: ChangeSetView[], sender = 'a closed page') {
  localStorage.setItem('motley.import.7', sender);
  const server = signIn(startServer())
    .on('GET', routes.listChangeSets(7), ok({ items, next: null }))
    .on('POST', REVERT, ok({ restored: 12, keptNewer: 0, blocked: 0 }));
  const { user } = await render(<UnfinishedImport projectId={7} userId={3} />);
  return { server, user };
}

const TITLE = 'An import was interrupted. Undo what was imported?';

describe('an import whose page was closed before all of it came', () => {
  it('is offered to be taken back, and said what that undoes', async () => {
    const { server, user } = await open([aSet({ id: 32, isUnfinished: false }), aSet({})]);
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(await screen.findByText('12 items will be as they were before.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the changes' }));
    await waitFor(() =>
      expect(server.to('POST', REVERT).map(({ body }) => body)).toEqual([
        { dryRun: true },
        { dryRun: false },
      ]),
    );
    await waitFor(() => expect(mayBeUnfinished(7)).toBe(false));
  });

  it('is kept as far as it came, and not asked about again', async () => {
    const { server, user } = await open([aSet({})]);
    await screen.findByText('12 items will be as they were before.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(mayBeUnfinished(7)).toBe(false));
    expect(server.to('POST', REVERT)).toHaveLength(1);
  });

  it.each([
    ['complete', { isUnfinished: false }],
    ['taken back', { isUnfinished: false, isRevertible: false, revertedBy: 40 }],
    ['another member’s', { actor: { id: 4, username: 'Léa' } }],
  ])('is no question if it is %s', async (_, more) => {
    await open([aSet(more)]);
    await waitFor(() => expect(mayBeUnfinished(7)).toBe(false));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('is no question while the page that sends it is open', async () => {
    const { server } = await open([aSet({})], clientId);
    expect(mayBeUnfinished(7)).toBe(true);
    expect(server.to('GET', routes.listChangeSets(7))).toEqual([]);
  });
});
