import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '../testing/render.js';
import { startServer } from '../testing/server.js';
import { preferredLocale, rememberLocale } from './locale.js';

describe('the interface language', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['en-GB'], 'en'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ])('for a browser that speaks %j is %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });

  it('is the one chosen before', () => {
    rememberLocale('fr');
    expect(preferredLocale(['en'])).toBe('fr');
    expect(localStorage.getItem('locale')).toBe('fr');
  });

  it('ignores a stored language we do not speak', () => {
    localStorage.setItem('locale', 'xx');
    expect(preferredLocale(['fr'])).toBe('fr');
  });

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
