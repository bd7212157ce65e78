import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { launchBrowser } from '../browser/support/launch.js';
import { anEmail } from '../support/project/world.js';
import { AccountHolder, ANOTHER } from './account-holder.js';
import { linksTo } from './emulator.js';

jest.setTimeout(90_000);

const ORIGIN = process.env.MOTLEY_ADDRESS ?? '';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(['en', 'fr'] as const)('an account at Firebase, in %s', (locale) => {
  const somebody = () => AccountHolder.arrives(browser, ORIGIN, locale);

  it('is verified by a mailed link, which can be requested again', async () => {
    const { holder, email } = await AccountHolder.registers(browser, ORIGIN, locale);
    const { page } = holder;
    await holder.reads('banner.verify_email', { email });
    expect(await linksTo(email, 'VERIFY_EMAIL')).toHaveLength(1);
    await holder.press('banner.resend');
    await holder.reads('toast.verification_sent');
    const links = await linksTo(email, 'VERIFY_EMAIL');
    expect(links).toHaveLength(2);

    await page.goto(links.at(-1) ?? '');
    await holder.press('auth.verify.submit');
    await holder.reads('auth.verify.done');
    await page.getByRole('link', { name: holder.words('notfound.back') }).click();
    await page.waitForURL('**/dashboard');
    await holder.reads('dashboard.empty_title');
    expect(await holder.text('banner.verify_email', { email }).count()).toBe(0);

    // The same link again, without a session.
    const stranger = await somebody();
    await stranger.page.goto(links.at(-1) ?? '');
    await stranger.press('auth.verify.submit');
    await stranger.reads('auth.verify.refused');
    await stranger.reads('auth.verify.again');
    expect([...holder.complaints(), ...stranger.complaints()]).toEqual([]);
  });

  it('gets a new password by a mailed link, and does not reveal whether it exists', async () => {
    const { email } = await AccountHolder.registers(browser, ORIGIN, locale);
    const forgetful = await somebody();
    const unknown = anEmail();
    await forgetful.askForReset(unknown);
    await forgetful.reads('auth.reset.sent');
    expect(await linksTo(unknown, 'PASSWORD_RESET')).toEqual([]);
    await forgetful.askForReset(email);
    await forgetful.reads('auth.reset.sent');

    const link = (await linksTo(email, 'PASSWORD_RESET')).at(-1) ?? '';
    await forgetful.page.goto(link);
    await forgetful.chooseAnother('weak-1');
    await forgetful.reads('form.password_content');
    await forgetful.chooseAnother(ANOTHER);
    await forgetful.reads('auth.new_password.done');
    await forgetful.logIn({ email, password: ANOTHER });
    await forgetful.page.waitForURL('**/dashboard');

    const late = await somebody();
    await late.page.goto(link);
    await late.chooseAnother('Columbine-3');
    await late.reads('auth.new_password.refused');
    await late.page.getByRole('link', { name: late.words('auth.login.forgotten') }).click();
    await late.reads('auth.reset.help');
  });
});
