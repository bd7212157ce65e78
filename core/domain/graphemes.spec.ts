import { countGraphemes } from './graphemes.js';

describe('countGraphemes', () => {
  it.each([
    ['', 0],
    ['Pay now', 7],
    ['Été', 3],
    ['e\u0301te\u0301', 3],
    ['👩‍👧 ok', 4],
    ['🇫🇷', 1],
    ['a\r\nb', 3],
    ['नमस्ते', 3],
  ])('%j has %i', (text, count) => expect(countGraphemes(text)).toBe(count));
});
