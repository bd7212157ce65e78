import { somebody } from '../support/api.js';
import { ENGLISH_PHONE, FRENCH_DESK } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

describe('somebody invited from another kind of device', () => {
  it('is invited, accepts, gets other languages and is removed, visibly for both sides', async () => {
    const world = await aShop();
    const guest = await somebody('Léa Martin');
    const owner = await AppDriver.logIn(FRENCH_DESK, world.owner, `${world.path}/users`);
    const lea = await AppDriver.logIn(ENGLISH_PHONE, guest, '/invitations');
    await lea.said('invitations.empty_title');

    // Invited.
    await owner.button(owner.words('members.add')).click();
    const dialog = owner.dialog();
    await dialog.getByLabel(owner.words('auth.email')).fill(guest.email);
    await dialog.getByRole('combobox', { name: owner.words('members.col_role') }).click();
    await owner.option(owner.words('role.translator')).click();
    await dialog.getByRole('button', { name: owner.words('members.invite_submit') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await owner.said('members.pending');

    // Accepts, in another browser, and is in the project.
    await lea.page.reload();
    await lea.button(lea.words('invitations.accept_of', { name: 'Atlas' })).click();
    await lea.page.getByRole('link', { name: lea.words('invitations.open') }).click();
    await lea.ready();
    expect(await lea.languages()).toEqual(['English', 'Français', 'Deutsch']);
    await owner.page.reload();
    await owner.said('members.count', { count: 2 });
    await eventually(() => owner.page.getByText(owner.words('members.pending')).count(), 0);

    // May now write French only, and still read the language to translate from.
    const target = owner.page.getByRole('combobox', {
      name: owner.words('members.target_of', { name: 'Léa Martin' }),
    });
    await target.click();
    await owner.option('Français').click();
    const [saved] = await Promise.all([
      owner.page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
      target.blur(),
    ]);
    expect(saved.status()).toBe(200);
    await lea.page.reload();
    await lea.ready();
    await eventually(() => lea.languages(), ['English', 'Français']);

    // Removed.
    lea.expectRefusal(403);
    await owner.actOnMember('Léa Martin', owner.words('members.remove_user', { name: 'Léa Martin' }));
    await dialog.getByRole('button', { name: owner.words('app.remove') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await owner.said('members.count', { count: 1 });
    await lea.page.reload();
    await lea.said('errors.not_your_project');
  });
});
