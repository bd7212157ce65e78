import type { ConfigView } from '#core/api/config.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { AppDriver } from '../support/app-driver.js';
import { aRepository, drop, zipOf } from '../support/repository.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';

const FIRST = { 'locales/{language}/common.json': { en: { title: 'Trains' }, fr: { title: 'Trains' } } };

const SECOND = Object.fromEntries(
  ['en', 'fr', 'de'].map((code) => [`locales/${code}/common.json`, '{"title":"Trains"}'] as const),
);

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a repository with more languages than its project may have, $width in $locale',
  (screen) => {
    it('is refused before anything is sent, until some are left out', async () => {
      const world = await aRepository(FIRST);
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      await page.route(`**${API_BASE}${routes.readConfig()}`, async (route) => {
        const response = await route.fetch();
        const config = (await response.json()) as ConfigView;
        await route.fulfill({ json: { ...config, limits: { ...config.limits, languagesPerProject: 2 } } });
      });
      await page.reload();
      await app.ready();
      await drop(app, 'wayfarer.zip', zipOf(SECOND));
      const submit = page.getByRole('button', { name: words('again.submit', { changes: 1 }) });
      await submit.click();
      await page.getByText(words('repo.language_limit', { most: 2 })).waitFor();
      await page.getByRole('checkbox', { name: 'locales/de/common.json' }).uncheck();
      await page.getByText(words('again.ticked', { n: 0, changes: 1 })).waitFor();
    });
  },
);
