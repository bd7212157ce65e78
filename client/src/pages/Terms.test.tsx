import { screen, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../testing/render.js';
import { aConfig } from '../testing/samples.js';
import { ok, startServer } from '../testing/server.js';

const TERMS =
  '# House rules\n\nBe kind.\nAlways.\n\n- no <b>shouting</b>\n- no spam\n\n## Privacy\nWe keep nothing.';

describe('the terms of use', () => {
  it.each([
    ['en', 'Your texts'],
    ['fr', 'Vos textes'],
  ] as const)('are ours, in %s', async (locale, heading) => {
    startServer();
    await renderApp({ at: '/terms', locale });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('are the operator’s where there are some, as text', async () => {
    startServer().on('GET', routes.readConfig(), ok(aConfig({ terms: TERMS })));
    await renderApp({ at: '/terms' });
    expect(await screen.findByRole('heading', { name: 'House rules' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    expect(screen.getByText(/^Be kind/).textContent).toBe('Be kind.\nAlways.');
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['no <b>shouting</b>', 'no spam']);
    expect(screen.getByText('We keep nothing.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your texts' })).toBeNull();
  });

  it('are the same in the registration form', async () => {
    startServer().on('GET', routes.readConfig(), ok(aConfig({ terms: TERMS })));
    const { user } = await renderApp({ at: '/register' });
    await user.click(await screen.findByRole('link', { name: 'terms of use' }));
    expect(await within(await screen.findByRole('dialog')).findByText('We keep nothing.')).toBeVisible();
  });
});
