import type { Structure } from '../../../project/store/structure.js';
import { inRowOrder } from './row-order.js';
import type { RowOrder } from './row-order.js';

/** Groups by their ids, and keys by theirs, as the project lists them. */
const STRUCTURE = {
  files: [],
  groups: [
    { id: 7, name: 'common', fileId: null, keyIds: [71, 72] },
    { id: 9, name: 'about', fileId: null, keyIds: [] },
    { id: 3, name: 'zoo', fileId: null, keyIds: [31, 32, 33] },
  ],
  keys: new Map(
    Object.entries({ 71: 'title', 72: 'Apply', 31: 'item_10', 32: 'item_9', 33: 'été' }).map(([id, name]) => [
      Number(id),
      { name },
    ]),
  ),
} as unknown as Structure;

const shown = (order: RowOrder): string[] =>
  inRowOrder(STRUCTURE, order).groups.map(
    ({ name, keyIds }) => `${name}: ${keyIds.map((id) => STRUCTURE.keys.get(id)?.name).join(', ')}`,
  );

describe('the order of the rows', () => {
  it('is that of the files: as groups and keys were created', () => {
    expect(shown('file')).toEqual(['zoo: item_10, item_9, été', 'common: title, Apply', 'about: ']);
  });

  it('is by name, with common first, whole numbers by their value, and letters whatever their case', () => {
    expect(shown('name')).toEqual(['common: Apply, title', 'about: ', 'zoo: été, item_9, item_10']);
  });

  it.each<[RowOrder, string[]]>([
    ['file', ['about', 'zoo', 'common']],
    ['name', ['about', 'common', 'zoo']],
  ])('is by file, after what is in none (%s)', (order, names) => {
    const [common, about, zoo] = STRUCTURE.groups;
    const inFiles = {
      ...STRUCTURE,
      files: [{ id: 5 }, { id: 4 }],
      groups: [
        { ...about, fileId: null },
        { ...common, fileId: order === 'file' ? 4 : 5 },
        { ...zoo, fileId: order === 'file' ? 5 : 4 },
      ],
    } as Structure;
    expect(inRowOrder(inFiles, order).groups.map(({ name }) => name)).toEqual(names);
  });
});
