import type { Browser, Locator, Page } from 'playwright-core';

import { visit } from '../browser/support/browser.js';
import type { Locale } from '../browser/support/browser.js';
import { Translator } from '../browser/support/translator.js';
import type { Account } from '../browser/support/translator.js';
import { anEmail } from '../support/project/world.js';
import { wordsOf } from '../browser/support/words.js';
import type { Words } from '../browser/support/words.js';

export const PASSWORD = 'Motley-2026';
/** The new password. */
export const ANOTHER = 'Harlequin-1';

type Registered = Account & { holder: AccountHolder };

/** Drives the application in a separate browser like the holder of an account. */
export class AccountHolder {
  private constructor(
    readonly page: Page,
    readonly words: Words,
    /** The errors of the page, except for the expected ones. */
    readonly complaints: () => string[],
  ) {}

  static async arrives(browser: Browser, origin: string, locale: Locale): Promise<AccountHolder> {
    const { page, complaints } = await visit(browser, origin, locale);
    const unexpected = () => complaints.filter((line) => !line.startsWith('Failed to load resource'));
    return new AccountHolder(page, wordsOf(locale), unexpected);
  }

  /** Opens the application with a new signed-in account. */
  static async registers(browser: Browser, origin: string, locale: Locale): Promise<Registered> {
    const holder = await AccountHolder.arrives(browser, origin, locale);
    const account = { email: anEmail(), password: PASSWORD, username: 'Zoé' };
    await holder.register(account);
    return { holder, ...account };
  }

  register(account: Account): Promise<void> {
    return new Translator(this.page, this.words).register(account);
  }

  /** For sign-ins that must fail. */
  fillRegistration(account: Account): Promise<void> {
    return new Translator(this.page, this.words).fillRegistration(account);
  }

  async logIn({ email, password }: Account): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel(this.words('auth.email')).fill(email);
    await this.page.getByLabel(this.words('auth.password'), { exact: true }).fill(password);
    await this.press('auth.login.submit');
  }

  async askForReset(email: string): Promise<void> {
    await this.page.goto('/reset-password');
    await this.page.getByLabel(this.words('auth.email')).fill(email);
    await this.press('auth.reset.submit');
  }

  /** The page that a mailed link has opened. */
  async chooseAnother(password: string): Promise<void> {
    await this.page.getByLabel(this.words('auth.new_password.label')).fill(password);
    await this.page.getByLabel(this.words('auth.password_confirm')).fill(password);
    await this.press('auth.new_password.submit');
  }

  async changePassword(current: string, password: string): Promise<void> {
    await this.page.goto('/profile/personal-data?d=password');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.words('profile.password_current')).fill(current);
    await dialog.getByLabel(this.words('auth.new_password.label')).fill(password);
    await dialog.getByLabel(this.words('auth.password_confirm')).fill(password);
    await dialog.getByRole('button', { name: this.words('auth.new_password.submit') }).click();
  }

  async changeEmail(email: string, password: string): Promise<void> {
    await this.page.goto('/profile/personal-data');
    await this.page.getByLabel(this.words('auth.email'), { exact: true }).fill(email);
    await this.page.getByRole('textbox', { name: this.words('auth.password'), exact: true }).fill(password);
    await this.press('app.save');
  }

  async press(name: Parameters<Words>[0]): Promise<void> {
    await this.page.getByRole('button', { name: this.words(name), exact: true }).click();
  }

  text(...[id, values]: Parameters<Words>): Locator {
    return this.page.getByText(this.words(id, values)).first();
  }

  /** Waits until the page shows the text. */
  reads(...words: Parameters<Words>): Promise<void> {
    return this.text(...words).waitFor();
  }
}
