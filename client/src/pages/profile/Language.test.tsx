import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { aUser } from '../../testing/samples.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const AT = '/profile/language';

describe('the language of the interface', () => {
  it.each([
    ['en', 'Application language', 'Français', 'fr', 'Langue de l’application'],
    ['fr', 'Langue de l’application', 'English', 'en', 'Application language'],
  ] as const)(
    'is that of emails as well, once it is chosen, from %s',
    async (locale, title, other, chosen, after) => {
      const server = signIn(startServer()).on('PATCH', routes.updateMe(), ({ body }) =>
        ok(aUser(body as object)),
      );
      const { user } = await renderApp({ at: AT, locale });
      expect((await screen.findAllByText(title))[0]).toBeVisible();
      await user.click(screen.getByRole('radio', { name: other }));
      expect((await screen.findAllByText(after))[0]).toBeVisible();
      await waitFor(() =>
        expect(server.to('PATCH', routes.updateMe()).map(({ body }) => body)).toEqual([{ language: chosen }]),
      );
    },
  );

  it('changes on this device even if the server refuses it, and says so', async () => {
    signIn(startServer()).on('PATCH', routes.updateMe(), () => refusal(500, 'unknown_error'));
    const { user } = await renderApp({ at: AT, locale: 'en' });
    await user.click(await screen.findByRole('radio', { name: 'Français' }));
    expect((await screen.findAllByText('Langue de l’application'))[0]).toBeVisible();
    expect(await screen.findByText('Une erreur est survenue, veuillez recharger la page.')).toBeVisible();
  });
});
