import { decode } from './decode.js';
import { Malformed } from '../text/malformed.js';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text].flatMap((unit) => {
    const code = unit.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

describe('bytes become text', () => {
  it.each([
    ['UTF-8', utf8('é😀'), 'é😀'],
    ['nothing', [], ''],
    ['UTF-8 with its mark, which is dropped', [0xef, 0xbb, 0xbf, ...utf8('é')], 'é'],
    ['a second mark, which is text', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '\uFEFF'],
    ['UTF-16LE', [0xff, 0xfe, ...utf16('Ω=1', true)], 'Ω=1'],
    ['UTF-16BE', [0xfe, 0xff, ...utf16('Ω=1', false)], 'Ω=1'],
    [
      'XML that declares Latin-1',
      [...utf8('<?xml version="1.0" encoding="ISO-8859-1"?><a>'), 0xe9],
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>é',
    ],
    [
      'XML whose mark overrules what it declares',
      [0xef, 0xbb, 0xbf, ...utf8("<?xml version='1.0' encoding='latin1'?>é")],
      "<?xml version='1.0' encoding='latin1'?>é",
    ],
  ])('%s', (_, bytes, text) => {
    expect(decode(new Uint8Array(bytes))).toBe(text);
  });
});

describe('bytes that are no text', () => {
  it.each([
    ['a Latin-1 letter', [...utf8('a\nb\r\nc\rd'), 0xe9, 0x20], 4],
    ['a sequence cut by a line end', [...utf8('a\n'), 0xe2, 0x82, 0x0a, ...utf8('b')], 2],
    ['a sequence cut by the end', [...utf8('a\n\n'), 0xe2], 3],
    ['a NUL', utf8('a\nb\u0000'), 2],
    ['a NUL before a bad byte', [...utf8('a\u0000\nb\n'), 0xff], 1],
    ['UTF-16 without its mark', utf16('"a"', true), 1],
    ['half a unit of UTF-16', [0xff, 0xfe, ...utf16('a\nb', true), 0x20], 2],
    [
      'a lone surrogate of UTF-16',
      [0xfe, 0xff, ...utf16('a\r\nb\n', false), 0xd8, 0x00, ...utf16('c\n', false)],
      3,
    ],
    ['XML that declares UTF-16 in single bytes', utf8('<?xml version="1.0" encoding="UTF-16"?>'), 1],
    ['XML that declares an unknown encoding', utf8('<?xml version="1.0" encoding="klingon"?>'), 1],
    ['a binary property list', [...utf8('bplist00'), 0xd1, 0x01, 0x0a, 0x00], 1],
  ])('are refused at their line: %s', (_, bytes, line) => {
    expect(() => decode(new Uint8Array(bytes))).toThrow(Malformed);
    expect(() => decode(new Uint8Array(bytes))).toThrow(`line ${line}`);
  });
});
