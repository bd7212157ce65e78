import type { Permission } from '#core/domain/permissions.js';
import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { MemberLanguage, Membership } from '../../../src/entities/index.js';
import { GroupsService } from '../../../src/modules/groups/groups.service.js';
import { ChangesService } from '../../../src/modules/languages/changes.service.js';
import { LanguageUpdatesService } from '../../../src/modules/languages/language-updates.service.js';
import { LanguagesService } from '../../../src/modules/languages/languages.service.js';
import type { Member } from '../../../src/modules/members/member.js';
import { MembersService } from '../../../src/modules/members/members.service.js';
import { ProjectsService } from '../../../src/modules/projects/projects.service.js';
import { KeyCreationService } from '../../../src/modules/translations/key-creation.service.js';
import { KeysService } from '../../../src/modules/translations/keys.service.js';
import { ValuesService } from '../../../src/modules/translations/values.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors/domain.error.js';
import { answerToSqlState } from '../../../src/platform/http/sql-states.js';
import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { digest } from '../../support/counting.js';
import { aMember } from '../../support/project/world.js';

useApp();

type World = Awaited<ReturnType<typeof aText>>;

const refOf = ({ value }: World) => {
  const { id, keyId } = value('title', 'en');
  return { valueId: id, keyId, version: null };
};
const languageOf = ({ language }: World) => language('en').id;

/** A write as called by its controller: the guard has accepted the call, and then time passes. */
const WRITES: Record<string, [Permission, (member: Member, world: World) => Promise<unknown>]> = {
  'a text': [
    'canWriteValue',
    (member, world) => part(ValuesService).writeValue(member, refOf(world), { name: 'New' }),
  ],
  'a status': [
    'canWriteStatus',
    (member, world) => part(ValuesService).reviewValue(member, refOf(world), 'validated'),
  ],
  'a value': [
    'canWriteValue',
    (member, world) =>
      part(ValuesService).createValue(member, refOf(world).keyId, {
        name: 'x',
        languageId: world.language('fr').id,
        quantityString: null,
      }),
  ],
  'a group': ['canWriteGroup', (member) => part(GroupsService).createGroup(member, { name: 'new' })],
  'a group’s name': [
    'canWriteGroup',
    (member, { group }) => part(GroupsService).renameGroup(member, group('common').id, 'new'),
  ],
  'a key': [
    'canWriteKey',
    (member) =>
      part(KeyCreationService).createKey(member, {
        name: 'new',
        isPlural: false,
        groupId: null,
        groupName: null,
        description: '',
        maxLength: null,
        tags: [],
        values: [],
      }),
  ],
  'a key’s kind': [
    'canWriteKey',
    (member, world) => part(KeysService).updateKey(member, refOf(world).keyId, { isPlural: true }),
  ],
  'a key’s end': [
    'canWriteKey',
    (member, world) => part(KeysService).deleteKey(member, refOf(world).keyId, 'request'),
  ],
  'a language': [
    'canWriteLanguage',
    (member) =>
      part(LanguagesService).createLanguage(member, {
        name: 'de',
        replaceExistingKeys: false,
        applyStatuses: false,
      }),
  ],
  'an import': [
    'canWriteLanguage',
    (member, world) =>
      part(LanguagesService).importLanguage(member, languageOf(world), {
        groups: [],
        replaceExistingKeys: false,
        applyStatuses: false,
      }),
  ],
  'an import of languages': [
    'canWriteLanguage',
    (member) =>
      part(ChangesService).applyChanges(
        member,
        'uid',
        {
          languages: [{ tag: 'de', groups: [] }],
          replaceExistingKeys: false,
          applyStatuses: false,
          dryRun: false,
          obsolete: 'keep',
          hasMore: false,
        },
        'request',
      ),
  ],
  'a language’s name': [
    'canWriteLanguage',
    (member, world) =>
      part(LanguageUpdatesService).updateLanguage(member, languageOf(world), { name: 'new' }),
  ],
  'a language’s end': [
    'canWriteLanguage',
    (member, world) => part(LanguagesService).deleteLanguage(member, languageOf(world), 'request'),
  ],
  'the settings': [
    'canWriteProject',
    (member) =>
      part(ProjectsService).updateProject(member, { name: 'new', color: '000000', description: '' }),
  ],
};

/** The code of the response to an error of a service or of the database. */
const codeOf = (error: unknown): unknown =>
  error instanceof DomainError ? error.code : answerToSqlState(error)?.code;

/** A manager as seen by the guard, and what happens to them afterwards. */
async function authorised(right: Permission) {
  const world = await aText();
  const user = await aMember(world.project, 'manager');
  const member = await part(MembersService).requireMember(world.project.id, user.id, right, true);
  const memberships = part(Database).repository(Membership);
  const become = (changes: { role?: Role; targetRestricted?: boolean }) =>
    memberships.update({ userId: user.id }, changes);
  return { world, user, member, become, leave: () => memberships.delete({ userId: user.id }) };
}

describe.each(Object.entries(WRITES))(
  'a right that is lost between the guard and %s',
  (_what, [right, write]) => {
    it('does not exist any more', async () => {
      const { world, member, become } = await authorised(right);
      await become({ role: 'base' as Role });
      const before = await digest(world.project.id);
      await expect(write(member, world)).rejects.toThrow('unauthorized');
      expect(await digest(world.project.id)).toBe(before);
    });

    it('is of no use in a project that was archived', async () => {
      const { world, member } = await authorised(right);
      await as(world.owner).post(routes.archiveProject(world.project.id));
      const before = await digest(world.project.id);
      await expect(write(member, world).catch(codeOf)).resolves.toBe('project_archived');
      expect(await digest(world.project.id)).toBe(before);
    });

    it('is lost with the membership', async () => {
      const { world, member, leave } = await authorised(right);
      await leave();
      const before = await digest(world.project.id);
      await expect(write(member, world)).rejects.toThrow(/not_your_project|not_existing|unauthorized/);
      expect(await digest(world.project.id)).toBe(before);
    });
  },
);

it('language limits are also checked while writing', async () => {
  const { world, user, member, become } = await authorised('canWriteValue');
  await become({ targetRestricted: true });
  await expect(part(ValuesService).writeValue(member, refOf(world), { name: 'New' })).rejects.toThrow(
    'not_existing_value',
  );
  const membership = { projectId: world.project.id, membershipId: member.id, languageId: languageOf(world) };
  await part(Database)
    .repository(MemberLanguage)
    .insert({ ...membership, access: 'source' });
  await expect(part(ValuesService).writeValue(member, refOf(world), { name: 'New' })).rejects.toThrow(
    'unauthorized',
  );
  expect(await as(user).get(routes.listLanguages(world.project.id))).toMatchObject({
    body: [{ access: 'source' }],
  });
});

it('a right removed during twenty calls applies to each of them completely, and to none that follows', async () => {
  const { project, path, stored } = await aText();
  const editor = await aMember(project, 'editor');
  const write = (name: string) => as(editor).patch(path, { name });
  const [replies] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, (_, client) => write(`by ${client}`))),
    part(Database).repository(Membership).update({ userId: editor.id }, { role: 'reviewer' }),
  ]);
  const refusal = { status: 403, body: { error: 'unauthorized' } };
  const refused = replies.filter(({ status }) => status !== 200);
  for (const reply of [...refused, await write('late')]) expect(reply).toMatchObject(refusal);
  expect((await stored()).version).toBe(1 + replies.length - refused.length);
});
