import { somebody } from '../support/api.js';
import { AppDriver } from '../support/app-driver.js';
import { aProjectFrom, downloaded } from '../support/files.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';

const plural = (name: string, ...forms: string[]): string =>
  `    <plurals name="${name}">\n${forms
    .map((form) => `        <item quantity="${form}">${name} ${form}</item>\n`)
    .join('')}    </plurals>\n`;

const FIFTY = Array.from({ length: 50 }, (_, index) => plural(`p${index}`, 'zero', 'one', 'other'));
const ANDROID = `<resources>\n${FIFTY.join('')}${plural('pair', 'one', 'other')}</resources>\n`;

describe.each([ENGLISH_DESK, FRENCH_DESK, ENGLISH_PHONE, FRENCH_PHONE])(
  'fifty plurals of zero, one and other, and one of one and other, at $width px, $locale',
  (screen) => {
    it('are offered with what either mode loses, and without a warning in the proposed one', async () => {
      const app = await AppDriver.logIn(screen, await somebody(), '/dashboard?d=create');
      const { words } = app;
      const dialog = app.dialog();
      const file = { name: 'strings.xml', mimeType: 'text/xml', buffer: Buffer.from(ANDROID) };
      await dialog.locator('input[type=file]').setInputFiles(file);
      const losses = {
        strict: words('imports.loss_plurals', { count: 1 }),
        cldr: words('imports.loss_nothing'),
      };
      const sentence = dialog.getByText(words('imports.mode_losses', losses));
      await sentence.waitFor();
      expect(await dialog.getByRole('radio', { name: words('imports.mode_cldr') }).isChecked()).toBe(true);
      expect(await dialog.getByText('p0').count()).toBe(0);
      const box = await sentence.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(screen.width);
    });

    it('come with all of their texts, also to the file of another platform', async () => {
      const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
      const [, text] = await downloaded(app, 'web', 'en.json', () => Promise.resolve());
      const { common } = JSON.parse(text) as { common: Record<string, string> };
      expect(Object.keys(common)).toHaveLength(51);
      expect(common['p49']).toBe('p49 zero | p49 one | p49 other');
    });
  },
);
