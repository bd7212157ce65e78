import { strToU8 } from 'fflate';

import { compareFiles } from './losses.ts';

/** The law finds nothing in files that come back: here it does. */
const compared = (file: string, before: string, after: string) => {
  const { verdict, losses } = compareFiles(file, strToU8(before), strToU8(after));
  return { verdict, losses: Object.fromEntries(losses) };
};

const lost = (losses: Record<string, number>) => ({ verdict: 'lost', losses });
const SPACES = { verdict: 'spaces', losses: {} };

const plural = (...forms: string[]): string =>
  '<?xml version="1.0"?>\n<plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>' +
  '<string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>' +
  `${forms.map((form) => `<key>${form}</key><string>x</string>`).join('')}</dict></dict></dict></plist>\n`;

describe('what is lost of a file', () => {
  it('is nothing where the bytes are the same', () => {
    expect(compared('en.json', '{"a":"x"}', '{"a":"x"}')).toEqual({ verdict: 'same', losses: {} });
  });

  it.each([
    ['en.json', '{"a":"x  y"}', '{ "a":\n\t"x  y" }\n'],
    [
      'strings.xml',
      '<resources><string  name="a">x</string></resources>',
      '<resources>\n<string name="a">x</string></resources>',
    ],
    ['a.strings', '"a"="x";/* c */', '"a" = "x";\n/* c */\n'],
  ])('is nothing where %s has other white space outside of its texts', (file, before, after) => {
    expect(compared(file, before, after)).toEqual(SPACES);
  });

  it.each([
    ['a name', '{"a":"x","b":"y"}', '{"a":"x"}', { names: 1 }],
    ['a text', '{"a":"x","b":"y"}', '{"a":"x","b":" y"}', { texts: 1 }],
    ['the order', '{"a":"x","b":"y"}', '{"b":"y","a":"x"}', { order: 1 }],
    ['a form', '{"a":"1 | 2 | 3"}', '{"a":"1 | 2"}', { texts: 1, 'plural forms': 1 }],
    ['what was not there', '{"a":"x"}', '{"a":"x","b":""}', { additions: 1 }],
    ['how it is written', '{"a":"é"}', '{"a":"\\u00e9"}', { spelling: 1 }],
    ['the byte order mark', '\uFEFF{"a":"x"}', '{"a":"x"}', { encoding: 1 }],
  ])('is %s of a JSON file', (_, before, after, losses) => {
    expect(compared('en.json', before, after)).toEqual(lost(losses));
  });

  it('is whatever differs in a file that no tool looks into', () => {
    expect(compared('en.yml', 'a: x\n', 'a:  x\n')).toEqual(lost({ spelling: 1 }));
  });

  it('is a comment of a .strings file', () => {
    expect(compared('a.strings', '/* c */ "a" = "/* x */";', '"a" = "/* x */";')).toEqual(
      lost({ comments: 1 }),
    );
  });

  // Both with aapt2 and without it.
  it('is a form, a text of spaces and a comment of a resource file', () => {
    const form = (name: string) => `<item quantity="${name}">%d</item>`;
    const file = (...inner: string[]) => `<resources>${inner.join('')}</resources>`;
    const whole = `<plurals name="p">${form('one')}${form('other')}</plurals>`;
    const half = `<plurals name="p">${form('other')}</plurals>`;
    expect(compared('strings.xml', file(whole), file(half))).toEqual(lost({ 'plural forms': 1 }));
    expect(compared('strings.xml', file('<!-- c -->', half), file(half))).toEqual(lost({ comments: 1 }));
    const text = (value: string) => file(`<string name="a">${value}</string>`);
    expect(compared('strings.xml', text(' '), text('')).verdict).toBe('lost');
  });

  // Without plistlib nobody can say what it is.
  it('is a form of a stringsdict', () => {
    const { verdict, losses } = compared('a.stringsdict', plural('one', 'other'), plural('other'));
    expect(verdict).toBe('lost');
    expect([{ 'plural forms': 1 }, { spelling: 1 }]).toContainEqual(losses);
  });
});
