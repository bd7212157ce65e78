import { hasHiddenCharacters } from './hidden-characters.js';

describe('the name of something', () => {
  it.each([
    ['Latin', 'Crème brûlée – “été” no. 1'],
    ['Latin with combining accents', 'e\u0301te\u0301'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['Hindi with joiners', 'क्\u200dष, क्\u200cष'],
    ['Malayalam with a joiner at the end of a word', 'അവന്\u200d വന്നു'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Arabic with a joiner at the end', 'ه\u200d'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ, ᠭ\u180b'],
    ['Hebrew, without marks of direction', 'שלום Motley'],
    ['Japanese with a variant of a letter', '葛\u{e0100}飾'],
    ['Korean', '한국어'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['an astronaut of some colour', '👩🏽\u200d🚀'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap and a heart', '1\ufe0f\u20e3 ❤\ufe0f'],
    ['a private character, which is seen', '\uf8ff'],
    ['spaces of all widths', 'a\u00a0b\u202fc\u3000d'],
  ])('may be written in %s', (_what, name) => expect(hasHiddenCharacters(name)).toBe(false));

  it.each([
    ['an end of line', 'Atlas\r\nBcc: x'],
    ['a tab', 'At\tlas'],
    ['an override of the direction', 'Atlas\u202egpj'],
    ['an isolate', 'At\u2066las'],
    ['a mark of direction', 'At\u200flas'],
    ['an Arabic mark of direction', 'At\u061clas'],
    ['a zero width space', 'At\u200blas'],
    ['a byte order mark', '\ufeffAtlas'],
    ['a soft hyphen', 'At\u00adlas'],
    ['a word joiner', 'At\u2060las'],
    ['a joiner in Latin', 'At\u200dlas'],
    ['a non-joiner in Cyrillic', 'Ат\u200cлас'],
    ['a joiner at the beginning', '\u200dक'],
    ['two joiners', 'क्\u200d\u200dष'],
    ['a joiner after an emoji, with nothing to join', '👩\u200d'],
    ['a variation selector in Latin', 'Atla\ufe0fs'],
    ['two variation selectors', '❤\ufe0f\ufe0f'],
    ['tags without a flag', 'Atlas\u{e0067}\u{e007f}'],
    ['a filler', 'Atlas\u3164'],
    ['a grapheme joiner', 'At\u034flas'],
    ['a line separator', 'At\u2028las'],
    ['an annotation', 'At\ufff9las'],
    ['a control character of C1', 'At\u0085las'],
  ])('must not have %s', (_what, name) => expect(hasHiddenCharacters(name)).toBe(true));

  it('takes no time over a long one', () => {
    expect(hasHiddenCharacters('🏴\u{e0067}'.repeat(100_000))).toBe(true);
  });
});
