import { anEmail } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

describe('somebody without an account, invited from another kind of device', () => {
  it('is invited by a link, registers with it, and joins the project', async () => {
    const world = await aShop();
    const email = anEmail();
    const owner = await AppDriver.logIn(ENGLISH_DESK, world.owner, `${world.path}/users`);

    // The server knows no such user: the dialog offers the next step.
    await owner.button(owner.words('members.add')).click();
    const dialog = owner.dialog(owner.words('members.invite_title'));
    await dialog.getByLabel(owner.words('auth.email')).fill(email);
    await dialog.getByRole('combobox', { name: owner.words('members.col_role') }).click();
    await owner.option(owner.words('role.translator')).click();
    owner.expectRefusal(404);
    await dialog.getByRole('button', { name: owner.words('members.invite_submit') }).click();
    await owner.said('errors.invitation_user_not_found');
    await owner.said('members.invite_new', { email });
    await dialog.getByRole('button', { name: owner.words('members.invite_new_submit') }).click();

    // Without a mail server the link is shown.
    const shown = owner.dialog(owner.words('members.link_title'));
    const link = new URL(await shown.getByLabel(owner.words('members.link')).inputValue());
    await shown.getByRole('button', { name: owner.words('app.close') }).click();
    await shown.waitFor({ state: 'hidden' });
    await owner.said('members.pending_new');

    // The link leads to the registration, and from there to the invitation.
    const newcomer = await AppDriver.start(FRENCH_PHONE);
    const { page, words } = newcomer;
    await page.goto(`${link.pathname}${link.search}`);
    const field = page.getByLabel(words('auth.email'));
    expect(await field.inputValue()).toBe(email);
    await page.getByLabel(words('auth.password'), { exact: true }).fill('Motley-2026');
    await page.getByLabel(words('auth.password_confirm')).fill('Motley-2026');
    await page.getByRole('checkbox').check();
    await newcomer.button(words('auth.register.submit')).click();
    await page.waitForURL('**/invitations');
    await newcomer.button(words('invitations.accept_of', { name: 'Atlas' })).click();
    await page.getByRole('link', { name: words('invitations.open') }).click();
    await newcomer.ready();

    await owner.page.reload();
    await owner.said('members.count', { count: 2 });
    await eventually(() => owner.page.getByText(owner.words('members.pending_new')).count(), 0);
  });
});
