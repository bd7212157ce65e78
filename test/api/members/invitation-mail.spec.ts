import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example', requireVerifiedEmail: false });

const invite = (owner: TestUser, projectId: number, email: string, headers = {}) =>
  as(owner).post<InvitationView>(
    routes.createInvitation(),
    { projectId, email, role: 'translator' },
    headers,
  );

const invitationsTo = async ({ email }: TestUser) =>
  (await mailsTo(smtp, email)).filter(({ subject }) => subject.startsWith('Invitation'));

const speaking = (language: string | null, { id }: TestUser) =>
  part(Database).query('UPDATE app_user SET language = $1 WHERE id = $2', [language, id]);

describe('the mail of an invitation', () => {
  it('says who invites to what, and leads to the invitations', async () => {
    const [owner, invitee] = [await aUser({ username: 'Ada L.' }), await aUser()];
    const { project } = await aProject({ owner, name: 'Atlas' });
    expect((await invite(owner, project.id, invitee.email)).status).toBe(201);
    const [mail, ...more] = await invitationsTo(invitee);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Invitation to the project “Atlas” on Motley');
    expect(mail?.text).toContain('Ada L. invites you to work on the project “Atlas”.');
    expect(mail?.text).toMatch(/^https:\/\/motley\.example\/invitations$/m);
    expect(mail?.text).toContain('<a href="https://motley.example/invitations">See my invitations</a>');
  });

  it('is in the language of the invited user, or else of the sender', async () => {
    const [owner, french, unknown] = [await aUser(), await aUser(), await aUser()];
    await Promise.all([speaking('fr', french), speaking(null, unknown)]);
    const { project } = await aProject({ owner, name: 'Atlas' });
    await invite(owner, project.id, french.email);
    await invite(owner, project.id, unknown.email, { 'accept-language': 'fr' });
    for (const invitee of [french, unknown]) {
      const [mail] = await invitationsTo(invitee);
      expect(mail?.subject).toBe('Invitation au projet « Atlas » sur Motley');
      expect(mail?.text).toContain('vous invite à travailler sur le projet « Atlas ».');
    }
  });

  it('lets no name be markup, a line of its own, a header, or an address to follow', async () => {
    const [owner, invitee] = [await aUser({ username: '<a href="//x">Win</a>' }), await aUser()];
    const { project } = await aProject({
      owner,
      name: 'A\r\nBcc: all@example.com\r\n\r\nhttps://evil.example/x',
    });
    await invite(owner, project.id, invitee.email);
    const [mail, ...more] = await invitationsTo(invitee);
    expect(more).toEqual([]);
    expect(mail?.subject).not.toMatch(/\n\S/);
    expect(mail?.text).not.toMatch(/^Bcc:/m);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).not.toContain('https://evil');
    expect(mail?.text).toContain('&lt;a href=&quot;//x&quot;&gt;Win&lt;/a&gt; invites you');
    expect(mail?.text.match(/<a /g)).toHaveLength(2);
  });

  it('is not sent where nobody is invited', async () => {
    const [owner, invitee] = [await aUser(), await aUser()];
    const { project } = await aProject({ owner });
    await invite(owner, project.id, invitee.email);
    expect((await invite(owner, project.id, invitee.email)).status).toBe(422);
    expect(await invitationsTo(invitee)).toHaveLength(1);
  });
});
