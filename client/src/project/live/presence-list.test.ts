import type { PresentUser } from '#core/api/live.js';

import { PresenceList } from './presence-list.js';

const at = (userId: number, keyId: number | null = null, languageId: number | null = 2): PresentUser => ({
  userId,
  username: `Person ${userId}`,
  keyId,
  languageId,
});

const ids = (people: readonly { userId: number }[]): number[] => people.map(({ userId }) => userId);

describe('PresenceList', () => {
  it('has the others, not the user', () => {
    expect(ids(new PresenceList(7).update([at(7), at(9)]))).toEqual([9]);
  });

  it('has somebody with several tabs once, with all cells they edit', () => {
    const people = new PresenceList(7).update([at(9, 21), at(9), at(9, 23, null), at(9, 22)]);
    expect(people).toEqual([
      {
        userId: 9,
        username: 'Person 9',
        cells: [
          { keyId: 21, languageId: 2 },
          { keyId: 22, languageId: 2 },
        ],
      },
    ]);
  });

  it('has the user first who went to another cell last, and keeps the order of the others', () => {
    const list = new PresenceList(7);
    expect(ids(list.update([at(9), at(8)]))).toEqual([8, 9]);
    expect(ids(list.update([at(9, 21), at(8)]))).toEqual([9, 8]);
    expect(ids(list.update([at(9, 21), at(8)]))).toEqual([9, 8]);
    expect(ids(list.update([at(9, 21), at(8, 22)]))).toEqual([8, 9]);
  });

  it('takes somebody who comes back for somebody new', () => {
    const list = new PresenceList(7);
    list.update([at(8)]);
    list.update([at(8), at(9)]);
    list.update([at(9)]);
    expect(ids(list.update([at(9), at(8)]))).toEqual([8, 9]);
  });
});
