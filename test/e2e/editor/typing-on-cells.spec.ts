import type { CDPSession, Page } from 'playwright-core';

import { eventually, AppDriver } from '../support/app-driver.js';
import { World } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';

/** By language: what is typed, eight sentences each, many of which begin with a letter that reviews or leads elsewhere. */
const SENTENCES: Record<string, readonly string[]> = {
  English: [
    'Very few rows remain.',
    'Xylophones mix rivers.',
    'Remove every mixed item?',
    'my view: 3 / 4 rooms',
    'I/O errors, revised',
    '? is a question mark',
    'jumping over kiosks',
    'v1 replaces x86',
  ],
  Français: [
    'Vous avez réussi !',
    'Réessayer à l’étape précédente',
    'Mot de passe oublié ?',
    'Ignorer « cet avis »',
    'xénophobe, très laid',
    'Où êtes-vous, Joël ?',
    'kilomètres vérifiés',
    'modifié à midi',
  ],
  Deutsch: [
    'Viele Grüße',
    'mit größter Mühe',
    'Räume für Äpfel & Öl',
    'x-beliebige Straße',
    'Jede Kiste zählt.',
    'rückgängig machen',
    'über 50 € im Monat',
    'info@münchen.example',
  ],
  العربية: [
    'مرحبا بكم في المتجر',
    'لا توجد رسائل',
    'حذف العنصر؟',
    'تم الحفظ بنجاح',
    'إعادة المحاولة',
    'السعر: ٥٠ ريالا',
    'تسجيل الخروج',
    'ألف شكر',
  ],
  Polski: [
    'Zażółć gęślą jaźń',
    'Mój koszyk',
    'Ręcznie usuń żółte',
    'Xero i kserokopia',
    'Jeśli możesz, kup',
    'ćma i łódź',
    'veto księcia',
    'irys w wazonie',
  ],
};

const LANGUAGES = Object.keys(SENTENCES);
const LINES = Object.values(SENTENCES)[0]?.length ?? 0;

/** Every cell has a text before; one row more than is typed into. */
const filled = (): Promise<World> =>
  World.with(LANGUAGES, {
    common: Object.fromEntries(
      Array.from({ length: LINES + 1 }, (_, n) => [
        `line_${n}`,
        LANGUAGES.map((language) => `${language} ${n}`),
      ]),
    ),
  });

/** Every other value validated, the others invalidated. */
async function reviewed(world: World): Promise<void> {
  for (let n = 0; n <= LINES; n += 1)
    for (const language of LANGUAGES)
      await world.review(n % 2 ? 'validated' : 'invalidated', world.value(`line_${n}`, language));
}

/** The calls that set a status. */
function reviewsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(status|bulk)$/.test(new URL(request.url()).pathname))
      calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

/** Presses the keys of a keyboard that has these characters, without waiting for what they do. */
function pressAll(keyboard: CDPSession, text: string): Promise<unknown> {
  return Promise.all(
    [...text].flatMap((key) => [
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  );
}

describe.each([ENGLISH_DESK, FRENCH_DESK])('forty sentences in five languages, $locale', (screen) => {
  it('typed on cells that are not open replace their texts, lose no letter, and review nothing', async () => {
    const world = await filled();
    await reviewed(world);
    const app = await AppDriver.open(screen, world);
    const { page } = app;
    const keyboard = await page.context().newCDPSession(page);
    const reviews = reviewsOf(page);
    for (const [at, language] of LANGUAGES.entries()) {
      await app.cell('line_0', at + 1).click();
      for (const sentence of SENTENCES[language] ?? []) {
        await pressAll(keyboard, sentence);
        for (const key of ['ControlOrMeta+s', 'Escape', 'ArrowDown']) await page.keyboard.press(key);
      }
      const last = `${language} ${LINES}`;
      await eventually(
        async () => Object.values(await world.texts(language)),
        [...(SENTENCES[language] ?? []), last],
      );
    }
    expect(reviews).toEqual([]);
    for (const language of LANGUAGES) {
      for (let n = 0; n < LINES; n += 1)
        expect(await world.status(world.value(`line_${n}`, language))).toBe('modified');
      expect(await world.status(world.value(`line_${LINES}`, language))).toBe('invalidated');
    }
  });
});

describe('a cell that is not open', () => {
  it('takes what is composed, and gives its text back at Escape', async () => {
    const world = await World.with(['English', '日本語'], { common: { title: ['Settings', '構成'] } });
    const app = await AppDriver.open(ENGLISH_DESK, world);
    const { page } = app;
    const keyboard = await page.context().newCDPSession(page);
    await app.cell('title', 2).click();
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      windowsVirtualKeyCode: 229,
    });
    const field = app.field('title', '日本語');
    await field.and(page.locator(':focus')).waitFor();
    for (const text of ['せ', 'せって', 'せってい'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: text.length });
    await keyboard.send('Input.insertText', { text: '設定' });
    expect(await field.inputValue()).toBe('設定');
    await page.keyboard.press('Escape');
    await app.cell('title', 2).and(page.locator(':focus')).waitFor();
    expect(await app.cell('title', 2).getAttribute('aria-label')).toContain('構成');
    expect((await world.texts('日本語'))['title']).toBe('構成');
  });

  it('takes what is pasted', async () => {
    const world = await World.with(['English', 'Français'], { common: { title: ['Settings', 'Options'] } });
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page } = app;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate("navigator.clipboard.writeText('Réglages')");
    await app.cell('title', 2).click();
    await page.keyboard.press('ControlOrMeta+v');
    const field = app.field('title', 'Français');
    await field.and(page.locator(':focus')).waitFor();
    expect(await field.inputValue()).toBe('Réglages');
    await page.keyboard.press('Enter');
    await eventually(async () => (await world.texts('Français'))['title'], 'Réglages');
  });

  it('is reviewed by a letter under a filter, which says so with Undo', async () => {
    const world = await World.with(['English', 'Français'], { common: { title: ['Settings', 'Options'] } });
    const value = world.value('title', 'Français');
    const app = await AppDriver.open(FRENCH_DESK, world, '?status=modified');
    const { page, words } = app;
    await app.cell('title', 2).click();
    await page.keyboard.press('v');
    await eventually(() => world.status(value), 'validated');
    const told = words('toast.validated', { key: 'title', language: 'Français' });
    await page.getByText(told, { exact: true }).waitFor();
    await app.button(words('app.undo'), true).click();
    await eventually(() => world.status(value), 'modified');
  });
});
