import { decimalId } from './decimal-id.js';

describe('a decimal id', () => {
  it.each([
    ['1', 1],
    ['999999999999999', 999_999_999_999_999],
  ])('is %s', (text, id) => expect(decimalId(text)).toBe(id));

  it.each([
    '',
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '1 ',
    '0x1',
    '١',
    '1000000000000000',
    'NaN',
    '1\n',
  ])('is not %j', (text) => expect(decimalId(text)).toBeNull());

  it.each([[['1']], [1], [null], [undefined], [{}]])('is no %j', (value) =>
    expect(decimalId(value)).toBeNull(),
  );
});
