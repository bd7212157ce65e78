import { letterColor } from './ProjectTile.js';

describe('the letter of a tile', () => {
  it.each([
    ['0F766E', '#fff'],
    ['1E3170', '#fff'],
    ['000000', '#fff'],
    ['F4C430', '#131A2E'],
    ['96C93D', '#131A2E'],
    ['FFFFFF', '#131A2E'],
  ])('stands out on %s in %s', (color, letter) => expect(letterColor(color)).toBe(letter));
});
