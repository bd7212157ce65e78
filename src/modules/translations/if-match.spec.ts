import { versionIn } from './if-match.js';

describe('the version in If-Match', () => {
  it.each([
    ['3', 3],
    ['"3"', 3],
    ['W/"3"', 3],
    [' "12" ', 12],
  ])('%s is %i', (header, version) => expect(versionIn(header)).toBe(version));

  it.each([undefined, '*', ' * '])('%s is any', (header) => expect(versionIn(header)).toBeNull());

  it.each(['', 'a', '"3', '3"', '"a"', '-1', '1.5', '"1", "2"', '12345678901'])('"%s" is refused', (header) =>
    expect(() => versionIn(header)).toThrow('validation_error'),
  );
});
