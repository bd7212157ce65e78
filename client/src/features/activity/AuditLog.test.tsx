import { screen, waitFor, within } from '@testing-library/react';

import type { AuditLogDetails, AuditLogItem } from '#core/api/audit-log.js';
import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { aMember } from '../../testing/members.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';

prepareGrid();

const NOTHING: AuditLogDetails = {
  user: null,
  email: null,
  role: null,
  old: null,
  new: null,
  token: null,
  deleted: null,
};
const MIA = { id: 4, username: 'Mia' };
const FREE = { sourceLanguages: null, targetLanguages: null };

const entry = (action: AuditLogItem['action'], details: Partial<AuditLogDetails>, id = 1): AuditLogItem => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: 3, username: 'Ada' },
  action,
  byOperator: false,
  details: { ...NOTHING, ...details },
});

const LEFT = entry('member.left', { user: MIA, role: 'editor' });

const OPEN = `${AT}?d=activity&log=audit`;

/** The project with an audit log of these entries. */
const withLog = (items: AuditLogItem[], role: Role = 'owner', next: number | null = null): FakeServer =>
  world(aProject({ role }))
    .on('GET', routes.listActivity(7), ok({ items: [], next: null }))
    .on('GET', routes.listProjectUsers(7), ok([]))
    .on('GET', routes.listAuditLog(7), ok({ items, next }));

const languages = (...names: string[]) => names.map((name, id) => ({ id, name }));

describe('the audit log', () => {
  it.each([
    ['en', 'Audit log', 'Content', 'Adaleft the project (Editor)'],
    ['fr', 'Journal d’audit', 'Contenu', 'Adaa quitté le projet (Éditeur)'],
  ] as const)('is chosen beside the activity, in %s', async (locale, log, content, line) => {
    withLog([LEFT]);
    const { user, address } = await openGrid(`${AT}?d=activity`, locale);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: log }));
    expect(address()).toBe(OPEN);
    const list = within(await dialog.findByRole('list', { name: log }));
    expect(list.getByRole('listitem').textContent).toContain(line.replace('Ada', 'Ada '));
    await user.click(dialog.getByRole('radio', { name: content }));
    expect(address()).toBe(`${AT}?d=activity`);
    expect(dialog.queryByRole('list', { name: log })).toBeNull();
  });

  it.each([
    ['en', 'Audit log', 'An operator of this server'],
    ['fr', 'Journal d’audit', 'Un administrateur de ce serveur'],
  ] as const)('names operators, in %s', async (locale, log, name) => {
    withLog([{ ...entry('project.archived', {}), actor: null, byOperator: true }]);
    await openGrid(OPEN, locale);
    const list = within(await screen.findByRole('list', { name: log }));
    expect(list.getByRole('listitem').textContent).toContain(name);
  });

  it.each(['editor', 'translator', 'reviewer'] as const)('is not there for the role %s', async (role) => {
    const server = withLog([LEFT], role);
    await openGrid(OPEN);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Nothing has happened here yet.')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'Audit log' })).toBeNull();
    expect(server.to('GET', routes.listAuditLog(7))).toEqual([]);
  });

  it.each([
    [entry('member.removed', { user: MIA, role: 'editor' }), 'Ada removed Mia (Editor)'],
    [entry('member.left', { role: 'reviewer' }), 'Ada left the project (Reviewer)'],
    [
      entry('member.updated', {
        user: MIA,
        old: { role: 'editor', ...FREE },
        new: { role: 'manager', ...FREE },
      }),
      'Ada changed the role of Mia from Editor to Manager',
    ],
    [
      entry('member.updated', {
        user: MIA,
        old: { role: 'editor', ...FREE },
        new: { role: 'editor', ...FREE },
      }),
      'Ada saved Mia without changes',
    ],
    [entry('project.transferred', { user: MIA }), 'Ada made Mia the owner'],
    [entry('invitation.created', { user: MIA, role: 'translator' }), 'Ada invited Mia as Translator'],
    [
      entry('invitation.created', { email: 'noah@example.com', role: 'translator' }),
      'Ada invited noah@example.com as Translator',
    ],
    [
      entry('invitation.created', { role: 'translator' }),
      'Ada invited someone without an account as Translator',
    ],
    [entry('invitation.accepted', { role: 'editor' }), 'Ada joined the project as Editor'],
    [entry('invitation.declined', { role: 'editor' }), 'Ada declined the invitation (Editor)'],
    [
      entry('invitation.deleted', { user: { id: 9, username: null } }),
      'Ada deleted the invitation for Member 9',
    ],
    [
      entry('token.created', { token: { name: 'CI', scopes: ['read', 'write'] } }),
      'Ada created the token “CI” for this project (Read and write)',
    ],
    [
      entry('token.revoked', { token: { name: 'CI', scopes: ['read'] } }),
      'Ada revoked the token “CI” for this project',
    ],
    [entry('project.archived', {}), 'Ada archived the project'],
    [entry('project.unarchived', {}), 'Ada restored the project'],
    [entry('language.deleted', { deleted: { name: 'fr', keys: 0 } }), 'Ada deleted the language fr'],
    [entry('group.deleted', { deleted: { name: 'shop', keys: 2 } }), 'Ada deleted the group shop'],
    [entry('key.deleted', { deleted: { name: 'pay', keys: 1 } }), 'Ada deleted the key pay'],
    [entry('key.deleted', { deleted: { name: null, keys: 2 } }), 'Ada deleted 2 keys'],
    [{ ...LEFT, actor: null }, 'Mia left the project (Editor)'],
    [{ ...entry('project.transferred', { user: MIA }), actor: null }, 'Deleted account made Mia the owner'],
  ])('says what happened: %#', async (item, line) => {
    withLog([item]);
    await openGrid(OPEN);
    expect((await screen.findByRole('listitem')).textContent).toMatch(new RegExp(`^${escaped(line)}`));
  });

  it('names users without a username by the email that the list of members shows', async () => {
    const someone = { id: 9, username: null };
    withLog([entry('member.removed', { user: someone, role: 'editor' })]).on(
      'GET',
      routes.listProjectUsers(7),
      ok([aMember({ userId: 9, username: null, email: 'noah@example.com' })]),
    );
    await openGrid(OPEN);
    expect(await screen.findByText('removed noah@example.com (Editor)')).toBeVisible();
  });

  it('lists the languages before and after', async () => {
    const old = { role: 'editor' as const, ...FREE };
    const now = {
      role: 'editor' as const,
      sourceLanguages: [],
      targetLanguages: [...languages('French'), { id: 9, name: null }],
    };
    withLog([
      entry('member.updated', { user: MIA, old, new: now }, 2),
      entry('member.updated', { user: MIA, old: now, new: { ...now, sourceLanguages: null } }, 1),
    ]);
    await openGrid(OPEN);
    expect(await screen.findAllByText('changed the languages of Mia')).toHaveLength(2);
    expect(screen.getByText('Source languages: All languages → No languages')).toBeVisible();
    expect(screen.getByText('Target languages: All languages → French, deleted language 9')).toBeVisible();
    expect(screen.getByText('Source languages: No languages → Target languages only')).toBeVisible();
  });

  it('counts the keys that were deleted with a group', async () => {
    withLog([entry('group.deleted', { deleted: { name: 'shop', keys: 2 } })]);
    await openGrid(OPEN);
    expect(within(await screen.findByRole('listitem')).getByText('2 keys')).toBeVisible();
  });

  it('loads older entries page by page', async () => {
    const server = withLog([entry('member.left', {}, 9)], 'manager', 9);
    const { user } = await openGrid(OPEN);
    const older = await screen.findByRole('button', { name: 'Show older entries' });
    server.on('GET', routes.listAuditLog(7), ({ query }) =>
      query.get('before') === '9'
        ? ok({ items: [entry('member.removed', { user: MIA }, 8)], next: null })
        : ok({ items: [entry('member.left', {}, 9)], next: 9 }),
    );
    await user.click(older);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it('says that it is empty, and offers another try where it could not be loaded', async () => {
    const server = withLog([]).on('GET', routes.listAuditLog(7), refusal(500, 'unknown_error'));
    const { user } = await openGrid(OPEN);
    expect(await screen.findByRole('alert')).toHaveTextContent('The audit log couldn’t be loaded.');
    server.on('GET', routes.listAuditLog(7), ok({ items: [], next: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has happened here yet.')).toBeVisible();
  });
});

const escaped = (line: string): string => line.replaceAll(/[()]/g, String.raw`\$&`);
