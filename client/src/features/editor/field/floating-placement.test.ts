import { coversPinned, editorWidth } from './floating-placement.js';

describe('the floating editor', () => {
  it.each([
    ['as wide as it likes', { column: 318, viewport: 1200, pinned: 564 }, 498],
    ['as wide as its column', { column: 640, viewport: 1240, pinned: 564 }, 640],
    ['no wider than the room beside the pinned columns', { column: 300, viewport: 1000, pinned: 564 }, 424],
    ['never narrower than a sentence needs', { column: 300, viewport: 700, pinned: 564 }, 320],
  ])('is %s', (_, { column, ...beside }, width) => expect(editorWidth(column, beside)).toBe(width));

  it('covers the pinned columns only where the narrowest has no room beside them', () => {
    expect(coversPinned({ viewport: 896, pinned: 564 })).toBe(false);
    expect(coversPinned({ viewport: 895, pinned: 564 })).toBe(true);
  });
});
