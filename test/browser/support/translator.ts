import type { Locator, Page, Request } from 'playwright-core';

import { PLATFORM_RULES } from '#core/formats/index.js';
import type { Platform } from '#core/formats/index.js';

import type { Words } from './words.js';

export interface Account {
  email: string;
  password: string;
  username?: string;
}

interface NamedFile {
  name: string;
  text: string;
}

const asUpload = ({ name, text }: NamedFile) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Drives the application like a translator, by visible texts. */
export class Translator {
  private readonly saving = new Set<Request>();

  constructor(
    readonly page: Page,
    private readonly words: Words,
  ) {
    page.on('request', (request) => request.method() === 'PATCH' && this.saving.add(request));
    page.on('requestfinished', (request) => this.saving.delete(request));
    page.on('requestfailed', (request) => this.saving.delete(request));
  }

  async register(account: Account): Promise<void> {
    await this.fillRegistration(account);
    await this.page.waitForURL('**/dashboard');
  }

  async fillRegistration({ email, password, username = '' }: Account): Promise<void> {
    const { page, words } = this;
    await page.goto('/');
    await page.getByRole('link', { name: words('auth.login.create') }).click();
    await page.getByRole('heading', { name: words('auth.register.title') }).waitFor();
    await page.getByLabel(words('auth.username')).fill(username);
    await page.getByLabel(words('auth.email')).fill(email);
    await page.getByLabel(words('auth.password'), { exact: true }).fill(password);
    await page.getByLabel(words('auth.password_confirm')).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: words('auth.register.submit') }).click();
  }

  async createProject(name: string, language: string, file: NamedFile): Promise<void> {
    const { page, words } = this;
    await page
      .getByRole('button', { name: words('dashboard.create') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('project.name')).fill(name);
    await dialog.getByLabel(words('project.default_language')).fill(language);
    await dialog.locator('input[type=file]').setInputFiles(asUpload(file));
    await dialog.locator('[aria-busy=false]', { hasText: file.name }).waitFor();
    await dialog.getByRole('button', { name: words('project.create_submit'), exact: true }).click();
    await page.waitForURL(/\/projects\/\d+/);
    await page.getByRole('grid').waitFor();
  }

  /**
   * Registers and creates a project in English.
   * @param xml the texts, as Android has them
   * @returns the path of the project
   */
  async begin(account: Account, xml: string): Promise<string> {
    await this.register(account);
    await this.createProject('Atlas', 'English', { name: 'strings.xml', text: xml });
    return new URL(this.page.url()).pathname;
  }

  /** Logs in on a page that asks for it. */
  async logIn({ email, password }: Account, at = '/login'): Promise<void> {
    const { page, words } = this;
    await page.goto(at);
    await page.getByLabel(words('auth.email')).fill(email);
    await page.getByLabel(words('auth.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: words('auth.login.submit') }).click();
  }

  async importLanguage(language: string, file: NamedFile, count: number): Promise<void> {
    const { page, words } = this;
    await page.getByRole('button', { name: words('editor.add_language') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('language.name'), { exact: true }).fill(language);
    await dialog.getByText(words('language.import')).click();
    await dialog.locator('input[type=file]').setInputFiles(asUpload(file));
    await dialog.getByRole('button', { name: words('imports.submit', { count }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('columnheader', { name: language }).waitFor();
  }

  /** The key rows in the order of the grid. */
  row(name: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** Replaces the text and moves to the next key. */
  async typeAndGoOn(text: string): Promise<void> {
    const { keyboard } = this.page;
    await this.page.locator('textarea:focus').waitFor();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.insertText(text);
    await keyboard.press('Enter');
  }

  /** Waits for the calls first, because saving is only shown after a delay. */
  async allSaved(): Promise<void> {
    while (this.saving.size > 0) await this.page.waitForTimeout(50);
    await this.page.getByText(this.words('editor.saved_all')).waitFor();
  }

  /** Downloads the export for a platform. */
  async exportAs(platform: Platform): Promise<{ name: string; bytes: Buffer }> {
    const { page, words } = this;
    await page.getByRole('button', { name: words('editor.export'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: PLATFORM_RULES[platform].name }).check();
    const submit = dialog.getByRole('button', { name: words('export.submit', { count: 2 }) });
    const [download] = await Promise.all([page.waitForEvent('download'), submit.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }
}
