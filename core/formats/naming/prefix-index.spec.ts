import fc from 'fast-check';

import { carries, PrefixIndex } from './prefix-index.js';

it('finds the longest prefix a name carries, as trying them all does', () => {
  const names = fc.string({ unit: fc.constantFrom('a', 'b', '_', ' '), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(names), names, (prefixes, name) => {
      const index = new PrefixIndex(prefixes.map((prefix) => [`${prefix}_`, prefix]));
      const longest = prefixes
        .filter((prefix) => carries(name, `${prefix}_`))
        .sort((a, b) => b.length - a.length)[0];
      const expected = longest === undefined ? null : { group: longest, length: longest.length + 1 };
      expect(index.longestOf(name)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

it('lets the first of equal prefixes count', () => {
  const index = new PrefixIndex([
    ['a_', 'first'],
    ['a_', 'second'],
  ]);
  expect(index.longestOf('a_x')).toEqual({ group: 'first', length: 2 });
});
