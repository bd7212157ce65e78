import type { World } from '../support/api.js';
import { seriousIn } from '../support/axe.js';
import { Till } from '../support/billing.js';
import { loaded } from '../support/loaded.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

/**
 * French texts are the longer ones: they are tried from a small phone, or a desktop at 400 %, to a large desktop; English
 * ones on the smallest phone and on a desktop.
 */
const WIDTHS = { fr: [320, 390, 600, 960, 1280, 1920], en: [320, 1440] } as const;

const OUTSIDE = ['/login', '/register', '/reset-password', '/terms', '/components'] as const;

const insideOf = ({ path }: World): string[] => [
  '/dashboard',
  '/dashboard?d=create',
  path,
  `${path}/settings`,
  ...['general', 'languages', 'checks', 'archive'].map((section) => `${path}/settings/${section}`),
  `${path}/users`,
  `${path}/users?d=invite`,
  '/invitations',
  '/profile/personal-data',
  '/profile/language',
  '/404',
];

/** The elements wider than the page. */
const BEYOND = `document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3)
    .map((one) => one.tagName + '.' + one.className + ': ' + (one.textContent || '').slice(0, 40))`;

/** Texts that are cut off without an ellipsis. */
const CUT_OFF = `[...document.querySelectorAll('button, h1, h2, label, [role=tab]')]
  .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-grid]'))
  .filter((one) => {
    const { overflowX, textOverflow } = getComputedStyle(one);
    return overflowX === 'hidden' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 2;
  })
  .map((one) => (one.textContent || '').slice(0, 40))`;

/** Skeletons come after 150 ms. */
const SKELETON_MS = 250;

async function goTo({ page }: AppDriver, path: string): Promise<void> {
  await page.goto(path);
  await page
    .locator(path.includes('?d=') ? '[role=dialog]' : 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(SKELETON_MS);
  await loaded(page);
}

/** The faults of a page at the widths, or by accessibility rules, which are checked in one language. */
async function faultsOf(app: AppDriver, path: string): Promise<string[]> {
  await goTo(app, path);
  const faults: string[] = [];
  for (const width of WIDTHS[app.locale]) {
    await app.page.setViewportSize({ width, height: 900 });
    await app.page.waitForTimeout(60);
    const beyond = await app.page.evaluate<string[]>(BEYOND);
    const cut = await app.page.evaluate<string[]>(CUT_OFF);
    faults.push(...beyond.map((one) => `${width} px, beyond: ${one}`));
    faults.push(...cut.map((one) => `${width} px, cut off: ${one}`));
  }
  return app.locale === 'en' ? [...faults, ...(await seriousIn(app))] : faults;
}

async function faultsOfAll(app: AppDriver, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const faults = await faultsOf(app, path);
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

describe.each([ENGLISH_DESK, FRENCH_DESK])('every page, $locale', (screen) => {
  it('fits every window and cuts nothing off, and in English passes the rules of accessibility, before login', async () => {
    const app = await AppDriver.start(screen);
    expect(await faultsOfAll(app, OUTSIDE)).toEqual({});
  });

  it('fits every window and cuts nothing off, and in English passes the rules of accessibility, after login', async () => {
    const world = await aShop();
    await world.member('translator', 'Maximiliane Fürchtegott-Himmelstoß');
    const app = await AppDriver.logIn(screen, world.owner, '/dashboard');
    expect(await faultsOfAll(app, insideOf(world))).toEqual({});
  });
});

/** The statuses of a payment at Stripe; the application has no text for `canceled`. */
const RESULTS = ['succeeded', 'processing', 'requires_payment_method', 'canceled'];

const PAYING = [
  '/profile/subscriptions',
  ...RESULTS.map((result) => `/payment/subscription?payment_intent_client_secret=pi_${result}_secret_1`),
  ...RESULTS.map((result) => `/payment/payment-method?setup_intent_client_secret=seti_${result}_secret_1`),
];

/** Stripe returns the status in the name of an intent. */
const tellByName = ({ page }: AppDriver): Promise<unknown> =>
  page.route(/api\.stripe\.com\/v1\/(payment|setup)_intents\//, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const object = id.startsWith('pi_') ? 'payment_intent' : 'setup_intent';
    const status = id.replace(/^(pi|seti)_/, '');
    return route.fulfill({ json: { id, object, status, client_secret: `${id}_secret_1` } });
  });

describe('every page with payments', () => {
  let till: Till;
  beforeAll(async () => {
    till = await Till.open();
  }, 120_000);
  afterAll(() => till.close());

  it.each([ENGLISH_DESK, FRENCH_DESK])(
    'fits into every window, and in English passes the rules of accessibility, $locale',
    async (screen) => {
      const app = await till.visit(screen, await till.somebody());
      await tellByName(app);
      expect(await faultsOfAll(app, PAYING)).toEqual({});
      const late = await till.visit(screen, await till.somebody(-1_000), '/subscription-expired');
      expect(await faultsOfAll(late, ['/subscription-expired', '/profile/subscriptions'])).toEqual({});
      const subscriber = await till.visit(screen, await till.subscriber());
      expect(await faultsOfAll(subscriber, ['/profile/subscriptions'])).toEqual({});
    },
  );
});

const MOVING = `document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length`;

/** Whether each status has the colour of its background. */
const VANISHED = `[...document.querySelectorAll('[role=gridcell] svg')]
  .map((one) => getComputedStyle(one).color === getComputedStyle(document.body).backgroundColor)`;

describe('a user with forced colours and reduced motion', () => {
  it('sees each status, without animations', async () => {
    const world = await aShop();
    const app = await AppDriver.open(ENGLISH_DESK, world);
    await app.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await app.page.evaluate<boolean[]>(VANISHED)).not.toContain(true);
    for (const path of ['/dashboard', world.path]) {
      await goTo(app, path);
      expect([path, await app.page.evaluate<number>(MOVING)]).toEqual([path, 0]);
    }
  });
});
