import type { Focus } from '#core/api/live.js';
import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import { currentApp, useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';
import { closeSockets, joined } from './support/live-socket.js';

useApp();
let otherOrigin = '';
beforeAll(() => {
  otherOrigin = currentApp().origin;
});

const aWorld = async () =>
  aProject({
    owner: await aUser({ username: 'Olga' }),
    languages: ['en', 'fr'],
    keys: ['title'],
  });

describe.each([
  ['the same process', () => currentApp().origin],
  ['another process', () => otherOrigin],
])('presence, with the others at %s', (_where, origin) => {
  useApp();
  afterEach(closeSockets);

  it('says who is there, in which cell, and who has gone', async () => {
    const { project, owner, language, key } = await aWorld();
    const member = await aMember(project, 'editor');
    const live = await joined(member, project);
    const other = await joined(owner, project, { origin: origin() });
    const me = { userId: member.id, username: null, keyId: null, languageId: null };
    const olga = { userId: owner.id, username: 'Olga', keyId: null, languageId: null };
    const users = [olga, me].sort((a, b) => a.userId - b.userId);
    await live.event('presence', (presence) => JSON.stringify(presence.users) === JSON.stringify(users));
    const cell = { keyId: key('title').id, languageId: language('fr').id };
    expect(await other.send('focus', cell)).toEqual({ ok: true, result: null });
    const isInCell = ({ keyId, languageId }: Focus): boolean =>
      keyId === cell.keyId && languageId === cell.languageId;
    await live.event('presence', (presence) => presence.users.some(isInCell));
    other.socket.disconnect();
    const seen = live.heard.length;
    await live.event(
      'presence',
      (presence) => live.heard.length > seen && JSON.stringify(presence.users) === JSON.stringify([me]),
    );
    expect(live.all('presence').at(-1)).toEqual({ projectId: project.id, users: [me] });
  });

  it('says the new name of somebody who is there', async () => {
    const { project, owner } = await aWorld();
    const live = await joined(await aMember(project, 'editor'), project);
    await joined(owner, project, { origin: origin() });
    const isCalled = (name: string) => (presence: { users: { username: string | null }[] }) =>
      presence.users.some(({ username }) => username === name);
    await live.event('presence', isCalled('Olga'));
    await as(owner).patch(routes.updateMe(), { username: 'Olga Petrova' });
    await live.event('presence', isCalled('Olga Petrova'));
  });

  it('does not say in which cell somebody is, if the language may not be read', async () => {
    const { project, owner, language, key } = await aWorld();
    const limited = await aMember(project, 'translator', { target: [language('fr')] });
    const live = await joined(limited, project);
    const other = await joined(owner, project, { origin: origin() });
    const keyId = key('title').id;
    await other.send('focus', { keyId, languageId: language('en').id });
    const owners = (presence: { users: { userId: number; keyId: number | null }[] }) =>
      presence.users.filter(({ userId }) => userId === owner.id);
    await other.event('presence', (presence) => owners(presence)[0]?.keyId === keyId);
    await other.send('focus', { keyId, languageId: language('fr').id });
    await live.event('presence', (presence) => owners(presence)[0]?.keyId === keyId);
    expect(live.all('presence').flatMap(({ users }) => users)).not.toContainEqual(
      expect.objectContaining({ languageId: language('en').id }),
    );
  });

  it('is not sent to those who are not in the project', async () => {
    const { project, owner } = await aWorld();
    const other = await aProject();
    const elsewhere = await joined(other.owner, other.project);
    const here = await joined(owner, project, { origin: origin() });
    await here.event('presence');
    await elsewhere.event('presence');
    expect(elsewhere.all('presence').every(({ projectId }) => projectId === other.project.id)).toBe(true);
  });
});

describe('a cell', () => {
  afterEach(closeSockets);

  it('of a language that the member may not read is refused', async () => {
    const { project, language, key } = await aWorld();
    const live = await joined(await aMember(project, 'translator', { target: [language('fr')] }), project);
    const focus = { keyId: key('title').id, languageId: language('en').id };
    expect(await live.send('focus', focus)).toEqual({ ok: false, code: 'not_here' });
  });

  it('that the project does not have is refused', async () => {
    const [{ project, owner, language, key }, other] = [await aWorld(), await aWorld()];
    const live = await joined(owner, project);
    const own = { keyId: key('title').id, languageId: language('fr').id };
    const refused = { ok: false, code: 'not_here' };
    expect(await live.send('focus', { ...own, keyId: other.key('title').id })).toEqual(refused);
    expect(await live.send('focus', { ...own, languageId: other.language('fr').id })).toEqual(refused);
    expect(await live.send('focus', { ...own, keyId: Number.MAX_SAFE_INTEGER })).toEqual(refused);
    expect(await live.send('focus', own)).toEqual({ ok: true, result: null });
  });

  it('is left with the member', async () => {
    const { project, owner, language, key } = await aWorld();
    const member = await aMember(project, 'editor');
    const [live, witness] = [await joined(member, project), await joined(owner, project)];
    await live.send('focus', { keyId: key('title').id, languageId: language('en').id });
    await witness.event('presence', ({ users }) => users.some(({ keyId }) => keyId !== null));
    await as(owner).delete(routes.removeProjectUser(project.id, member.id));
    await witness.event('member_changed');
    const seen = witness.all('presence').length;
    await witness.event('presence', () => witness.all('presence').length > seen);
    expect(
      witness
        .all('presence')
        .at(-1)
        ?.users.map(({ userId }) => userId),
    ).toEqual([owner.id]);
  });
});
