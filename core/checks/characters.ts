/**
 * The classes of a character. The tables are our own because Unicode data differs between Node and browsers. Classes
 * are bits, so that one pass over a text tells which checks can skip it.
 */
export const SIGN = {
  letter: 1,
  /** A letter of a script without spaces between words. */
  unspaced: 2,
  latin: 4,
  cyrillic: 8,
  greek: 16,
  digit: 32,
  space: 64,
  lineBreak: 128,
  /** May start a placeholder. */
  placeholder: 256,
  tag: 512,
  entity: 1024,
  /** May be part of a link or an email. */
  link: 2048,
  pair: 4096,
  /** A mark that needs a space before it in French. */
  tall: 8192,
} as const;

/** Letters that have upper and lower case. */
export const CASED = SIGN.latin | SIGN.cyrillic | SIGN.greek;

/** Hexadecimal ranges. Characters outside all ranges have no class. */
const RANGES: readonly (readonly [signs: number, ranges: string])[] = [
  [
    SIGN.letter | SIGN.latin,
    '41-5a 61-7a aa ba c0-d6 d8-f6 f8-24f 1e00-1eff 2c60-2c7f a720-a7ff ff21-ff3a ff41-ff5a',
  ],
  [SIGN.letter | SIGN.greek, '370-373 376-377 37b-37d 386 388-3ff 1f00-1fff'],
  [SIGN.letter | SIGN.cyrillic, '400-481 48a-52f 1c80-1c8f'],
  [
    SIGN.letter,
    '250-2af 300-36f 483-487 531-556 561-587 591-5bd 5bf 5c1-5c2 5d0-5ea 5ef-5f2 610-61a 620-65f 66e-6d3',
  ],
  [
    SIGN.letter,
    '6d5-6dc 6e1-6e8 6ea-6ef 6fa-6ff 700-963 971-9e5 9f0-a65 a70-ae5 af0-b65 b70-be5 bf0-c65 c70-ce5',
  ],
  [
    SIGN.letter,
    'cf0-d65 d70-de5 df2-df3 f00 f18-f19 f35-f39 f40-fbc 10a0-10fa 10fc-135f 1380-138f 13a0-13fd 1401-166c',
  ],
  [
    SIGN.letter,
    '1671-167f 1820-1878 1100-11ff 3130-318f ac00-d7a3 fb00-fd3d fd50-fdf1 fe70-fefc 200c-200d 27 2019',
  ],
  [
    SIGN.letter | SIGN.unspaced,
    'e01-e3a e40-e4e e81-ecd 1000-103f 1050-109f 1780-17d3 3041-3096 3099-30fa 30fc-30ff',
  ],
  [SIGN.letter | SIGN.unspaced, '3005-3007 3400-4dbf 4e00-9fff f900-faff ff66-ff9f'],
  [
    SIGN.digit,
    '30-39 660-669 6f0-6f9 966-96f 9e6-9ef a66-a6f ae6-aef b66-b6f be6-bef c66-c6f ce6-cef d66-d6f',
  ],
  [SIGN.digit, 'e50-e59 ed0-ed9 f20-f29 1040-1049 17e0-17e9 ff10-ff19'],
  [SIGN.space, '9 20 a0 1680 2000-200a 202f 205f 3000'],
  [SIGN.space | SIGN.lineBreak, 'a d 2028 2029'],
  [SIGN.placeholder, '25 7b 7d 24'],
  [SIGN.tag, '3c 3e'],
  [SIGN.entity, '26'],
  [SIGN.link, '40 2f'],
  [SIGN.pair, '28 29 5b 5d 22 ab bb 201c-201f 3008-3011 ff08 ff09'],
  [SIGN.tall, '21 3a 3b 3f'],
];

const SIGNS = new Uint16Array(0x10000);
for (const [signs, ranges] of RANGES)
  for (const range of ranges.split(' ')) {
    const [from = 0, to = from] = range.split('-').map((unit) => Number.parseInt(unit, 16));
    for (let unit = from; unit <= to; unit += 1) SIGNS[unit] = (SIGNS[unit] ?? 0) | signs;
  }

/** Returns the classes of a UTF-16 code unit as bits. */
export const signOf = (unit: number): number => SIGNS[unit] ?? 0;

export interface Scan {
  /** The classes that occur in the text, as bits. */
  signs: number;
  /** Runs of letters and digits, as pairs of offsets. In a script without spaces, a run counts as one word. */
  words: number[];
}

const WORD = SIGN.letter | SIGN.digit;

/** Collects the classes and words of a text in one pass. Checks skip texts without the classes they look for. */
export function scan(text: string): Scan {
  const words: number[] = [];
  let signs = 0;
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = SIGNS[text.charCodeAt(at)] ?? 0;
    signs |= sign;
    const isInside = (sign & WORD) !== 0;
    if (isInside === start >= 0) continue;
    if (!isInside) words.push(start, at);
    start = isInside ? at : -1;
  }
  if (start >= 0) words.push(start, text.length);
  return { signs, words };
}

/** Returns whether the character at an offset has one of the classes; false outside the text. */
export const isAt = (text: string, at: number, signs: number): boolean =>
  at >= 0 && at < text.length && (signOf(text.charCodeAt(at)) & signs) !== 0;

/** The digit zero of each script, in ascending order. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0xff10,
];

/** Returns the value of a digit of any script. */
export const digitOf = (unit: number): number => unit - (ZEROS.findLast((zero) => zero <= unit) ?? 0);
