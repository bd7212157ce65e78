import type { CreatedInvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { currentApp, useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';
import { closeSockets, joined } from './support/live-socket.js';
import type { LiveSocket } from './support/live-socket.js';

useApp();
let otherOrigin = '';
beforeAll(() => {
  otherOrigin = currentApp().origin;
});

const aWorld = () => aProject({ languages: ['en', 'fr'], keys: ['title'] });

/** Writes a text of the language and waits until the owner has received it, and so has everybody else who does. */
async function write(
  { project, owner, value }: TestProject,
  witness: LiveSocket,
  language: string,
  name: string,
) {
  const { keyId, id } = value('title', language);
  await as(owner).patch(routes.writeValue(project.id, keyId, id), { name });
  await witness.event('value_changed', ({ values }) => values[0]?.name === name);
}

// The sockets are at the first process, the calls at the second one.
describe.each([
  ['at the same process', () => currentApp().origin],
  ['at another process', () => otherOrigin],
])('a member with a socket %s', (_where, origin) => {
  useApp();
  afterEach(closeSockets);

  it('receives events of both processes', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project, { origin: origin() });
    await write(world, live, 'en', 'Heading');
    expect(live.all('value_changed')).toHaveLength(1);
  });

  it('receives their new role, and the others do, too', async () => {
    const { project, owner } = await aWorld();
    const member = await aMember(project, 'editor');
    const [live, witness] = [
      await joined(member, project, { origin: origin() }),
      await joined(owner, project, { origin: origin() }),
    ];
    await as(owner).patch(routes.updateProjectUser(project.id, member.id), { role: 'reviewer' });
    expect(await live.event('member_changed')).toMatchObject({
      projectId: project.id,
      userId: member.id,
      role: 'reviewer',
      access: { role: 'reviewer', targetRestricted: false, languages: [{ name: 'en' }, { name: 'fr' }] },
    });
    expect(await witness.event('member_changed')).toEqual({
      projectId: project.id,
      userId: member.id,
      role: 'reviewer',
    });
  });

  it('loses and gains languages at once', async () => {
    const world = await aWorld();
    const { project, owner, language } = world;
    const member = await aMember(project, 'translator');
    const live = await joined(member, project, { origin: origin() });
    const witness = await joined(owner, project, { origin: origin() });
    const limit = (ids: string) =>
      as(owner).patch(routes.updateProjectUser(project.id, member.id), { targetLanguagesIds: ids });
    await limit(String(language('fr').id));
    expect(await live.event('member_changed')).toMatchObject({
      access: { targetRestricted: true, languages: [{ name: 'fr', access: 'target' }] },
    });
    await write(world, witness, 'en', 'Hidden');
    await write(world, witness, 'fr', 'Visible');
    await live.event('value_changed');
    await limit(String(language('en').id));
    await live.event('member_changed', ({ access }) => access?.languages[0]?.name === 'en');
    await write(world, witness, 'fr', 'Hidden');
    await write(world, witness, 'en', 'Seen');
    await live.event('value_changed', ({ values }) => values[0]?.name === 'Seen');
    expect(JSON.stringify(live.heard)).not.toContain('Hidden');
    expect(live.all('value_changed').map(({ values }) => values[0]?.name)).toEqual(['Visible', 'Seen']);
  });

  it('receives their removal, and nothing after it', async () => {
    const world = await aWorld();
    const { project, owner } = world;
    const member = await aMember(project, 'editor');
    const live = await joined(member, project, { origin: origin() });
    const witness = await joined(owner, project, { origin: origin() });
    await as(owner).delete(routes.removeProjectUser(project.id, member.id));
    expect(await live.event('member_changed')).toEqual({
      projectId: project.id,
      userId: member.id,
      role: null,
    });
    const heard = live.heard.length;
    await write(world, witness, 'en', 'Secret');
    expect(await live.send('focus', { keyId: 1, languageId: null })).toEqual({ ok: false, code: 'not_here' });
    expect(live.heard.slice(heard)).toEqual([]);
    expect(await live.send('join', { projectId: project.id, cursor: null })).toMatchObject({
      code: 'not_your_project',
    });
  });

  it('receives nothing after leaving the project in another tab', async () => {
    const { project } = await aWorld();
    const member = await aMember(project, 'editor');
    const live = await joined(member, project, { origin: origin() });
    await as(member).post(routes.leaveProject(project.id));
    expect(await live.event('member_changed')).toMatchObject({ role: null });
  });

  it('receives the deletion of the project, and is in it no more', async () => {
    const { project, owner } = await aWorld();
    const live = await joined(await aMember(project, 'editor'), project, { origin: origin() });
    await as(owner).delete(routes.deleteProject(project.id));
    expect(await live.event('project_changed')).toMatchObject({ projectId: project.id, project: null });
    const focus = { keyId: 1, languageId: null };
    let answer = await live.send('focus', focus);
    // The other process closes the project with its next message.
    while (answer.ok) answer = await live.send('focus', focus);
    expect(answer).toEqual({ ok: false, code: 'not_here' });
  });

  it('learns of new members, and of a language that they have created', async () => {
    const { project, owner } = await aWorld();
    const live = await joined(owner, project, { origin: origin() });
    const invitee = await aUser();
    const { body } = await as(owner).post<CreatedInvitationView>(routes.createInvitation(), {
      projectId: project.id,
      email: invitee.email,
      role: 'translator',
    });
    await as(invitee).post(routes.acceptInvitation(body.id));
    expect(await live.event('member_changed')).toEqual({
      projectId: project.id,
      userId: invitee.id,
      role: 'translator',
    });
  });

  it('who is limited receives the changes of a language that they have created', async () => {
    const { project, language } = await aWorld();
    const member = await aMember(project, 'editor', { target: [language('fr')] });
    const live = await joined(member, project, { origin: origin() });
    await as(member).post(routes.createLanguage(project.id), { name: 'Italian' });
    expect(await live.event('member_changed')).toMatchObject({
      access: { languages: [{ name: 'fr' }, { name: 'Italian' }] },
    });
  });
});
