import { fitsOneLine, rowHeight } from './row-heights.js';

const height = (texts: string[], more: { keyName?: string; forms?: number } = {}): number =>
  rowHeight({
    keyName: 'cart_title',
    forms: null,
    keyColumnWidth: 264,
    ...more,
    texts: () => texts.map((text) => ({ text, columnWidth: 300 })),
  });

describe('rowHeight', () => {
  it.each<[string, number, number]>([
    ['short texts', height(['Your cart', 'Votre panier', 'Dein Warenkorb']), 40],
    ['no text', height(['', '', '']), 40],
    ['one text of two lines', height(['Cart', 'Your card details are encrypted and never stored here.']), 57],
    ['a placeholder that fills the line', height(['Spend {amount} more to get free delivery']), 57],
    ['a line break', height(['One\ntwo']), 57],
    ['a long key name', height(['x'], { keyName: 'a'.repeat(40) }), 57],
    ['a plural key', height(['a', 'b', 'c'], { forms: 3 }), 93],
    ['a plural key of six forms', height(['a', 'b', 'c'], { forms: 6 }), 171],
    ['a plural key of one form', height(['a'], { forms: 1 }), 57],
  ])('%s', (_, computed, expected) => expect(computed).toBe(expected));
});

describe('fitsOneLine', () => {
  it('counts a Chinese character as wide as the line is high', () => {
    expect(fitsOneLine('购物车'.repeat(5), 300)).toBe(true);
    expect(fitsOneLine('购物车'.repeat(7), 300)).toBe(false);
  });

  it('gives combining marks no width', () => {
    expect(fitsOneLine('e\u0301'.repeat(28), 300)).toBe(fitsOneLine('e'.repeat(28), 300));
  });
});
