import { API_BASE, routes } from '#core/api/routes.js';

import { AppDriver, eventually } from '../support/app-driver.js';
import { follow } from '../support/follow.js';
import { held } from '../support/held.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const WAYS = [
  {
    way: 'leaves',
    d: 'leave',
    ends: routes.leaveProject,
    submit: 'project.leave',
    said: 'toast.project_left',
  },
  {
    way: 'deletes',
    d: 'delete',
    ends: routes.deleteProject,
    submit: 'project.delete',
    said: 'toast.project_deleted',
  },
] as const;

describe.each([ENGLISH_DESK, FRENCH_PHONE])('at $width px, $locale', (screen) => {
  it.each(WAYS)(
    'who $way a project while it is being loaded again sees no error',
    async ({ d, ends, submit, said }) => {
      const world = await aShop();
      const person = d === 'leave' ? await world.member('translator', 'Léa Martin') : world.owner;
      const app = await AppDriver.logIn(screen, person, '/dashboard');
      const { page, words } = app;
      const { waiting, answer } = await held(app, world);
      await page.goto(world.path);
      await eventually(() => waiting.length, 1);
      await answer();
      await app.ready();
      // Once more when the changes of others begin to come.
      await eventually(() => waiting.length, 1);
      await follow(page, `${world.path}?d=${d}`);
      if (d === 'delete') await app.dialog().getByRole('textbox').fill('Atlas');
      app.expectRefusal(403);
      let isTold = false;
      void page
        .getByText(words('errors.no_access_title'))
        .waitFor()
        .then(() => (isTold = true))
        .catch(() => undefined);
      await page.route(`**${API_BASE}${ends(world.project.id)}`, async (route) => {
        const response = await route.fetch();
        const refusal = page.waitForResponse((one) => one.url().endsWith('/columns'));
        await answer();
        expect([403, 404]).toContain((await refusal).status());
        // As long as the page needs to show what it was answered.
        await page.evaluate(
          'new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)))',
        );
        await route.fulfill({ response });
      });
      await app
        .dialog()
        .getByRole('button', { name: words(submit), exact: true })
        .click();
      await app.said(said);
      await page.waitForURL('**/dashboard');
      await app.dialog().waitFor({ state: 'detached' });
      expect(isTold).toBe(false);
    },
  );
});
