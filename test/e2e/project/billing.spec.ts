import type { Page } from 'playwright-core';

import { somebody } from '../support/api.js';
import { CARDS, Till } from '../support/billing.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let till: Till;
beforeAll(async () => {
  till = await Till.open();
}, 120_000);
afterAll(() => till.close());

const cardNumber = (page: Page) => page.getByLabel('Card number');

/** Opens the form for a plan, and sends a card. */
async function pay(
  app: AppDriver,
  card: keyof typeof CARDS,
  plan: 'sub.monthly' | 'sub.yearly' = 'sub.monthly',
) {
  const { words } = app;
  await app.button(words('sub.choose', { plan: words(plan).toLowerCase() })).click();
  await sendCard(app, card, 'sub.pay');
}

async function sendCard(app: AppDriver, card: keyof typeof CARDS, submit: 'sub.pay' | 'pay.save') {
  await cardNumber(app.page).fill(CARDS[card]);
  await app
    .dialog()
    .getByRole('button', { name: app.words(submit) })
    .click();
}

/** The result is shown, its secret is not in the address, and a reload shows it again. */
async function toldAndKept(app: AppDriver, id: Parameters<AppDriver['words']>[0]): Promise<void> {
  const heading = app.page.getByRole('heading', { level: 1, name: app.words(id) });
  await heading.waitFor();
  await eventually(() => new URL(app.page.url()).search, '');
  await app.page.reload();
  await heading.waitFor();
}

describe('a user who subscribes', () => {
  it.each([ENGLISH_DESK, FRENCH_PHONE])(
    'pays, from $width px: the plan, the card, no banner',
    async (screen) => {
      const person = await till.somebody();
      const app = await till.visit(screen, person);
      const { page, words } = app;
      await app.said('sub.free_trial');
      await page.getByText(screen.locale === 'en' ? '€120.00 per year' : '120,00 € par an').waitFor();
      await pay(app, 'pays');
      await toldAndKept(app, 'pay.sub_succeeded');
      await app.button(words('pay.back')).click();
      await app.said('sub.active');
      await page.getByText('Visa •••• 4242').waitFor();
      expect(await page.getByRole('link', { name: words('sub.see_plans') }).count()).toBe(0);
      expect((await till.current(person)).subscription).toMatchObject({ status: 'active' });
    },
  );

  it('is declined in the open dialog, and pays with another card', async () => {
    const app = await till.visit(FRENCH_DESK, await till.somebody());
    app.expectRefusal(402);
    await pay(app, 'declines');
    await app.dialog().getByRole('alert').getByText('Your card was declined.').waitFor();
    await sendCard(app, 'pays', 'sub.pay');
    await app.page.getByRole('heading', { name: app.words('pay.sub_succeeded') }).waitFor();
  });

  it('fails, then passes the bank’s authentication; meanwhile nothing closes the dialog', async () => {
    const app = await till.visit(ENGLISH_DESK, await till.somebody());
    const { page } = app;
    await pay(app, 'asks');
    await app.button('Fail').waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    expect(await app.dialog().getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await app.button('Fail').click();
    await app.dialog().getByRole('alert').waitFor();
    await sendCard(app, 'asks', 'sub.pay');
    await app.button('Complete').click();
    await page.getByRole('heading', { name: app.words('pay.sub_succeeded') }).waitFor();
  });

  it('sees that the browser blocks Stripe, and continues once it does not', async () => {
    const app = await till.visit(FRENCH_PHONE, await till.somebody());
    const { page, words } = app;
    await page.unroute('https://js.stripe.com/**');
    app.expectComplaint(/ERR_FAILED https:\/\/js\.stripe\.com/);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await app.button(words('sub.choose', { plan: words('sub.yearly').toLowerCase() })).click();
    await app.said('pay.blocked');
    await page.unroute('https://js.stripe.com/**');
    await till.stand(page);
    await app.button(words('app.retry')).click();
    await cardNumber(page).waitFor();
  });

  it('does not contact Stripe before a card is needed', async () => {
    const app = await till.visit(ENGLISH_DESK, await till.somebody());
    const foreign: string[] = [];
    app.page.on('request', (request) => {
      if (!request.url().startsWith(till.origin)) foreign.push(request.url());
    });
    await app.page.reload();
    await app.said('sub.plans');
    expect(foreign).toEqual([]);
  });
});

describe('the results', () => {
  it('of a payment: declined after the redirect, then delayed, then successful', async () => {
    const app = await till.visit(ENGLISH_PHONE, await till.somebody());
    await pay(app, 'failsOnReturn');
    await app.button('Fail').click();
    await toldAndKept(app, 'pay.sub_requires_payment_method');
    await app.button(app.words('sub.update_card')).click();
    await sendCard(app, 'takesTime', 'sub.pay');
    await toldAndKept(app, 'pay.sub_processing');
    await app.page.goto('/profile/subscriptions');
    await app.page.getByRole('alert').getByText(app.words('pay.sub_processing')).waitFor();
    expect(await app.page.getByRole('heading', { name: app.words('sub.plans') }).count()).toBe(0);
    await app.page.goBack();
    const payments = [...till.stripe.world.payments.values()];
    till.stripe.settle(payments.findLast(({ status }) => status === 'processing')?.id ?? '', true);
    await toldAndKept(app, 'pay.sub_succeeded');
  });

  it('of another card: delayed, declined after the redirect, accepted', async () => {
    const app = await till.visit(FRENCH_DESK, await till.subscriber());
    await app.button(app.words('sub.update_card')).click();
    await sendCard(app, 'takesTime', 'pay.save');
    await toldAndKept(app, 'pay.card_processing');
    await app.button(app.words('pay.back')).click();
    await app.button(app.words('sub.update_card')).click();
    await sendCard(app, 'failsOnReturn', 'pay.save');
    await app.button('Fail').click();
    await toldAndKept(app, 'pay.card_requires_payment_method');
    await app.button(app.words('sub.update_card')).click();
    await sendCard(app, 'pays', 'pay.save');
    await toldAndKept(app, 'pay.card_succeeded');
  });

  it('that cannot be read', async () => {
    const app = await till.visit(ENGLISH_DESK, await till.somebody(), '/payment/subscription');
    await toldAndKept(app, 'pay.sub_unknown_error');
    app.expectRefusal(404);
    await app.page.goto('/payment/payment-method?setup_intent_client_secret=seti_1_secret_2');
    await toldAndKept(app, 'pay.card_unknown_error');
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a subscriber, at $width px', (screen) => {
  it('accepts another card, changes plans and back, cancels and resumes', async () => {
    const person = await till.subscriber();
    const app = await till.visit(screen, person);
    const { page, words } = app;
    const yearly = words('sub.yearly').toLowerCase();
    const { details } = (await till.current(person)).subscription ?? {};
    const date = new Intl.DateTimeFormat(screen.locale === 'en' ? 'en-GB' : 'fr', {
      dateStyle: 'long',
    }).format(Date.parse(details?.currentPeriodEnd ?? ''));

    await app.button(words('sub.update_card')).click();
    await sendCard(app, 'other', 'pay.save');
    await toldAndKept(app, 'pay.card_succeeded');
    await app.button(words('pay.back')).click();
    await page.getByText('Mastercard •••• 4444').waitFor();

    await app.button(words('sub.switch', { plan: yearly })).click();
    const amount = screen.locale === 'en' ? '€120.00' : '120,00 €';
    await app.dialog().getByText(words('sub.switch_text', { amount, date })).waitFor();
    await app
      .dialog()
      .getByRole('button', { name: words('sub.switch', { plan: yearly }) })
      .click();
    await app.said('toast.plan_change');
    await app.said('sub.switch_scheduled', { plan: yearly, date });
    await app.button(words('sub.keep', { plan: words('sub.monthly').toLowerCase() })).click();
    await app.said('toast.plan_kept');

    await app.button(words('sub.end_submit')).click();
    await app
      .dialog()
      .getByRole('button', { name: words('sub.end_submit') })
      .click();
    await app.said('toast.termination_recorded');
    await app.said('sub.ends_on', { date });
    await app.button(words('sub.continue')).click();
    await app.said('toast.termination_revoked');
    await app.said('sub.active');
    expect((await till.current(person)).subscription?.details).toMatchObject({
      terminationAt: null,
      scheduledPlan: null,
    });
  });
});

describe('the banner', () => {
  const positions = [
    ['11 days', 11 * DAY, { days: 11, hours: 0, minutes: 0 }, true],
    ['1 day', DAY, { days: 1, hours: 0, minutes: 0 }, false],
    ['59 minutes', 59 * MINUTE, { days: 0, hours: 0, minutes: 59 }, false],
  ] as const;

  it.each([ENGLISH_DESK, FRENCH_PHONE])('counts the trial down, at $width px', async (screen) => {
    const person = await till.somebody();
    const app = await till.visit(screen, person);
    const { page, words } = app;
    for (const [, left, shown, canClose] of positions) {
      await till.leave(person, left - 1_000);
      await page.reload();
      const said = words('banner.trial', { left: words('banner.left', shown) });
      const banner = page.getByRole('status').filter({ hasText: said });
      await banner.waitFor();
      expect(await banner.getByRole('button', { name: words('app.close') }).count()).toBe(canClose ? 1 : 0);
    }
    await till.leave(person, -1_000);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: words('sub.expired_title') }).waitFor();
    await app.said('banner.open_source');
    // Once.
    await app.button(words('sub.stay_open_source')).click();
    await page.getByRole('heading', { level: 1, name: words('dashboard.title') }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: words('dashboard.title') }).waitFor();
  });

  it('leads a user without a subscription to the plans', async () => {
    const app = await till.visit(ENGLISH_DESK, await till.somebody(-DAY), '/profile/language');
    const { page, words } = app;
    await page.getByRole('link', { name: words('sub.see_plans') }).waitFor();
    await page.goto('/subscription-expired');
    await app.button(words('sub.stay_open_source')).click();
    await app.button(words('dashboard.create')).first().click();
    await page.getByLabel(words('project.name')).fill('Atlas');
    app.expectRefusal(403);
    await page.keyboard.press('Control+Enter');
    await app.said('errors.subscription_required');
    await page.waitForURL('**/profile/subscriptions');
    expect(await page.getByText(words('errors.subscription_required')).count()).toBe(1);
  });

  it('and the page show a failed payment and its recovery without a reload', async () => {
    const person = await till.subscriber('failsLater');
    const app = await till.visit(ENGLISH_DESK, person);
    const { words } = app;
    await app.said('sub.active');
    till.stripe.advance(32);
    await app.said('sub.overdue');
    await app.page.getByRole('status').getByText(words('sub.issue')).waitFor();
    await app.dialog().waitFor({ state: 'hidden' });
    await app.page
      .getByRole('button', { name: words('sub.update_card') })
      .first()
      .click();
    await sendCard(app, 'pays', 'pay.save');
    await app.said('pay.card_succeeded');
    await app.button(words('pay.back')).click();
    await app.said('sub.active');
  });
});

describe('without payments', () => {
  it('has no tab, no banner, no socket and nothing of Stripe', async () => {
    const app = await AppDriver.start(ENGLISH_DESK);
    const asked: string[] = [];
    app.page.on('request', (request) => asked.push(request.url()));
    app.page.on('websocket', (socket) => asked.push(socket.url()));
    await app.enter(await somebody(), '/profile/subscriptions');
    await app.page.waitForURL('**/profile/personal-data');
    const tab = (id: Parameters<AppDriver['words']>[0]) =>
      app.page.getByRole('link', { name: app.words(id) });
    await tab('profile.tab_language').waitFor();
    expect(await tab('profile.tab_subscriptions').count()).toBe(0);
    // Includes what the page does once it is idle.
    await app.page.waitForLoadState('networkidle');
    await app.page.evaluate('new Promise((done) => setTimeout(() => requestIdleCallback(done), 2_500))');
    expect(asked.filter((url) => /stripe|socket|subscriptions\/current|^ws/.test(url))).toEqual([]);
  });
});
