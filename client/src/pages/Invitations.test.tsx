import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { InvitationView } from '#core/api/invitations.js';

import { anInvitation } from '../testing/members.js';
import { renderApp } from '../testing/render.js';
import { aProject } from '../testing/samples.js';
import { done, ok, refusal, startServer } from '../testing/server.js';
import type { FakeServer } from '../testing/server.js';
import { keepSession, signIn } from '../testing/session.js';

const HELIOS = anInvitation();
const ORCHESTRA = anInvitation({ id: 30, projectId: 3, projectName: 'Orchestra', role: 'manager' });

/** Invitations wait until they are answered. */
function world(invitations: InvitationView[]): FakeServer {
  const server = signIn(startServer());
  const waiting = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  server.on('GET', routes.listInvitations(), () => ok([...waiting.values()]));
  for (const { id } of invitations) {
    const answered = () => {
      waiting.delete(id);
      return done();
    };
    server.on('POST', routes.acceptInvitation(id), answered);
    server.on('POST', routes.declineInvitation(id), answered);
  }
  return server;
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the invitations', () => {
  it.each([
    ['en', 'Invited by Amina Diallo as Reviewer', /^Accept: Helios web$/, /^Decline: Helios web$/],
    [
      'fr',
      'Invitation de Amina Diallo, rôle : Relecteur',
      /^Accepter.: Helios web$/,
      /^Refuser.: Helios web$/,
    ],
  ] as const)('say who invites to what, in %s', async (locale, from, accept, decline) => {
    world([HELIOS]);
    await renderApp({ at: '/invitations', locale });
    expect(await screen.findByRole('heading', { level: 2, name: 'Helios web' })).toBeVisible();
    expect(screen.getByText(from)).toBeVisible();
    expect(screen.getByRole('button', { name: accept })).toBeVisible();
    expect(screen.getByRole('button', { name: decline })).toBeVisible();
  });

  it('say for which languages they are', async () => {
    const limits = { targetRestricted: true, targetLanguages: [{ id: 12, name: 'Français', tag: 'fr' }] };
    world([HELIOS, { ...ORCHESTRA, ...limits }]);
    await renderApp({ at: '/invitations' });
    expect(await screen.findByText('All languages')).toBeVisible();
    const named = ['Target languages', 'Source languages'].map(
      (title) => screen.getByText(title).nextSibling,
    );
    expect(named.map((one) => one?.textContent)).toEqual(['Français', 'Target languages only']);
  });

  it('lead to the project once accepted, and the sidebar counts down', async () => {
    const server = world([HELIOS, ORCHESTRA]);
    const { user } = await renderApp({ at: '/invitations' });
    await screen.findByRole('button', { name: 'Accept: Helios web' });
    expect(sidebar().getByRole('link', { name: /2 invitations waiting/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept: Helios web' }));
    expect(await screen.findByRole('link', { name: 'Open project' })).toHaveAttribute('href', '/projects/2');
    expect(await screen.findByText('Invitation accepted')).toBeInTheDocument();
    expect(sidebar().getByRole('link', { name: /1 invitation waiting/ })).toBeVisible();
    // It stays where it was, above the older one.
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Helios web', 'Orchestra']);
    expect(server.to('POST', routes.acceptInvitation(31))).toHaveLength(1);
  });

  it('are declined after a question', async () => {
    const server = world([HELIOS]);
    const { user, address } = await renderApp({ at: '/invitations' });
    await user.click(await screen.findByRole('button', { name: 'Decline: Helios web' }));
    expect(address()).toBe('/invitations?d=decline&of=31');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You’ll need a new invitation to join Helios web.')).toBeVisible();
    expect(server.to('POST', routes.declineInvitation(31))).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Invitation declined')).toBeInTheDocument();
    expect(await screen.findByText('No invitations')).toBeVisible();
  });

  it('taken back meanwhile say so and go', async () => {
    const server = world([HELIOS]);
    server.on('POST', routes.acceptInvitation(31), () => {
      server.on('GET', routes.listInvitations(), ok([]));
      return refusal(404, 'not_existing_invitation');
    });
    const { user } = await renderApp({ at: '/invitations' });
    await user.click(await screen.findByRole('button', { name: 'Accept: Helios web' }));
    expect(await screen.findByText('This invitation doesn’t exist anymore.')).toBeInTheDocument();
    expect(await screen.findByText('No invitations')).toBeVisible();
  });

  it('wait for the e-mail to be verified, which the page explains', async () => {
    const server = world([]).on('POST', routes.resendVerification(), done());
    const claims = btoa(JSON.stringify({ email: 'camille@atlas.example', email_verified: false }));
    keepSession({ accessToken: `e30.${claims}.signature` });
    const { user } = await renderApp({ at: '/invitations' });
    expect(await screen.findByRole('heading', { name: 'Verify your email first' })).toBeVisible();
    expect(screen.queryByText('No invitations')).toBeNull();
    const [, inPage] = screen.getAllByRole('button', { name: 'Send it again' });
    if (inPage) await user.click(inPage);
    expect(await screen.findByText('Verification email sent')).toBeVisible();
    expect(server.to('POST', routes.resendVerification())).toHaveLength(1);
  });

  it('stand on the first dashboard, and lead into the first project', async () => {
    const server = world([HELIOS]).on('GET', routes.listProjects(), ok([]));
    const { user } = await renderApp({ at: '/dashboard' });
    const accept = await screen.findByRole('button', { name: 'Accept: Helios web' });
    server.on('GET', routes.listProjects(), ok([aProject({ id: 2, name: 'Helios web' })]));
    await user.click(accept);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Helios web' })).toBeVisible());
  });
});
