import { aProject } from '../samples.js';
import { removeKey } from './edit-project.js';
import { withGone } from './gone-keys.js';
import { structureOf } from './structure.js';

const before = aProject();
const idsOf = (project: typeof before): number[][] =>
  project.groups.map(({ keys }) => keys.map(({ id }) => id));

describe('withGone', () => {
  it('keeps the key somebody is at where it stood, and marks it', () => {
    const { project, gone } = withGone(removeKey(before, 12), before, (id) => id === 12);
    expect(idsOf(project)).toEqual(idsOf(before));
    expect([...gone]).toEqual([12]);
    expect(structureOf(project, gone).keys.get(12)).toMatchObject({ id: 12, isGone: true });
    expect(structureOf(project, gone).keys.get(11)).not.toHaveProperty('isGone');
  });

  it('lets every other key go', () => {
    const now = removeKey(before, 12);
    expect(withGone(now, before, () => false)).toEqual({ project: now, gone: new Set() });
  });

  it('keeps the group that went with its last key', () => {
    const [first] = before.groups;
    const now = { ...before, groups: before.groups.filter((group) => group !== first) };
    const kept = first?.keys[0]?.id;
    const { project } = withGone(now, before, (id) => id === kept);
    expect(project.groups.find(({ id }) => id === first?.id)?.keys.map(({ id }) => id)).toEqual([kept]);
  });
});
