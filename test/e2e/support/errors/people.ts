import { routes } from '#core/api/routes.js';

import { anEmail, call } from '../api.js';
import { inDialog, onPage, toast, under, underLabel } from './stage.js';
import type { Place, Row, Stage } from './stage.js';

const ROLE = (words: Stage['app']['words']): string => words('members.role_of', { name: 'Léa Martin' });

const underRole: Place = under(({ page, words }) => page.getByRole('combobox', { name: ROLE(words) }));

/** Makes Léa a reviewer. */
async function changeRole({ app }: Stage): Promise<void> {
  await app.page.getByRole('combobox', { name: ROLE(app.words) }).click();
  await app.option(app.words('role.reviewer')).first().click();
}

async function remove(stage: Stage, name: string, confirm: 'app.remove' | 'members.delete_invitation') {
  const { app } = stage;
  const label = app.words(confirm === 'app.remove' ? 'members.remove_user' : 'members.delete_invitation_of', {
    name,
  });
  await app.actOnMember(name, label);
  return app.dialog().getByRole('button', { name: app.words(confirm), exact: true });
}

async function fillInvitation(stage: Stage, email: string): Promise<void> {
  const { app } = stage;
  await stage.inShop('/users?d=invite');
  await app.dialog().getByLabel(app.words('auth.email')).fill(email);
  await app
    .dialog()
    .getByRole('combobox', { name: app.words('members.col_role') })
    .click();
  await app.option(app.words('role.translator')).click();
}

const sendInvitation = (stage: Stage) => stage.press('members.invite_submit');

/** Errors of members and invitations of a project. */
export const PEOPLE: Row[] = [
  {
    name: 'a role, without the right any more',
    provoke: async (stage) => {
      await stage.inShop('/users');
      await stage.app.page.getByRole('combobox', { name: ROLE(stage.app.words) }).waitFor();
      await stage.without(() => changeRole(stage));
    },
    told: [
      { id: 'errors.unauthorized', place: toast },
      { id: 'errors.update_user', place: underRole },
    ],
  },
  {
    name: 'a role, for another reason',
    provoke: async (stage) => {
      await stage.answer('PATCH', /\/users\/\d+$/, 500, 'unknown_error');
      await stage.inShop('/users');
      await changeRole(stage);
    },
    told: [
      { id: 'errors.unknown_error', place: toast },
      { id: 'errors.update_user', place: underRole },
    ],
  },
  {
    name: 'somebody to be removed, without the right any more',
    provoke: async (stage) => {
      await stage.inShop('/users');
      const confirm = await remove(stage, 'Léa Martin', 'app.remove');
      await stage.without(() => confirm.click());
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'somebody who has gone already',
    provoke: async (stage) => {
      const noah = await stage.world.member('editor', 'Noah Klein');
      await stage.inShop('/users');
      const confirm = await remove(stage, 'Noah Klein', 'app.remove');
      await stage.byOwner('DELETE', routes.removeProjectUser(stage.world.project.id, noah.id));
      await confirm.click();
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'an invitation without a role',
    provoke: async (stage) => {
      await stage.inShop('/users?d=invite');
      await stage.app.dialog().getByLabel(stage.app.words('auth.email')).fill(anEmail());
      await sendInvitation(stage);
    },
    told: [
      {
        id: 'errors.enter_role',
        place: under(({ page, words }) =>
          page.getByRole('dialog').getByRole('combobox', { name: words('members.col_role') }),
        ),
      },
    ],
  },
  {
    name: 'an invitation to nobody we know',
    provoke: async (stage) => {
      await fillInvitation(stage, anEmail());
      await sendInvitation(stage);
    },
    told: [{ id: 'errors.invitation_user_not_found', place: underLabel('auth.email') }],
  },
  {
    name: 'an invitation to somebody who is invited',
    provoke: async (stage) => {
      const { email } = await stage.invited('Zoé Roux');
      await fillInvitation(stage, email);
      await sendInvitation(stage);
    },
    told: [{ id: 'errors.invitation_already_exists', place: underLabel('auth.email') }],
  },
  {
    name: 'an invitation, without the right any more',
    provoke: async (stage) => {
      await fillInvitation(stage, anEmail());
      await stage.without(() => sendInvitation(stage));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'an invitation, for another reason',
    provoke: async (stage) => {
      await stage.answer('POST', routes.createInvitation(), 500, 'unknown_error');
      await fillInvitation(stage, anEmail());
      await sendInvitation(stage);
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'too many invitations',
    provoke: async (stage) => {
      await stage.answer('POST', routes.createInvitation(), 429, 'too_many_requests');
      await fillInvitation(stage, anEmail());
      await sendInvitation(stage);
    },
    told: [{ id: 'errors.too_many_requests', place: inDialog }],
  },
  {
    name: 'an invitation to be taken back, without the right any more',
    provoke: async (stage) => {
      await stage.invited('Ida Lund');
      await stage.inShop('/users');
      const confirm = await remove(stage, 'Ida Lund', 'members.delete_invitation');
      await stage.without(() => confirm.click());
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'an invitation that is taken back already',
    provoke: async (stage) => {
      const { id } = await stage.invited('Olga Wolf');
      await stage.inShop('/users');
      const confirm = await remove(stage, 'Olga Wolf', 'members.delete_invitation');
      await stage.byOwner('DELETE', routes.deleteInvitation(id));
      await confirm.click();
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'the languages of the users do not come',
    provoke: async (stage) => {
      await stage.answer('GET', /\/languages$/, 500, 'unknown_error');
      await stage.inShop('/users');
    },
    told: [
      { id: 'errors.load_title', place: onPage },
      { id: 'errors.retrieve_languages', place: onPage },
    ],
  },
];

/** A project of another user, to which the manager is invited. */
async function anInvitation(stage: Stage): Promise<number> {
  const { world, app } = stage;
  const { id: projectId } = await stage.byOwner<{ id: number }>('POST', routes.createProject(), {
    name: 'Helios',
    color: '0E766E',
    description: '',
    languages: ['English'],
    groups: [],
  });
  const body = { projectId, email: stage.manager.email, role: 'editor' };
  const { id } = await call<{ id: number }>('POST', routes.createInvitation(), body, world.owner.token);
  await stage.at('/invitations');
  await app.button(app.words('invitations.accept_of', { name: 'Helios' })).waitFor();
  return id;
}

/** Errors of received invitations. */
export const INVITATIONS: Row[] = [
  {
    name: 'an invitation taken back meanwhile',
    provoke: async (stage) => {
      await stage.byOwner('DELETE', routes.deleteInvitation(await anInvitation(stage)));
      await stage.press('invitations.accept_of', { name: 'Helios' });
    },
    told: [{ id: 'errors.not_existing_invitation', place: toast }],
  },
  {
    name: 'an invitation answered elsewhere',
    provoke: async (stage) => {
      const id = await anInvitation(stage);
      await stage.press('invitations.decline_of', { name: 'Helios' });
      await call('POST', routes.acceptInvitation(id), undefined, stage.manager.token);
      await stage.app
        .dialog()
        .getByRole('button', { name: stage.app.words('invitations.decline') })
        .click();
    },
    told: [{ id: 'errors.not_existing_invitation', place: inDialog }],
  },
];
