import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { aBilling, aSubscription, MONTHLY, takePayments, YEARLY } from '../../testing/billing.js';
import { renderApp } from '../../testing/render.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { fakeSocketIo, sockets } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);

const DAY = 86_400_000;
const AT = '/profile/subscriptions';

const world = (place: Parameters<typeof takePayments>[1] = {}) => takePayments(signIn(startServer()), place);

const SCHEDULED = { ...YEARLY, startsAt: '2026-03-14T12:00:00.000Z' };
const isDisabled = (name: string): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the tab of subscriptions', () => {
  it('is not there where billing is off, and leads elsewhere', async () => {
    signIn(startServer()).on('GET', routes.listSessions(), ok([])).on('GET', routes.listTokens(), ok([]));
    const { address } = await renderApp({ at: AT });
    await waitFor(() => expect(address()).toBe('/profile/personal-data'));
    expect(screen.queryByRole('link', { name: 'Subscriptions' })).toBeNull();
  });

  it('offers both plans with their prices during the trial', async () => {
    world({ trialLeft: 11 * DAY });
    await renderApp({ at: AT });
    expect(await screen.findByText('Free trial')).toBeVisible();
    expect(screen.getByText('Until 13 March 2026')).toBeVisible();
    expect(screen.getByText('€12.00 per month')).toBeVisible();
    expect(screen.getByText('€120.00 per year')).toBeVisible();
    expect(isDisabled('Choose monthly') || isDisabled('Choose yearly')).toBe(false);
  });

  it('shows plan, next payment and card to a subscriber', async () => {
    world({ subscription: aSubscription() });
    await renderApp({ at: AT });
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.getByText('14 March 2026')).toBeVisible();
    expect(screen.getByText('In 12 days')).toBeVisible();
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
    expect(isDisabled('Your current plan')).toBe(true);
    expect(screen.getByText(/A change of plan starts on 14 March 2026/)).toBeVisible();
  });

  it('says so when the plans could not be asked for, and asks again', async () => {
    const server = world({ billing: aBilling({ plans: [] }) });
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText(/plans couldn’t be loaded/)).toBeVisible();
    takePayments(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Choose yearly' })).toBeVisible();
  });

  it('takes a subscription that cannot be loaded for none, says so, and tries again', async () => {
    const server = world().on('GET', routes.readCurrentSubscription(), refusal(403, 'unauthorized'));
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText('The subscription couldn’t be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose monthly' })).toBeVisible();
    takePayments(server, { subscription: aSubscription() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByText('The subscription couldn’t be loaded.')).toBeNull();
  });
});

describe('a change', () => {
  it('of plan is confirmed with its amount and date, and reported', async () => {
    const changed = aSubscription({}, { scheduledPlan: SCHEDULED });
    const server = world({ subscription: aSubscription() }).on(
      'PATCH',
      routes.switchPlan(),
      ok({ subscription: changed, scheduledPlan: SCHEDULED }),
    );
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Switch to yearly' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/€120.00 will be billed on 14 March 2026/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Switch to yearly' }));
    expect(await screen.findByText('Plan change recorded')).toBeInTheDocument();
    expect(await screen.findByText('Your plan becomes yearly on 14 March 2026.')).toBeVisible();
    expect(isDisabled('Starts on 14\u00A0March\u00A02026')).toBe(true);
    expect(server.to('PATCH', routes.switchPlan())[0]?.body).toEqual({ priceId: YEARLY.priceId });
  });

  it('of plan that is to come is taken back by the present plan', async () => {
    const server = world({ subscription: aSubscription({}, { scheduledPlan: SCHEDULED }) }).on(
      'PATCH',
      routes.switchPlan(),
      ok({ subscription: aSubscription(), scheduledPlan: null }),
    );
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Keep monthly' }));
    expect(await screen.findByText('You keep your plan')).toBeInTheDocument();
    expect(screen.queryByText(/Your plan becomes/)).toBeNull();
    expect(server.to('PATCH', routes.switchPlan())[0]?.body).toEqual({ priceId: MONTHLY.priceId });
  });

  it('if refused, is explained in the dialog, and the page is updated', async () => {
    const server = world({ subscription: aSubscription() }).on(
      'PATCH',
      routes.switchPlan(),
      refusal(409, 'termination_scheduled'),
    );
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Switch to yearly' }));
    takePayments(server, { subscription: aSubscription({}, { terminationAt: '2026-03-14T12:00:00.000Z' }) });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Switch to yearly' }));
    expect(await within(dialog).findByText(/^Your subscription is set to end/)).toBeVisible();
    expect(await screen.findByText('Your subscription ends on 14 March 2026.')).toBeVisible();
    expect(screen.getByText(/To change plans, continue the subscription first/)).toBeVisible();
  });

  it('ends at the end of the period, and can be revoked', async () => {
    const ending = aSubscription({}, { terminationAt: '2026-03-14T12:00:00.000Z', nextPaymentAt: null });
    world({ subscription: aSubscription() })
      .on('DELETE', routes.terminateSubscription(), ok({ subscription: ending, scheduledPlan: null }))
      .on('POST', routes.continueSubscription(), ok({ subscription: aSubscription(), scheduledPlan: null }));
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Schedule termination' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Schedule termination' }));
    expect(await screen.findByText('Termination recorded')).toBeInTheDocument();
    expect(await screen.findByText('None planned')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue subscription' }));
    expect(await screen.findByText('Termination revoked')).toBeInTheDocument();
    expect(await screen.findByText('Active')).toBeVisible();
  });

  it('of one whose payment is overdue ends it at once', async () => {
    world({ subscription: aSubscription({ status: 'past_due' }, { nextPaymentAt: null }) }).on(
      'DELETE',
      routes.terminateSubscription(),
      ok({ subscription: null, scheduledPlan: null }),
    );
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText('Payment overdue')).toBeVisible();
    expect(isDisabled('Switch to yearly')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'End now' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('Your subscription has ended')).toBeInTheDocument();
    expect(await screen.findByText('Open-source mode')).toBeVisible();
  });
});

describe('what the server sends by itself', () => {
  const connected = async () => {
    // The page is there, and has nothing better to do.
    jest.advanceTimersByTime(2_000);
    await waitFor(() => expect(sockets).not.toHaveLength(0));
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket');
    return socket;
  };
  const rested = async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    // It comes before the first socket.
    await import('socket.io-client');
  };
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  it('replaces what is shown, also by none', async () => {
    world({ subscription: aSubscription() });
    await renderApp({ at: AT });
    await screen.findByText('Active');
    const socket = await connected();
    act(() => socket.tell('subscription_updated', aSubscription({ status: 'past_due' })));
    expect(await screen.findByText('Payment overdue')).toBeVisible();
    act(() => socket.tell('subscription_updated', aSubscription({ status: 'canceled' })));
    expect(await screen.findByText('Open-source mode')).toBeVisible();
  });

  it('is asked for again at every connection', async () => {
    const server = world();
    await renderApp({ at: AT });
    await screen.findByText('Open-source mode');
    const socket = await connected();
    takePayments(server, { subscription: aSubscription() });
    act(() => socket.tell('connect'));
    expect(await screen.findByText('Active')).toBeVisible();
  });

  it('comes by a socket that is there as long as the user', async () => {
    world();
    const { unmount } = await renderApp({ at: '/profile/language' });
    await screen.findByText('You’re in open-source mode.', { exact: false });
    const socket = await connected();
    expect(socket.namespace).toBe('/subscriptions');
    expect(socket.options).toMatchObject({
      timeout: 20_000,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      reconnectionAttempts: Infinity,
    });
    const token = await new Promise((tell) => socket.options.auth((data) => tell(data.token)));
    expect(token).toBe('access-1');
    unmount();
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
  });

  it('is not subscribed to if the user leaves before the page is idle', async () => {
    world();
    const { unmount } = await renderApp({ at: '/profile/language' });
    unmount();
    await rested();
    expect(sockets).toEqual([]);
  });

  it('is nothing where billing is off', async () => {
    signIn(startServer());
    await renderApp({ at: '/profile/language' });
    await screen.findByRole('link', { name: 'Application language' });
    await rested();
    expect(sockets).toEqual([]);
  });
});
