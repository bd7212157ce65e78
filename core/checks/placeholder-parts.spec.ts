import { textParts } from './placeholder-parts.js';

const placeholdersOf = (text: string): string[] =>
  textParts(text).flatMap((part) => (part.isPlaceholder ? [part.text] : []));

describe('placeholdersOf', () => {
  it.each([
    ['Spend {amount} in {country}', ['{amount}', '{country}']],
    ['Hello {{ user.name }}', ['{{ user.name }}']],
    ['%s of %1$d, %@ and %2$@', ['%s', '%1$d', '%@', '%2$@']],
    ['%.2f km, %ld m, %#@count@', ['%.2f', '%ld', '%#@count@']],
    ['50% de remise', []],
    ['100%% done, 20%', []],
    ['100%%d', []],
    ['100%complete', []],
    ['%dh %,dm, { name }', ['%d', '%,d', '{ name }']],
    ['{n, plural, one {# of {total}} other {#}}', ['{total}']],
    ['{} { } {a b}', []],
    [
      'Read <x id="1" equiv-text="{{ a }}"/><g id="2">{b}</g> <b>',
      ['<x id="1" equiv-text="{{ a }}"/>', '<g id="2">', '{b}', '</g>'],
    ],
    ['', []],
  ])('%j holds %j', (text, expected) => {
    expect(placeholdersOf(text)).toEqual(expected);
  });
});

describe('textParts', () => {
  it('joins back to the text', () => {
    const text = 'Noch {amount}, dann ist %1$s kostenlos 100%%';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('keeps the text between two placeholders apart from them', () => {
    expect(textParts('{a} and {b}')).toEqual([
      { text: '{a}', isPlaceholder: true },
      { text: ' and ', isPlaceholder: false },
      { text: '{b}', isPlaceholder: true },
    ]);
  });
});
