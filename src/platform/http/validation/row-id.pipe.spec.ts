import { rowId } from './row-id.pipe.js';

describe('an id in a path', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is %i', (text, id) => expect(rowId(text)).toBe(id));

  it.each([
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    ' 1',
    '1 ',
    '0x1',
    '',
    'abc',
    '٣',
    '9007199254740992',
    '99999999999999999',
  ])('"%s" is that of no row', (text) => expect(rowId(text)).toBe(0));

  it.each([undefined, null, 1, ['1'], {}])('%j is that of no row', (value) => expect(rowId(value)).toBe(0));
});
