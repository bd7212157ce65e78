import type { ActivityPage } from '#core/api/activity.js';
import type { GroupDetails } from '#core/api/groups.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

describe('PATCH /projects/:projectId/translations/:keyId with a group', () => {
  it('moves a key to another group, with its values and their statuses', async () => {
    const { project, owner, key, group, value } = await aProject({
      keys: [
        { name: 'title', texts: { en: 'Title' } },
        { name: 'other', group: 'menu' },
      ],
    });
    const { id, keyId } = value('title', 'en');
    await as(owner).patch(routes.reviewValue(project.id, keyId, id), { status: 'validated' });
    const groupId = group('menu').id;
    const reply = await as(owner).patch<KeyView>(routes.updateKey(project.id, keyId), { groupId });
    expect(reply).toMatchObject({
      status: 200,
      body: { id: keyId, groupId, values: [{ id, name: 'Title', status: 'validated' }] },
    });
    const menu = await as(owner).get<GroupDetails>(routes.readGroup(project.id, groupId));
    expect(menu.body.keys.map(({ name }) => name)).toEqual(['title', 'other']);
    const { body } = await as(owner).get<ActivityPage>(routes.listActivity(project.id));
    const common = { groupId: key('title').groupId, groupName: 'common' };
    expect(body.items[0]).toMatchObject({
      action: 'key.updated',
      group: { name: 'menu' },
      old: { name: 'title', ...common },
      new: { name: 'title', groupId, groupName: 'menu' },
    });
  });

  it('moves, renames and changes the kind together', async () => {
    const { project, owner, key, group } = await aProject({ keys: ['title', { name: 'x', group: 'menu' }] });
    const change = { name: 'heading', isPlural: true, groupId: group('menu').id };
    const reply = await as(owner).patch(routes.updateKey(project.id, key('title').id), change);
    expect(reply).toMatchObject({ status: 200, body: change });
  });

  it('does not move a key to a group that has one of its name, or to a group of another project', async () => {
    const { project, owner, key, group } = await aProject({
      keys: ['title', { name: 'title', group: 'menu' }],
    });
    const other = await aProject({ owner, keys: [{ name: 'a', group: 'theirs' }] });
    const path = routes.updateKey(project.id, key('title').id);
    expect(await as(owner).patch(path, { groupId: group('menu').id })).toMatchObject({
      status: 422,
      body: { error: 'key_name_already_exists' },
    });
    expect(await as(owner).patch(path, { groupId: other.group('theirs').id })).toMatchObject({
      status: 404,
      body: { error: 'not_existing_group' },
    });
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body[0]).toMatchObject({ id: key('title').id, groupId: group('common').id });
  });
});
