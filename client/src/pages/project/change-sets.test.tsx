import { screen, waitFor, within } from '@testing-library/react';

import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import type { ChangeSetRevert, ChangeSetView } from '#core/api/change-sets.js';
import { routes, valuesPath } from '#core/api/routes.js';

import { fileField } from '../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeRequest, FakeServer } from '../../testing/server.js';

prepareGrid();

const ACTIVITY = routes.listActivity(7);
const REVERT = routes.revertChangeSet(7, 9);
const TIME = '2026-11-20T10:00:00.000Z';
const LEA = { id: 4, username: 'Léa Martin' };

const deletion = (more: Partial<ChangeSetView> = {}): ChangeSetView => ({
  id: 9,
  kind: 'delete',
  actor: LEA,
  at: TIME,
  counts: { languages: 0, groups: 1, keys: 2, values: 0 },
  revertedBy: null,
  expiresAt: '2026-12-20T10:00:00.000Z',
  isRevertible: true,
  isUnfinished: false,
  ...more,
});

const anItem = (more: Partial<ActivityItem>): ActivityItem => ({
  id: 90,
  at: TIME,
  actor: LEA,
  action: 'group.deleted',
  source: 'edit',
  group: { id: 33, name: null },
  key: null,
  language: null,
  valueId: null,
  version: null,
  old: { name: 'wind' },
  new: null,
  changeSetId: 9,
  changeSet: null,
  ...more,
});

const page = (...items: ActivityItem[]): ActivityPage => ({ items, next: null });

const counts = (more: Partial<ChangeSetRevert> = {}): ChangeSetRevert => ({
  restored: 3,
  keptNewer: 0,
  blocked: 0,
  ...more,
});

/** A project whose newest activity is the deletion of a group with two keys. */
function aDeletion(found: Partial<ChangeSetRevert> = {}, more: Partial<ChangeSetView> = {}): FakeServer {
  const changes = page(
    anItem({}),
    anItem({ id: 89, action: 'key.deleted', old: { name: 'gust' } }),
    anItem({ id: 88, action: 'key.deleted', old: { name: 'calm' } }),
  );
  return world()
    .on('GET', routes.listProjectUsers(7), ok([]))
    .on('GET', ACTIVITY, ({ query }: FakeRequest) =>
      ok(query.get('changeSetId') === '9' ? changes : page(anItem({ changeSet: deletion(more) }))),
    )
    .on('POST', REVERT, ok(counts(found)));
}

const bodies = (server: FakeServer): unknown[] => server.to('POST', REVERT).map(({ body }) => body);

describe('a change set in the activity', () => {
  it.each([
    ['en', 'deleted the group wind', '1 group · 2 keys', 'Show the changes', 'deleted the key gust'],
    [
      'fr',
      'a supprimé le groupe wind',
      '1 groupe · 2 clés',
      'Voir les modifications',
      'a supprimé la clé gust',
    ],
  ] as const)(
    'is one entry with its counts, opened to its changes, in %s',
    async (locale, deed, sum, show, key) => {
      const server = aDeletion();
      const { user } = await openGrid(`${AT}?d=activity`, locale);
      expect(await screen.findByText(deed)).toBeVisible();
      expect(screen.getByText(sum)).toBeVisible();
      expect(screen.queryByText(key)).toBeNull();
      expect(server.to('GET', ACTIVITY)[0]?.query.get('collapse')).toBe('true');
      await user.click(screen.getByRole('button', { name: show, expanded: false }));
      expect(await screen.findByText(key)).toBeVisible();
    },
  );

  it('says what an undo will do before it does it', async () => {
    const server = aDeletion({ keptNewer: 1, blocked: 2 });
    const { user } = await openGrid(`${AT}?d=activity`);
    await user.click(await screen.findByRole('button', { name: /^Undo the changes of/ }));
    expect(
      await screen.findByText(
        '3 items will be as they were before. 1 item has been changed since and stays as it is. ' +
          '2 items can’t come back because their names are taken or their groups are gone.',
      ),
    ).toBeVisible();
    expect(bodies(server)).toEqual([{ dryRun: true }]);
    await user.click(screen.getByRole('button', { name: 'Undo the changes' }));
    expect(await screen.findByText('Changes undone')).toBeVisible();
    expect(bodies(server)).toEqual([{ dryRun: true }, { dryRun: false }]);
    await waitFor(() => expect(server.to('GET', routes.readProject(7)).length).toBeGreaterThan(1));
  });

  it('says why it cannot be undone', async () => {
    aDeletion().on('POST', REVERT, refusal(409, 'already_reverted'));
    const { user } = await openGrid(`${AT}?d=activity`);
    await user.click(await screen.findByRole('button', { name: /^Undo the changes of/ }));
    expect(await screen.findByText('These changes have already been undone.')).toBeVisible();
  });

  it('is marked once it is undone', async () => {
    aDeletion({}, { revertedBy: 10, isRevertible: false });
    await openGrid(`${AT}?d=activity`);
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo the changes of/ })).toBeNull();
  });
});

describe('a switch of the plural forms', () => {
  it.each([
    ['en', 'cldr', 'switched the plurals to the forms of each language', /^Undo the changes of/],
    ['en', 'strict', 'switched the plurals to zero, one and other', /^Undo the changes of/],
    ['fr', 'cldr', 'a passé les pluriels aux formes de chaque langue', /^Annuler les modifications du/],
    ['fr', 'strict', 'a passé les pluriels à zero, one et other', /^Annuler les modifications du/],
  ] as const)('says to what, and can be undone, in %s to %s', async (locale, pluralMode, deed, undo) => {
    const before = pluralMode === 'cldr' ? 'strict' : 'cldr';
    const item = anItem({
      action: 'project.plural_mode_changed',
      group: null,
      old: { pluralMode: before },
      new: { pluralMode },
      changeSet: deletion({ kind: 'plural', counts: { languages: 0, groups: 0, keys: 0, values: 7 } }),
    });
    const server = aDeletion().on('GET', ACTIVITY, ok(page(item)));
    const { user } = await openGrid(`${AT}?d=activity`, locale);
    expect(await screen.findByText(deed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: undo }));
    await waitFor(() => expect(bodies(server)).toEqual([{ dryRun: true }]));
  });

  it('is said to be undone where it was', async () => {
    const item = anItem({
      action: 'project.plural_mode_changed',
      source: 'revert',
      old: { pluralMode: 'cldr' },
      new: { pluralMode: 'strict' },
      changeSet: deletion({ kind: 'revert' }),
    });
    aDeletion().on('GET', ACTIVITY, ok(page(item)));
    await openGrid(`${AT}?d=activity`);
    expect(await screen.findByText('undid changes')).toBeVisible();
  });
});

describe('an import', () => {
  it('can be undone from its result', async () => {
    const [values = ''] = valuesPath(7, 2).split('?');
    const imported = { id: 2, name: 'Français', access: 'target', warnings: [], changeSetId: 9 };
    const server = world()
      .on('POST', routes.importIntoLanguage(7, 2), ok(imported))
      .on('GET', values, ok([]))
      .on('POST', REVERT, ok(counts()));
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = await screen.findByRole('dialog');
    const file = '<resources><string name="fresh">Frais</string></resources>';
    await user.upload(fileField(), new File([file], 'strings.xml'));
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 key' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies(server)).toEqual([{ dryRun: false }]));
  });
});
