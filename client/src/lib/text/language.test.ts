import { directionOf } from './language.js';

describe('directionOf', () => {
  it.each([
    ['العربية', 'rtl'],
    ['Arabic', 'rtl'],
    ['Hebrew', 'rtl'],
    ['فارسی', 'rtl'],
    ['English', 'ltr'],
    ['日本語', 'ltr'],
    ['no language', 'ltr'],
  ])('%s', (name, expected) => expect(directionOf(name)).toBe(expected));
});
