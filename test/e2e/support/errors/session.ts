import { routes } from '#core/api/routes.js';

import { anEmail } from '../api.js';
import { inForm, toast, underLabel } from './stage.js';
import type { Row, Stage } from './stage.js';

async function sendLogin(stage: Stage, password: string): Promise<void> {
  await stage.at('/login');
  await fillLogin(stage, password);
}

async function fillLogin(stage: Stage, password: string): Promise<void> {
  await stage.field('auth.email').fill(stage.manager.email);
  await stage.field('auth.password').fill(password);
  await stage.press('auth.login.submit');
}

async function askForLink(stage: Stage): Promise<void> {
  await stage.at('/reset-password');
  await stage.field('auth.email').fill(anEmail());
  await stage.press('auth.reset.submit');
}

/** Errors before login. */
export const OUTSIDE: Row[] = [
  {
    name: 'a wrong password',
    provoke: (stage) => sendLogin(stage, 'Motley-2025'),
    told: [{ id: 'errors.invalid-credential', place: inForm }],
  },
  {
    name: 'the server is down at login',
    provoke: async (stage) => {
      await stage.at('/login');
      await stage.offline(() => fillLogin(stage, 'Motley-2026'));
    },
    told: [{ id: 'errors.network_error', place: inForm }],
  },
  {
    name: 'too many logins',
    provoke: async (stage) => {
      await stage.answer('POST', routes.signIn(), 429, 'too_many_requests');
      await sendLogin(stage, 'Motley-2026');
    },
    told: [{ id: 'errors.too_many_requests', place: inForm }],
  },
  {
    name: 'an e-mail that has an account',
    provoke: async (stage) => {
      await stage.at('/register');
      await stage.field('auth.email').fill(stage.manager.email);
      await stage.field('auth.password').fill('Motley-2026');
      await stage.field('auth.password_confirm').fill('Motley-2026');
      await stage.app.page.getByRole('checkbox').check();
      await stage.press('auth.register.submit');
    },
    told: [{ id: 'errors.email_already_in_use', place: underLabel('auth.email') }],
  },
  {
    // Local accounts never reveal who has an account: this is another provider's response.
    name: 'a new password for an e-mail nobody has',
    provoke: async (stage) => {
      await stage.answer('POST', routes.requestPasswordReset(), 404, 'not_existing_user');
      await askForLink(stage);
    },
    told: [{ id: 'errors.reset_failed', place: underLabel('auth.email') }],
  },
  {
    name: 'no new password for another reason',
    provoke: async (stage) => {
      await stage.answer('POST', routes.requestPasswordReset(), 500, 'unknown_error');
      await askForLink(stage);
    },
    told: [{ id: 'errors.reset_password', place: inForm }],
  },
];

/** The preferences. */
export const ACCOUNT: Row[] = [
  {
    name: 'an e-mail that somebody else has',
    provoke: async (stage) => {
      await stage.at('/profile/personal-data');
      await stage.field('auth.email').fill(stage.world.owner.email);
      await stage.field('auth.password').fill(stage.manager.password);
      await stage.press('app.save');
    },
    told: [{ id: 'errors.email_already_in_use', place: underLabel('auth.email') }],
  },
  {
    name: 'a wrong password for another e-mail',
    provoke: async (stage) => {
      await stage.at('/profile/personal-data');
      await stage.field('auth.email').fill(anEmail());
      await stage.field('auth.password').fill('Motley-2025');
      await stage.press('app.save');
    },
    told: [{ id: 'errors.invalid-credential', place: underLabel('auth.password') }],
  },
  {
    name: 'a name that is not saved',
    provoke: async (stage) => {
      await stage.answer('PATCH', routes.updateMe(), 500, 'unknown_error');
      await stage.at('/profile/personal-data');
      await stage.field('auth.username').fill('Mia');
      await stage.press('app.save');
    },
    told: [{ id: 'errors.update_user', place: ({ page }) => page.locator('form .ant-alert') }],
  },
  {
    name: 'a name while there is no connection',
    provoke: async (stage) => {
      await stage.at('/profile/personal-data');
      await stage.field('auth.username').fill('Mia');
      await stage.offline(() => stage.press('app.save'));
    },
    told: [{ id: 'errors.network_error', place: toast }],
  },
];
