import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { AuditLog } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { logOf, pageOf } from '../../support/project/audit-log.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, anEmail, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const NOTHING = {
  user: null,
  email: null,
  role: null,
  old: null,
  new: null,
  token: null,
  deleted: null,
};

const named = ({ id, username }: TestUser) => ({ id, username });

async function invite(
  owner: TestUser,
  projectId: number,
  { email, mayRegister }: { email: string; mayRegister?: boolean },
): Promise<number> {
  const invitation = { projectId, role: 'translator', email, mayRegister };
  return (await as(owner).post<InvitationView>(routes.createInvitation(), invitation)).body.id;
}

describe('the audit log', () => {
  it('records who changed role and languages of whom', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const member = await aMember(project, 'editor');
    const body = { role: 'translator', targetLanguagesIds: `${language('fr').id}` };
    await as(owner).patch(routes.updateProjectUser(project.id, member.id), body);
    expect((await pageOf(owner, project.id)).items).toEqual([
      {
        id: expect.any(Number) as number,
        at: expect.stringMatching(/Z$/) as string,
        actor: named(owner),
        byOperator: false,
        action: 'member.updated',
        details: {
          ...NOTHING,
          user: named(member),
          old: { role: 'editor', sourceLanguages: null, targetLanguages: null },
          new: {
            role: 'translator',
            sourceLanguages: null,
            targetLanguages: [{ id: language('fr').id, name: 'fr' }],
          },
        },
      },
    ]);
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const { items } = await pageOf(owner, project.id);
    expect(items.map(({ action }) => action)).toEqual(['language.deleted', 'member.updated']);
    expect(items[1]?.details.new?.targetLanguages).toEqual([{ id: language('fr').id, name: 'fr' }]);
  });

  it('records a transfer', async () => {
    const { project, owner } = await aProject();
    const heir = await aMember(project, 'editor');
    await as(owner).patch(routes.updateProjectUser(project.id, heir.id), { role: 'owner' });
    expect((await logOf(heir, project.id)).newest).toMatchObject({
      actor: named(owner),
      action: 'project.transferred',
      details: { user: named(heir), old: { role: 'editor' }, new: { role: 'owner' } },
    });
  });

  it('records who was removed and who left, also after the deletion of their accounts', async () => {
    const { project, owner } = await aProject();
    const [removed, left, gone] = [
      await aMember(project, 'editor'),
      await aMember(project, 'translator'),
      await aMember(project, 'reviewer'),
    ];
    await as(removed).patch(routes.updateMe(), { username: 'Ruth' });
    await as(owner).delete(routes.removeProjectUser(project.id, removed.id));
    await as(left).post(routes.leaveProject(project.id));
    await as(gone).delete(routes.deleteMe());
    const { items } = await pageOf(owner, project.id);
    expect(items).toMatchObject([
      { action: 'member.left', actor: null, details: { user: { id: gone.id }, role: 'reviewer' } },
      { action: 'member.left', actor: named(left), details: { user: named(left), role: 'translator' } },
      {
        action: 'member.removed',
        actor: named(owner),
        details: { user: { username: 'Ruth' }, role: 'editor' },
      },
    ]);
    await as(removed).patch(routes.updateMe(), { username: 'Ruth B.' });
    const nameOfRemoved = async () => (await pageOf(owner, project.id)).items.at(-1)?.details.user?.username;
    expect(await nameOfRemoved()).toBe('Ruth B.');
    await as(removed).delete(routes.deleteMe());
    expect(await nameOfRemoved()).toBe('Ruth');
  });

  it('records invitations and their answers', async () => {
    const { project, owner } = await aProject();
    const [joining, declining, revoked] = [await aUser(), await aUser(), await aUser()];
    await as(joining).post(routes.acceptInvitation(await invite(owner, project.id, joining)));
    await as(declining).post(routes.declineInvitation(await invite(owner, project.id, declining)));
    await as(owner).delete(routes.deleteInvitation(await invite(owner, project.id, revoked)));
    const about = (user: TestUser) => ({ user: named(user), role: 'translator', email: null });
    expect((await pageOf(owner, project.id)).items).toMatchObject([
      { action: 'invitation.deleted', actor: named(owner), details: about(revoked) },
      { action: 'invitation.created', actor: named(owner), details: about(revoked) },
      { action: 'invitation.declined', actor: named(declining), details: about(declining) },
      { action: 'invitation.created', actor: named(owner), details: about(declining) },
      { action: 'invitation.accepted', actor: named(joining), details: about(joining) },
      { action: 'invitation.created', actor: named(owner), details: about(joining) },
    ]);
  });

  it('shows the email of a pending invitation without an account, as the list of users does', async () => {
    const { project, owner } = await aProject();
    const email = anEmail();
    const id = await invite(owner, project.id, { email, mayRegister: true });
    expect((await logOf(owner, project.id)).newest.details).toEqual({
      ...NOTHING,
      email,
      role: 'translator',
    });
    await as(owner).delete(routes.deleteInvitation(id));
    expect(JSON.stringify(await pageOf(owner, project.id))).not.toContain(email);
  });

  it('shows no email of users', async () => {
    const { project, owner } = await aProject();
    const member = await aMember(project, 'editor');
    await as(owner).patch(routes.updateProjectUser(project.id, member.id), { role: 'reviewer' });
    await invite(owner, project.id, { email: (await aUser()).email });
    expect(JSON.stringify(await pageOf(owner, project.id))).not.toContain('@');
  });

  it('records tokens that are bound to the project, and no others', async () => {
    const { project, owner } = await aProject();
    const other = await aProject({ owner });
    const member = await aMember(project, 'editor');
    const create = (projectId: number | null, user = member) => {
      const token = { name: 'CI', scopes: ['read'], projectId };
      return as(user).post<CreatedTokenView>(routes.createToken(), token);
    };
    await create(null);
    await create(other.project.id, owner);
    const { body } = await create(project.id);
    await as(member).delete(routes.revokeToken(body.id));
    await create(project.id);
    await as(member).delete(routes.revokeTokens());
    const entry = { actor: named(member), details: { ...NOTHING, token: { name: 'CI', scopes: ['read'] } } };
    const { items } = await pageOf(owner, project.id);
    expect(items).toMatchObject([
      { action: 'token.revoked', ...entry },
      { action: 'token.created', ...entry },
      { action: 'token.revoked', ...entry },
      { action: 'token.created', ...entry },
    ]);
    expect(JSON.stringify(items)).not.toContain('mtl_');
  });

  it('records deleted languages, groups and keys, each call once', async () => {
    const keys = ['title', 'lead', 'foot', 'pay'].map((name) => ({
      name,
      group: name === 'pay' ? 'shop' : 'page',
    }));
    const { project, owner, language, group, key } = await aProject({ languages: ['en', 'fr'], keys });
    const manager = await aMember(project, 'manager');
    const inBulk = (...keyIds: number[]) =>
      as(manager).post(routes.changeInBulk(project.id), { action: 'delete', keyIds });
    await as(manager).delete(routes.deleteLanguage(project.id, language('fr').id));
    await as(manager).delete(routes.deleteKey(project.id, key('title').id));
    await inBulk(key('lead').id, key('foot').id);
    await inBulk(key('lead').id);
    await as(manager).delete(routes.deleteGroup(project.id, group('shop').id));
    const deleted = (action: string, name: string | null, count: number) => ({
      actor: named(manager),
      action,
      details: { ...NOTHING, deleted: { name, keys: count } },
    });
    expect((await pageOf(owner, project.id)).items).toMatchObject([
      deleted('group.deleted', 'shop', 1),
      deleted('key.deleted', null, 2),
      deleted('key.deleted', 'title', 1),
      deleted('language.deleted', 'fr', 0),
    ]);
  });

  it('records the archive', async () => {
    const { project, owner } = await aProject();
    await as(owner).post(routes.archiveProject(project.id));
    await as(owner).delete(routes.unarchiveProject(project.id));
    expect((await logOf(owner, project.id)).actions).toEqual(['project.unarchived', 'project.archived']);
  });

  it('reads the entries of earlier releases, which have ids only', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const member = await aMember(project, 'editor');
    const deleted = 999_999_999;
    const details = {
      userId: member.id,
      old: { role: 'editor', source: [], target: null },
      new: { role: 'editor', source: null, target: [language('fr').id, deleted] },
    };
    const entry = { actorId: owner.id, projectId: project.id, requestId: null };
    await part(Database)
      .repository(AuditLog)
      .insert({ ...entry, action: 'member.updated', details });
    await part(Database)
      .repository(AuditLog)
      .insert({ ...entry, action: 'member.left', details: { role: 'editor' } });
    expect((await pageOf(owner, project.id)).items).toMatchObject([
      { action: 'member.left', details: { user: null, role: 'editor' } },
      {
        action: 'member.updated',
        details: {
          user: named(member),
          old: { sourceLanguages: [], targetLanguages: null },
          new: {
            sourceLanguages: null,
            targetLanguages: [
              { id: language('fr').id, name: 'fr' },
              { id: deleted, name: null },
            ],
          },
        },
      },
    ]);
  });
});
