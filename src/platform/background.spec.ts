import { Background } from './background.js';

/** The rows that are left, and a slice of up to 10 of them. */
function aTable(rows: number) {
  const table = { rows, slices: 0 };
  const changeSlice = (): Promise<number> => {
    const count = Math.min(table.rows, 10);
    table.rows -= count;
    table.slices += 1;
    return Promise.resolve(count);
  };
  return { table, changeSlice };
}

describe('work in slices', () => {
  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [25, 3],
  ])('of %i rows is done after %i slices', async (rows, slices) => {
    const { table, changeSlice } = aTable(rows);
    await new Background().inSlices(10, changeSlice);
    expect(table).toEqual({ rows: 0, slices });
  });

  it('ends with the slice under way if the process stops', async () => {
    const background = new Background();
    const { table, changeSlice } = aTable(100);
    await background.inSlices(10, () => {
      if (table.slices === 2) background.onModuleDestroy();
      return changeSlice();
    });
    expect(table).toEqual({ rows: 70, slices: 3 });
  });
});
