import type { Locator } from 'playwright-core';

import type { AppDriver } from '../support/app-driver.js';
import { aProjectFrom, downloaded, exported } from '../support/files.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const ANDROID = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- Above the list. -->
    <string name="inbox">%1$s has %2$d messages</string>
    <string name="hello">Hello, %s!</string>
    <string name="sale">50% of %s</string>
    <string name="done">100%% of %d done</string>
</resources>
`;

const IOS = `// MARK: - common
/* Above the list. */
"inbox" = "%1$@ has %2$d messages";
"hello" = "Hello, %@!";
"sale" = "50% of %s";
"done" = "100%% of %d done";
`;

const WEB = `{
  "common": {
    "inbox": "{0} has {1} messages",
    "hello": "Hello, {0}!",
    "sale": "50% of %s",
    "done": "100% of {0} done"
  }
}
`;

const box = (app: AppDriver, dialog: Locator): Locator =>
  dialog.getByRole('checkbox', { name: app.words('export.placeholders') });

/** Asserts the number of changed texts, and that one cannot change. */
const changing = (app: AppDriver, count: number) => async (dialog: Locator) => {
  const { words } = app;
  const changed = dialog.getByRole('list', { name: words('export.placeholders_changed', { count }) });
  await changed.waitFor();
  expect(await changed.locator('ins').count()).toBeGreaterThanOrEqual(count);
  const kept = dialog.getByRole('list', { name: words('export.placeholders_kept', { count: 1 }) });
  await kept.getByText(words('export.placeholder_ambiguous', { placeholder: '% o' })).waitFor();
  expect(await box(app, dialog).isChecked()).toBe(true);
};

describe.each([ENGLISH_DESK, FRENCH_PHONE])('an Android file, at $width px, $locale', (screen) => {
  it('has the placeholders of iOS and of the web there, and comes back to Android as it was', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    const ios = 'en.lproj/Localizable.strings';
    expect(await downloaded(app, 'ios', ios, changing(app, 2))).toEqual(['Localizable.strings', IOS]);
    expect(await downloaded(app, 'web', 'en.json', changing(app, 3))).toEqual(['en.json', WEB]);
    expect(await exported(app, 'android', 'values-en/strings.xml')).toEqual(['strings.xml', ANDROID]);
  });

  it('keeps its placeholders where the user wants that, and the next time', async () => {
    const app = await aProjectFrom(screen, 'strings.xml', ANDROID);
    const asTheyAre = WEB.replaceAll(/"(inbox|hello|done)": "[^"]*"/g, (_, key: string) => {
      const [, text = ''] = new RegExp(`name="${key}">([^<]*)<`).exec(ANDROID) ?? [];
      return `"${key}": "${text}"`;
    });
    const untick = (dialog: Locator): Promise<void> => box(app, dialog).uncheck();
    expect(await downloaded(app, 'web', 'en.json', untick)).toEqual(['en.json', asTheyAre]);
    const unticked = async (dialog: Locator): Promise<void> => {
      await box(app, dialog).waitFor();
      expect(await box(app, dialog).isChecked()).toBe(false);
    };
    expect(await downloaded(app, 'web', 'en.json', unticked)).toEqual(['en.json', asTheyAre]);
  });
});
