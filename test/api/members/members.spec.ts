import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';
import type { LanguageView } from '#core/api/languages.js';
import { may } from '#core/domain/permissions.js';
import { outranksOrEquals, ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';

import { Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { digest } from '../../support/counting.js';
import { anInvitation, auditOf } from '../../support/project/members.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const UNAUTHORIZED = { status: 403, body: { error: 'unauthorized' } };
const NOT_THERE = { status: 404, body: { error: 'not_existing_user' } };

const OTHERS = ROLES.filter((role) => role !== 'owner');

const rolesOf = async (projectId: number): Promise<Map<number, Role>> => {
  const rows = await part(Database).repository(Membership).findBy({ projectId });
  return new Map(rows.map(({ userId, role }) => [userId, role]));
};

describe('GET users', () => {
  it('lists every member with role and languages, and nothing about their accounts', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const translator = await aMember(project, 'translator', {
      source: [language('en')],
      target: [language('fr')],
    });
    const { status, body } = await as(translator).get(routes.listProjectUsers(project.id));
    const common = { projectId: project.id, username: null, pending: false, invitationId: null };
    expect([status, body]).toEqual([
      200,
      [
        {
          ...common,
          userId: owner.id,
          email: owner.email,
          role: 'owner',
          sourceRestricted: false,
          targetRestricted: false,
          sourceLanguages: [],
          targetLanguages: [],
        },
        {
          ...common,
          userId: translator.id,
          email: translator.email,
          role: 'translator',
          sourceRestricted: true,
          sourceLanguages: [{ id: language('en').id, name: 'en', tag: 'en' }],
          targetRestricted: true,
          targetLanguages: [{ id: language('fr').id, name: 'fr', tag: 'fr' }],
        },
      ],
    ]);
  });

  it.each(ROLES)('shows invited users to members who may invite: as %s', async (role) => {
    const { project, owner } = await aProject();
    const reader = role === 'owner' ? owner : await aMember(project, role);
    const invitee = await aUser();
    const { id } = await anInvitation(project.id, owner.id, invitee.id);
    const { body } = await as(reader).get<ProjectUserView[]>(routes.listProjectUsers(project.id));
    const pending = [{ userId: invitee.id, email: invitee.email, invitationId: id, role: 'editor' }];
    expect(body.filter((user) => user.pending)).toMatchObject(may(role, 'canWriteInvitation') ? pending : []);
  });
});

describe('PATCH users/:userId', () => {
  it('changes role and languages, returns the member, and is recorded', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr', 'de'] });
    const member = await aMember(project, 'editor');
    const [en, fr] = [language('en').id, language('fr').id];
    const body = { role: 'translator', sourceLanguagesIds: `${en}`, targetLanguagesIds: `${fr}` };
    const reply = await as(owner).patch<ProjectUserView>(
      routes.updateProjectUser(project.id, member.id),
      body,
    );
    expect(reply).toMatchObject({
      status: 200,
      body: {
        userId: member.id,
        role: 'translator',
        sourceRestricted: true,
        targetRestricted: true,
        sourceLanguages: [{ id: en, name: 'en', tag: 'en' }],
        targetLanguages: [{ id: fr, name: 'fr', tag: 'fr' }],
      },
    });
    const languages = await as(member).get<LanguageView[]>(routes.listLanguages(project.id));
    expect(languages.body.map(({ name, access }) => [name, access])).toEqual([
      ['en', 'source'],
      ['fr', 'target'],
    ]);
    expect(await auditOf(project.id)).toMatchObject([
      {
        action: 'member.updated',
        actorId: owner.id,
        requestId: reply.headers.get('x-request-id'),
        details: {
          userId: member.id,
          old: { role: 'editor', source: null, target: null },
          new: { role: 'translator', source: [{ id: en, name: 'en' }], target: [{ id: fr, name: 'fr' }] },
        },
      },
    ]);
  });

  it('keeps absent fields, and removes a limit by an empty list or null', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const [en, fr] = [language('en'), language('fr')];
    const member = await aMember(project, 'translator', { source: [en], target: [fr] });
    const patch = async (body: object) =>
      (await as(owner).patch<ProjectUserView>(routes.updateProjectUser(project.id, member.id), body)).body;
    expect(await patch({ role: 'editor' })).toMatchObject({
      role: 'editor',
      sourceLanguages: [{ id: en.id }],
      targetLanguages: [{ id: fr.id }],
    });
    expect(await patch({ sourceLanguagesIds: '' })).toMatchObject({
      role: 'editor',
      sourceRestricted: false,
      sourceLanguages: [],
      targetRestricted: true,
      targetLanguages: [{ id: fr.id }],
    });
    expect(await patch({ targetLanguagesIds: null })).toMatchObject({
      targetRestricted: false,
      targetLanguages: [],
    });
  });

  it('keeps a member limited whose last language was deleted', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const member = await aMember(project, 'translator', { target: [language('fr')] });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const { body } = await as(owner).patch(routes.updateProjectUser(project.id, member.id), {
      role: 'reviewer',
    });
    expect(body).toMatchObject({ targetRestricted: true, targetLanguages: [] });
  });

  it.each(
    ROLES.flatMap((actor) =>
      OTHERS.flatMap((subject) => ROLES.map((role) => [actor, subject, role] as const)),
    ),
  )('by %s of %s to %s', async (actorRole, subjectRole, role) => {
    const { project, owner } = await aProject();
    const actor = actorRole === 'owner' ? owner : await aMember(project, actorRole);
    const subject = await aMember(project, subjectRole);
    const before = await digest(project.id);
    const reply = await as(actor).patch(routes.updateProjectUser(project.id, subject.id), { role });
    const isAllowed =
      may(actorRole, 'canWriteUser') &&
      outranksOrEquals(actorRole, subjectRole) &&
      outranksOrEquals(actorRole, role);
    if (isAllowed) {
      expect(reply).toMatchObject({ status: 200, body: { role } });
      expect((await rolesOf(project.id)).get(subject.id)).toBe(role);
    } else {
      expect(reply).toMatchObject(UNAUTHORIZED);
      expect(await digest(project.id)).toBe(before);
    }
  });

  it('refuses outsiders, higher roles and the caller', async () => {
    const { project, owner } = await aProject();
    const manager = await aMember(project, 'manager');
    const invitee = await aUser();
    await anInvitation(project.id, owner.id, invitee.id);
    const patch = (user: TestUser, id: number | string) =>
      as(user).patch(`${routes.listProjectUsers(project.id)}/${id}`, { role: 'editor' });
    const before = await digest(project.id);
    expect(await patch(manager, owner.id)).toMatchObject(UNAUTHORIZED);
    expect(await patch(manager, manager.id)).toMatchObject(UNAUTHORIZED);
    expect(await patch(owner, owner.id)).toMatchObject(UNAUTHORIZED);
    expect(await patch(owner, (await aUser()).id)).toMatchObject(NOT_THERE);
    expect(await patch(owner, invitee.id)).toMatchObject(NOT_THERE);
    expect(await patch(owner, 'abc')).toMatchObject(NOT_THERE);
    expect(await digest(project.id)).toBe(before);
  });

  it('refuses an invalid body, and languages of other projects', async () => {
    const { project, owner, language } = await aProject();
    const foreign = await aProject();
    const member = await aMember(project, 'editor');
    const en = language('en').id;
    const before = await digest(project.id);
    const lists = ['a', '1,,2', ' 1', '1, 2', ',', '01', '1e3', '-1', `${en},${en}`, 7, [en], {}, true];
    const wrong = [
      ...lists.flatMap((list) => [{ sourceLanguagesIds: list }, { targetLanguagesIds: list }]),
      { targetLanguagesIds: Array.from({ length: 201 }, (_, id) => id + 1).join() },
      { targetLanguagesIds: `${en},${foreign.language('en').id}` },
      { sourceLanguagesIds: '9007199254740993' },
      ...['base', '', null, 7, ['editor']].map((role) => ({ role })),
    ];
    for (const body of wrong) {
      const reply = await as(owner).patch(routes.updateProjectUser(project.id, member.id), body);
      expect([body, reply]).toMatchObject([body, { status: 400, body: { error: 'validation_error' } }]);
    }
    expect(await digest(project.id)).toBe(before);
  });
});

describe('the calls about members', () => {
  it('refuse outsiders and anonymous callers', async () => {
    const { project, owner } = await aProject();
    const stranger = await aUser();
    const before = await digest(project.id);
    for (const [api, refusal] of [
      [as(stranger), { status: 403, body: { error: 'not_your_project' } }],
      [anonymous(), { status: 401, body: { error: 'unauthenticated' } }],
    ] as const) {
      expect(await api.get(routes.listProjectUsers(project.id))).toMatchObject(refusal);
      expect(await api.patch(routes.updateProjectUser(project.id, owner.id), { role: 'x' })).toMatchObject(
        refusal,
      );
      expect(await api.delete(routes.removeProjectUser(project.id, owner.id))).toMatchObject(refusal);
      expect(await api.post(routes.leaveProject(project.id))).toMatchObject(refusal);
    }
    expect(await digest(project.id)).toBe(before);
  });
});
