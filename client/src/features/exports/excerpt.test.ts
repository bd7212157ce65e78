import { differenceAt, excerpt } from './excerpt.js';

describe('excerpt', () => {
  it('leaves a short text as it is', () => {
    expect(excerpt('x'.repeat(200), 150)).toBe('x'.repeat(200));
  });

  it.each([
    [0, /^a+…$/],
    [500, /^…a+…$/],
    [990, /^…a+$/],
  ])('cuts a long one around %i', (at, expected) => {
    expect(excerpt('a'.repeat(1000), at)).toMatch(expected);
  });

  it('shows the place', () => {
    expect(excerpt(`${'a'.repeat(700)}%s${'a'.repeat(700)}`, 700)).toContain('%s');
  });

  it.each([60, 61])('cuts no character in two: from %i on', (at) => {
    expect(excerpt('😀'.repeat(200), at)).toMatch(/^…?(?:😀)+…$/u);
  });
});

describe('differenceAt', () => {
  it.each([
    ['a %s', 'a %@', 3],
    ['', 'a', 0],
    ['a', 'a', 1],
  ])('%j and %j differ at %i', (some, other, at) => {
    expect(differenceAt(some, other)).toBe(at);
  });
});
