import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '../testing/render.js';
import { startServer } from '../testing/server.js';

describe('the interface language', () => {
  it('changes everything at once, without a reload', async () => {
    startServer();
    const { user } = await renderApp({ at: '/login' });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(document.title).toBe('Log in · Motley');
    await user.type(screen.getByLabelText('Email'), 'camille@');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Interface language: English' }), 'fr');

    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Connexion · Motley'));
    expect(document.documentElement.lang).toBe('fr');
    expect(screen.getByLabelText('E-mail')).toHaveValue('camille@');
    expect(localStorage.getItem('locale')).toBe('fr');
  });
});
