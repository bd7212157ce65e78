import { screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { aBilling, aSubscription, NOW, takePayments } from '../../testing/billing.js';
import { renderApp } from '../../testing/render.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type BillingSetup = Parameters<typeof takePayments>[1];

// A page that asks for nothing by itself.
const visit = (place: BillingSetup, locale: 'en' | 'fr' = 'en') => {
  takePayments(signIn(startServer()), place);
  return renderApp({ at: '/profile/language', locale });
};

const banner = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text).then((words) => words.closest<HTMLElement>('[role="status"]') ?? document.body);

describe('the banner of a trial', () => {
  it.each([
    ['en', 11 * DAY, 'Free trial: 11 days, 0 hours and 0 minutes left'],
    ['en', DAY, 'Free trial: 1 day, 0 hours and 0 minutes left'],
    ['en', 59 * MINUTE, 'Free trial: 0 hours and 59 minutes left'],
    ['en', 58 * MINUTE + 1, 'Free trial: 0 hours and 59 minutes left'],
    ['fr', 11 * DAY + 2 * HOUR + MINUTE, 'Essai gratuit : il reste 11 jours, 2 heures et 1 minute'],
    ['fr', 59 * MINUTE, 'Essai gratuit : il reste 0 heure et 59 minutes'],
  ] as const)('says in %s what is left of %d ms', async (locale, trialLeft, words) => {
    await visit({ trialLeft }, locale);
    // Spaces that do not break are spaces to a reader.
    const said = await screen.findByText((text) => text.replaceAll(/\s/g, ' ') === words);
    expect(said.closest('[role="status"]')).toHaveAttribute('aria-live', 'off');
  });

  it.each([
    [3 * DAY + MINUTE, 'info', true],
    [3 * DAY, 'warning', true],
    [DAY + MINUTE, 'warning', true],
    [DAY, 'warning', false],
  ] as const)('with %d ms left: %s, can be closed: %s', async (trialLeft, tone, canClose) => {
    await visit({ trialLeft });
    const shown = await banner(/^Free trial/);
    expect(shown.className).toContain(tone);
    expect(screen.queryByRole('button', { name: 'Close' }) !== null).toBe(canClose);
  });

  it('is away once closed, and leads to the plans', async () => {
    const { user } = await visit({ trialLeft: 2 * DAY });
    await banner(/^Free trial/);
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/profile/subscriptions');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Free trial/)).toBeNull();
  });

  it('counts the minutes down as they pass, and says when it is over', async () => {
    await visit({ trialLeft: 700 });
    expect(await screen.findByText('Free trial: 0 hours and 1 minute left')).toBeVisible();
    expect(await screen.findByText('Your trial has ended: you’re in open-source mode.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('does not speak of a trial where there is none', async () => {
    await visit({ billing: aBilling({ trialDays: 0 }) });
    expect(await screen.findByText('You’re in open-source mode.')).toBeVisible();
  });
});

describe('the banner of a subscription', () => {
  it.each(['active', 'trialing'])('says nothing of one that is %s', async (status) => {
    const server = takePayments(signIn(startServer()), {
      trialLeft: DAY,
      subscription: aSubscription({ status }),
    });
    await renderApp({ at: '/profile/language' });
    await waitFor(() => expect(server.to('GET', routes.readCurrentSubscription())).not.toHaveLength(0));
    await screen.findByRole('link', { name: 'Subscriptions' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('puts a failed payment before all else', async () => {
    await visit({ trialLeft: DAY, subscription: aSubscription({ status: 'past_due' }) });
    expect(await screen.findByText(/^The last payment failed/)).toBeVisible();
    expect(screen.queryByText(/^Free trial/)).toBeNull();
  });

  it.each([
    [7 * DAY, true],
    [7 * DAY + MINUTE, false],
  ])('says of one that ends in %d ms that it does: %s', async (left, isShown) => {
    const terminationAt = new Date(NOW + left).toISOString();
    await visit({ subscription: aSubscription({}, { terminationAt }) });
    await screen.findByRole('link', { name: 'Subscriptions' });
    if (isShown) expect(await screen.findByText('Your subscription ends on 9 March 2026.')).toBeVisible();
    else expect(screen.queryByText(/^Your subscription ends/)).toBeNull();
  });

  it('that cannot be loaded counts as none', async () => {
    const server = takePayments(signIn(startServer()), { trialLeft: 11 * DAY });
    server.on('GET', routes.readCurrentSubscription(), refusal(403, 'unauthorized'));
    await renderApp({ at: '/profile/language' });
    expect(await screen.findByText(/^Free trial: 11 days/)).toBeVisible();
  });
});

describe('the screen that says that access is over', () => {
  const world = (trialLeft: number) =>
    takePayments(signIn(startServer()), { trialLeft }).on('GET', routes.listProjects(), ok([]));

  it('comes once, at a page where nothing is under way', async () => {
    world(-1);
    const { user, address, go } = await renderApp({ at: '/profile/language' });
    await screen.findByText(/^Your trial has ended/);
    expect(address()).toBe('/profile/language');
    await go('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Your access has ended' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue in open-source mode' }));
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
    await go('/profile/language');
    await go('/dashboard');
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
  });

  it('is not for those who have access', async () => {
    world(DAY);
    const { address } = await renderApp({ at: '/subscription-expired' });
    await waitFor(() => expect(address()).toBe('/profile/subscriptions'));
  });
});
