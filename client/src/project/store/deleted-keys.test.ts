import { aProject } from '../../testing/sample-projects.js';
import { removeKey } from './edit-project.js';
import { withDeletedKeys } from './deleted-keys.js';
import { structureOf } from './structure.js';

const before = aProject();
const idsOf = (project: typeof before): number[][] =>
  project.groups.map(({ keys }) => keys.map(({ id }) => id));

describe('withGone', () => {
  it('keeps the key somebody is at where it stood, and marks it', () => {
    const { project, deleted } = withDeletedKeys(removeKey(before, 12), before, (id) => id === 12);
    expect(idsOf(project)).toEqual(idsOf(before));
    expect([...deleted]).toEqual([12]);
    expect(structureOf(project, deleted).keys.get(12)).toMatchObject({ id: 12, isDeleted: true });
    expect(structureOf(project, deleted).keys.get(11)).not.toHaveProperty('isGone');
  });

  it('drops every other deleted key', () => {
    const now = removeKey(before, 12);
    expect(withDeletedKeys(now, before, () => false)).toEqual({ project: now, deleted: new Set() });
  });

  it('keeps the group of its last key', () => {
    const [first] = before.groups;
    const now = { ...before, groups: before.groups.filter((group) => group !== first) };
    const kept = first?.keys[0]?.id;
    const { project } = withDeletedKeys(now, before, (id) => id === kept);
    expect(project.groups.find(({ id }) => id === first?.id)?.keys.map(({ id }) => id)).toEqual([kept]);
  });
});
