import { LONGEST_FIND, replaceIn } from './replace-text.js';
import type { ReplaceWish } from './replace-text.js';

const wish = (find: string, replacement: string, more: Partial<ReplaceWish> = {}): ReplaceWish => ({
  find,
  replacement,
  matchCase: false,
  wholeWord: false,
  ...more,
});

describe('replacing in a text', () => {
  it.each<[string, string, string, Partial<ReplaceWish>, string | null]>([
    ['The cart, the Cart.', 'cart', 'basket', {}, 'The basket, the basket.'],
    ['The cart, the Cart.', 'Cart', 'Basket', { matchCase: true }, 'The cart, the Basket.'],
    ['cart carton scart', 'cart', 'x', { wholeWord: true }, 'x carton scart'],
    ['Été été', 'ÉTÉ', 'hiver', {}, 'hiver hiver'],
    ['ete', 'été', 'x', {}, null],
    ['déjà vu', 'déj', 'x', { wholeWord: true }, null],
    ['l’école', 'école', 'x', { wholeWord: true }, 'l’x'],
    ['ΟΔΟΣ οδος', 'οδός'.normalize('NFD').replace(/\p{M}/gu, ''), 'x', {}, 'x x'],
    ['İstanbul', 'i', 'x', {}, null],
    ['İstanbul', 'İ', 'I', {}, 'Istanbul'],
    ['e\u0301te\u0301', 'e', 'x', {}, null],
    ['aaaa', 'aa', 'b', {}, 'bb'],
    ['aaaa', 'aa', 'b', { wholeWord: true }, null],
    ['$& costs $1', '$1', '$&', {}, '$& costs $&'],
    ['a.c abc', 'a.c', 'x', {}, 'x abc'],
    ['🚀 go', '🚀', '', {}, ' go'],
    ['𝒳cart', 'cart', 'x', { wholeWord: true }, null],
    ['(cart)', '(cart)', 'x', { wholeWord: true }, 'x'],
    ['cart', '', 'x', {}, null],
    ['cart', 'bag', 'x', {}, null],
  ])('%j: %j by %j %j gives %j', (text, find, replacement, more, result) => {
    expect(replaceIn(text, wish(find, replacement, more))).toBe(result);
  });

  it('takes time in proportion to the text, whatever is looked for', () => {
    const text = 'a'.repeat(50_000);
    const find = 'a'.repeat(LONGEST_FIND);
    const started = performance.now();
    expect(replaceIn(text, wish(`${find.slice(1)}b`, 'x'))).toBeNull();
    expect(replaceIn(text, wish(find, 'x', { wholeWord: true, matchCase: true }))).toBeNull();
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('finds nothing longer than it compares', () => {
    const find = 'a'.repeat(LONGEST_FIND + 1);
    expect(replaceIn(find, wish(find, 'x'))).toBeNull();
  });
});
