import { screen } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { render } from '../../testing/render.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import type { FakeAnswer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { UndoDialog } from './UndoDialog.js';

const nothing = () => undefined;

async function open(answer: FakeAnswer, locale: 'en' | 'fr' = 'en') {
  const server = signIn(startServer()).on('POST', routes.revertChangeSet(7, 3), answer);
  const { user } = await render(
    <UndoDialog projectId={7} changeSetId={3} onUndone={nothing} onClose={nothing} />,
    { locale },
  );
  return { server, user };
}

describe('the undoing of changes', () => {
  it('says what will come back, and does it', async () => {
    const { server, user } = await open(ok({ restored: 2, keptNewer: 0, blocked: 0 }));
    expect(await screen.findByText('2 items will be as they were before.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the changes' }));
    expect(await screen.findByText('Changes undone')).toBeInTheDocument();
    expect(server.to('POST', routes.revertChangeSet(7, 3)).map(({ body }) => body)).toEqual([
      { dryRun: true },
      { dryRun: false },
    ]);
  });

  it.each([
    ['en', 'Nothing is left to undo.', 'Close', 'Undo the changes'],
    ['fr', 'Il ne reste rien à annuler.', 'Fermer', 'Revenir en arrière'],
  ] as const)(
    'offers only a way out if nothing would come back, in %s',
    async (locale, said, close, undo) => {
      await open(ok({ restored: 0, keptNewer: 1, blocked: 0 }), locale);
      expect(await screen.findByText(said, { exact: false })).toBeVisible();
      expect(screen.getAllByRole('button', { name: close }).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: undo })).toBeNull();
    },
  );

  it('offers only a way out if it was done already', async () => {
    await open(refusal(409, 'already_reverted'));
    expect(await screen.findByRole('status')).toBeVisible();
    await screen.findAllByRole('button', { name: 'Close' });
    expect(screen.queryByRole('button', { name: 'Undo the changes' })).toBeNull();
  });
});
