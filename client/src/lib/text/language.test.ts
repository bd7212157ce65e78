import { isRightToLeft } from './language.js';

describe('isRightToLeft', () => {
  it.each([
    ['العربية', true],
    ['Arabic', true],
    ['Hebrew', true],
    ['فارسی', true],
    ['English', false],
    ['日本語', false],
    ['no language', false],
  ])('%s', (name, expected) => expect(isRightToLeft(name)).toBe(expected));
});
