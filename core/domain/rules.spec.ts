import { isStorableText, isStrongPassword, SNAKE_CASE, toSnakeCase } from './rules.js';

describe('snake case', () => {
  it.each(['title', 'page_title', 'a1_b2', 'x'])('accepts %s', (name) => expect(name).toMatch(SNAKE_CASE));
  it.each(['', 'Title', 'page__title', '_title', 'title_', '1title', 'page-title', 'é'])(
    'refuses "%s"',
    (name) => expect(name).not.toMatch(SNAKE_CASE),
  );
  it.each([
    ['Page Title', 'page_title'],
    ['loginTitle', 'login_title'],
    ['  Été  2 ', 'ete_2'],
    ['404', null],
    ['日本', null],
  ])('suggests for "%s": %s', (typed, suggestion) => expect(toSnakeCase(typed)).toBe(suggestion));
});

describe('password', () => {
  it.each(['Abc1!x', 'Motley-2026', 'Éa1 #é'])('accepts %s', (password) =>
    expect(isStrongPassword(password)).toBe(true),
  );
  it.each(['Ab1!x', 'abcd1!', 'Abcdef!', 'Abcdef1'])('refuses %s', (password) =>
    expect(isStrongPassword(password)).toBe(false),
  );
});

describe('storable text', () => {
  it('accepts emoji, tabs and line breaks', () => expect(isStorableText('a\n\t👩‍🚀')).toBe(true));
  it.each(['a\u0000', '\ud83d', '\ude00x'])('refuses %j', (text) => expect(isStorableText(text)).toBe(false));
});
