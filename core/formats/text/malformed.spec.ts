import { faultAt, unexpected } from './malformed.js';

describe('what stands at a fault', () => {
  it.each([
    ['the rest of its line', 'ab\ncd ef\ngh', 3, { fault: 'text', found: 'cd ef' }],
    ['what follows the white space', 'a \n\t b\r\nc', 1, { fault: 'text', found: 'b' }],
    ['the end of the file, white space or not', 'a \r\n', 1, { fault: 'end' }],
    ['no more than forty characters', 'x'.repeat(50), 5, { fault: 'text', found: `${'x'.repeat(40)}…` }],
    [
      'marked as cut in front of a space too',
      `${'x'.repeat(40)} y`,
      0,
      { fault: 'text', found: `${'x'.repeat(40)}…` },
    ],
    [
      'whole if only white space follows',
      `${'x'.repeat(40)}  \ny`,
      0,
      { fault: 'text', found: 'x'.repeat(40) },
    ],
    ['nothing that cannot be stored', 'a\uD800', 1, { fault: 'text', found: '\uFFFD' }],
  ] as const)('is %s', (_, source, offset, fault) => {
    expect(faultAt(source, offset)).toEqual(fault);
  });

  it('is the tag that has no place there', () => {
    expect(unexpected('array')).toEqual({ fault: 'text', found: '<array>' });
  });
});
