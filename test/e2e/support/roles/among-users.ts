import { somebody } from '../api.js';
import type { World } from '../api.js';
import type { AppDriver } from '../app-driver.js';
import { dialog, press } from './act.js';
import type { Act } from './act.js';

/** Parts of the project may still be loading, and are refused then. */
const endsFor = (app: AppDriver, { project }: World): void =>
  app.expectComplaint(new RegExp(`status of 40[34] .*/projects/${project.id}/`));

/** The actions of the users' page, and leaving or deleting the project. */
export const AMONG_USERS: Act[] = [
  {
    name: 'invites',
    needs: 'canWriteInvitation',
    method: 'POST',
    act: async (app, world) => {
      const { page, words } = app;
      const { email } = await somebody('Ida Lund');
      await page.goto(`${world.path}/users?d=invite`);
      const form = app.dialog();
      await form.getByLabel(words('auth.email')).fill(email);
      await form.getByRole('combobox', { name: words('members.col_role') }).click();
      await app.option(words('role.translator')).click();
      await press(app, 'members.invite_submit');
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'takes an invitation back',
    needs: 'canWriteInvitation',
    method: 'DELETE',
    act: async (app) => {
      await app.actOnMember('Ida Lund', app.words('members.delete_invitation_of', { name: 'Ida Lund' }));
      await press(app, 'members.delete_invitation');
      await app.dialog().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'changes a role',
    needs: 'canWriteUser',
    method: 'PATCH',
    act: async (app) => {
      const name = app.words('members.role_of', { name: 'Noah Klein' });
      await app.page.getByRole('combobox', { name }).click();
      await app.option(app.words('role.translator')).first().click();
    },
  },
  {
    name: 'removes somebody',
    needs: 'canWriteUser',
    method: 'DELETE',
    act: async (app) => {
      await app.actOnMember('Noah Klein', app.words('members.remove_user', { name: 'Noah Klein' }));
      await press(app, 'app.remove');
    },
  },
  {
    name: 'leaves',
    needs: 'not to own',
    method: 'POST',
    act: async (app, world) => {
      await dialog(app, world, 'leave');
      endsFor(app, world);
      await press(app, 'project.leave');
    },
  },
  {
    name: 'deletes the project',
    needs: 'canDeleteProject',
    method: 'DELETE',
    act: async (app, world) => {
      const form = await dialog(app, world, 'delete');
      await form.getByRole('textbox').fill('Atlas');
      endsFor(app, world);
      await press(app, 'project.delete');
    },
  },
];
