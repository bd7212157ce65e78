import { areTags, isMaxLength, isSameTag, isTag } from './key-context.js';

describe('isTag', () => {
  it.each(['ticket', 'search form', ' ticket ', 'été', '🎫', 'x'.repeat(40)])('accepts %j', (tag) => {
    expect(isTag(tag)).toBe(true);
  });

  it.each(['', '  ', 'x'.repeat(41), 'a\u200Bb', 'a\nb', 7, null])('refuses %j', (tag) => {
    expect(isTag(tag)).toBe(false);
  });
});

describe('areTags', () => {
  it('accepts up to 50, also none', () => {
    expect(areTags([])).toBe(true);
    expect(areTags(Array.from({ length: 50 }, (_, index) => `tag ${index}`))).toBe(true);
    expect(areTags(Array.from({ length: 51 }, (_, index) => `tag ${index}`))).toBe(false);
  });

  it('refuses the same tag in another case, or with spaces around it', () => {
    expect(areTags(['ticket', 'Ticket'])).toBe(false);
    expect(areTags(['ticket', ' ticket'])).toBe(false);
    expect(isSameTag('Été', ' été ')).toBe(true);
  });

  it.each([null, 'ticket', {}, [''], [['ticket']]])('refuses %j', (tags) => {
    expect(areTags(tags)).toBe(false);
  });
});

describe('isMaxLength', () => {
  it.each([null, 1, 24, 20_000])('accepts %j', (length) => {
    expect(isMaxLength(length)).toBe(true);
  });

  it.each([0, -1, 1.5, 20_001, '24', undefined, Number.NaN])('refuses %j', (length) => {
    expect(isMaxLength(length)).toBe(false);
  });
});
