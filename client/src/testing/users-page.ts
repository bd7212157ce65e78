import { screen, within } from '@testing-library/react';

import type { Role } from '#core/domain/roles.js';

import { aMember, answerTeam, ENGLISH, FRENCH, PROJECT_ID } from './members.js';
import type { Rendered } from './render.js';
import { startServer } from './server.js';
import type { FakeServer } from './server.js';
import { signIn } from './session.js';

/** The path of the users of the sample project. */
export const AT = `/projects/${PROJECT_ID}/users`;

export const CHEN = aMember({ userId: 20 }, { source: [ENGLISH], target: [FRENCH] });
export const AMINA = aMember({
  userId: 21,
  username: 'Amina Diallo',
  email: 'amina@atlas.example',
  role: 'manager',
});
export const EVE = aMember({
  userId: 22,
  username: null,
  email: 'eve@elan.example',
  pending: true,
  invitationId: 91,
});

/** The users of a project on the fake server, as the signed-in user sees them in a role. */
export const world = (role: Role, others = [CHEN, AMINA, EVE]): FakeServer =>
  answerTeam(signIn(startServer()), role, others);

/** Chooses an action in the menu of a row. */
export async function choose(user: Rendered['user'], name: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The row of a user. */
export const rowOf = async (name: string | RegExp) => within(await screen.findByRole('row', { name }));
