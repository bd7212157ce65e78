import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

const MANAGERS = [FRENCH_DESK, ENGLISH_PHONE];

describe.each(MANAGERS)('the audit log of a project, at $width px, $locale', (screen) => {
  it('says that a manager has changed a role', async () => {
    const world = await aShop();
    const manager = await world.member('manager', 'Mia Bauer');
    await world.member('reviewer', 'Noah Klein');
    const app = await AppDriver.logIn(screen, manager, `${world.path}/users`);
    const { page, words } = app;
    await page.getByRole('combobox', { name: words('members.role_of', { name: 'Noah Klein' }) }).click();
    const [saved] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
      app.option(words('role.translator')).first().click(),
    ]);
    expect(saved.status()).toBe(200);

    await page.goto(`${world.path}?d=activity`);
    await app.dialog().getByText(words('audit.title'), { exact: true }).click();
    const entries = app
      .dialog()
      .getByRole('list', { name: words('audit.title') })
      .getByRole('listitem');
    const [before, role] = [words('role.reviewer'), words('role.translator')];
    await entries
      .first()
      .getByText(words('audit.role_changed', { name: 'Noah Klein', before, role }))
      .waitFor();
    expect(await entries.first().locator('b').textContent()).toBe('Mia Bauer');
    await entries.getByText(words('audit.joined', { role: words('role.manager') })).waitFor();
    expect(new URL(page.url()).searchParams.get('log')).toBe('audit');
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the activity of an editor, at $width px, $locale', (screen) => {
  it('has no audit log beside it, whatever the address says', async () => {
    const world = await aShop();
    const editor = await world.member('editor', 'Mia Bauer');
    const app = await AppDriver.open(screen, world, '?d=activity&log=audit', editor);
    await app.dialog().getByText(app.words('activity.project_created')).waitFor();
    expect(await app.dialog().getByText(app.words('audit.title'), { exact: true }).count()).toBe(0);
  });
});
