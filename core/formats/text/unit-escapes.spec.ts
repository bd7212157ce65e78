import { after, changed } from '../profile/testing-edits.js';

describe('characters that a file escapes', () => {
  it.each([
    ['a.properties', 'a=\\u00C9t\\u00E9\nb=x\n', 'a=\\u00C9t\\u00E9\nb=\\u00E0\n'],
    ['a.properties', 'a=\\u00c9t\\u00e9\nb=x\n', 'a=\\u00c9t\\u00e9\nb=\\u00e0\n'],
    ['a.json', '{"a": "\\u00C9t\\u00E9", "b": "x"}', '{"a": "\\u00C9t\\u00E9", "b": "\\u00E0"}'],
    ['a.json', '{"a": "\\u00c9t\\u00e9", "b": "x"}', '{"a": "\\u00c9t\\u00e9", "b": "\\u00e0"}'],
    [
      'a.arb',
      '{"a": "\\u00C9t\\u00E9", "b": "x", "@b": {}}',
      '{"a": "\\u00C9t\\u00E9", "b": "\\u00E0", "@b": {}}',
    ],
  ])('are escaped with the digits that it has, in capitals or not: %s, %s', (name, text, expected) => {
    expect(after({ name, text }, changed('b', 'à'))).toBe(expected);
  });
});
