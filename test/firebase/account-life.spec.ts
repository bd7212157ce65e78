import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { launchBrowser } from '../browser/support/launch.js';
import type { Locale } from '../browser/support/browser.js';
import { anEmail } from '../support/project/world.js';
import { AccountHolder, ANOTHER, PASSWORD } from './account-holder.js';
import { linksTo, moveAccount } from './emulator.js';

jest.setTimeout(90_000);

const ORIGIN = process.env.MOTLEY_ADDRESS ?? '';

const newest = async (...of: Parameters<typeof linksTo>): Promise<string> =>
  (await linksTo(...of)).at(-1) ?? '/no-link';

/** Firebase compares the times of sign-ins and changes in whole seconds. */
async function untilNextSecond(): Promise<void> {
  const second = (): number => Math.floor(Date.now() / 1000);
  const now = second();
  while (second() === now) await new Promise((resolve) => setTimeout(resolve, 10));
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('an account at Firebase, changed by its owner', () => {
  const somebody = (locale: Locale = 'en') => AccountHolder.arrives(browser, ORIGIN, locale);
  const registered = (locale: Locale = 'en') => AccountHolder.registers(browser, ORIGIN, locale);

  it('gets a new password from a user who knows the current one', async () => {
    const { holder, email } = await registered();
    await holder.changePassword('Wrong-2026', ANOTHER);
    await holder.reads('errors.invalid-credential');
    await holder.changePassword(PASSWORD, 'weak-1');
    await holder.reads('form.password_content');
    await holder.page.route('**/accounts:update?*', async (route) => {
      await untilNextSecond();
      await route.continue();
    });
    await holder.changePassword(PASSWORD, ANOTHER);
    await holder.reads('toast.password_changed');

    const elsewhere = await somebody();
    await elsewhere.logIn({ email, password: PASSWORD });
    await elsewhere.reads('errors.invalid-credential');
    await elsewhere.logIn({ email, password: ANOTHER });
    await elsewhere.page.waitForURL('**/dashboard');
  });

  it('gets a new email once it is verified', async () => {
    const [{ holder, email }, taken, wanted] = [await registered('fr'), await registered('fr'), anEmail()];
    await holder.changeEmail(wanted, 'Wrong-2026');
    await holder.reads('errors.invalid-credential');
    await holder.changeEmail(taken.email, PASSWORD);
    await holder.reads('errors.email_already_in_use');
    await holder.changeEmail(wanted, PASSWORD);
    await holder.reads('profile.email_asked', { email: wanted });

    await holder.page.goto(await newest(email, 'VERIFY_AND_CHANGE_EMAIL'));
    await holder.press('auth.change_email.submit');
    await holder.reads('auth.change_email.done');

    const elsewhere = await somebody('fr');
    await elsewhere.logIn({ email: wanted, password: PASSWORD });
    await elsewhere.page.waitForURL('**/dashboard');
    await elsewhere.page.goto('/profile/personal-data');
    const field = elsewhere.page.getByLabel(elsewhere.words('auth.email'), { exact: true });
    await field.waitFor();
    expect(await field.inputValue()).toBe(wanted);
    expect([...holder.complaints(), ...elsewhere.complaints()]).toEqual([]);
  });

  it('gets its previous email back by a mailed link', async () => {
    const { email } = await registered();
    await moveAccount(email, anEmail());
    const robbed = await somebody();
    const link = await newest(email, 'RECOVER_EMAIL');
    await robbed.page.goto(link);
    await robbed.press('auth.recover_email.submit');
    await robbed.reads('auth.recover_email.done');
    await robbed.page.getByRole('link', { name: robbed.words('auth.new_password.title') }).click();
    await robbed.reads('auth.reset.help');
    await robbed.logIn({ email, password: PASSWORD });
    await robbed.page.waitForURL('**/dashboard');
    await robbed.page.goto(link);
    await robbed.press('auth.recover_email.submit');
    await robbed.reads('auth.recover_email.again');
  });

  it('that is incomplete is finished on another device, with the entered name', async () => {
    const account = { email: anEmail(), password: PASSWORD, username: 'Zoé' };
    const first = await somebody();
    await first.page.route('**/auth/register', (route) => route.abort());
    await first.fillRegistration(account);
    await first.reads('auth.register.half');

    const elsewhere = await somebody();
    await elsewhere.logIn(account);
    await elsewhere.page.waitForURL('**/dashboard');
    await elsewhere.page.goto('/profile/personal-data');
    const field = elsewhere.page.getByLabel(elsewhere.words('auth.username'));
    await field.waitFor();
    expect(await field.inputValue()).toBe('Zoé');
  });

  it('is not created for an email in use', async () => {
    const { email } = await registered('fr');
    const guest = await somebody('fr');
    await guest.fillRegistration({ email, password: PASSWORD });
    await guest.reads('errors.email_already_in_use');
  });
});
