import { brief, outline, readText, reportsIn } from '../testing.js';

const XLIFF = 'xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"';
const resources = (content: string) => `<resources ${XLIFF}>\n${content}\n</resources>`;
const read = (content: string, completePlurals = false) =>
  readText('strings.xml', resources(content), { completePlurals });
const textOf = (content: string) =>
  outline(read(`<string name="a">${content}</string>`).groups)[0]?.[1][0]?.[1];

describe('the text of an Android string', () => {
  it.each([
    ['', ''],
    ['  a \n\t b\n ', 'a b'],
    ['\u00a0a\u3000\u3000b\u00a0', '\u00a0a\u3000\u3000b\u00a0'],
    ['"  a  b "', '  a  b '],
    ['a "" b', 'a  b'],
    ['a" b', 'a b'],
    ['"a\nb" c', 'a\nb c'],
    ['a<!-- note --> b', 'a b'],
    ['a <!-- note --> b', 'a b'],
    ['a <![CDATA[ b ]]> ', 'a b'],
    ["<![CDATA[<p>L\\'eau</p>]]>", "<p>L'eau</p>"],
    ['&#32;a&#10;b', 'a b'],
    ["It's", "It's"],
    [String.raw`\'\"\\\@\?\#`, `'"\\@?#`],
    [String.raw`a\nb\tc`, 'a\nb\tc'],
    [String.raw`a\ b\r\x`, 'a brx'],
    [String.raw`a\ \ b`, 'a  b'],
    [String.raw`\u00e9\u0020\uD83D\uDE00`, 'é 😀'],
    [String.raw`\u00g0 \u12`, String.raw`\u00g0 \u12`],
    [String.raw`\ud83d \u0000`, '\uFFFD \uFFFD'],
    ['a\\', 'a'],
    [' a\\ ', 'a'],
    ['@string/b', '@string/b'],
    ['?attr/b', '?attr/b'],
    ['%1$s of %d %%', '%1$s of %d %%'],
    ['&lt;b>x&lt;/b>', '<b>x</b>'],
  ])('%j is read as %j', (written, text) => {
    expect(textOf(written)).toBe(text);
  });

  it.each([
    ['a <b>c</b> d', 'a <b>c</b> d'],
    [' a <b> c </b> d ', ' a <b> c </b> d '],
    ['"a <b> b  c</b>"  d', 'a <b> b c</b>  d'],
    [
      "<a href='x?a=1&amp;b=2' title='say \"hi\"'>y</a>",
      '<a href="x?a=1&b=2" title="say &quot;hi&quot;">y</a>',
    ],
    ['a<br/>b<br></br><i><!-- x --></i><u>""</u>', 'a<br/>b<br/><i/><u/>'],
    ['<b><i>x</i>\\n<i/></b>', '<b><i>x</i>\n<i/></b>'],
    ['<b xliff:x="1" c="2">d</b>', '<b c="2">d</b>'],
    ['Hi <xliff:g id="n">%s</xliff:g>, <b><xliff:g>%d</xliff:g></b>', 'Hi %s, <b>%d</b>'],
    ['a <xliff:g> b</xliff:g>', 'a b'],
  ])('keeps inline tags as characters: %j is read as %j', (written, text) => {
    expect(textOf(written)).toBe(text);
  });
});

describe('a file of Android resources', () => {
  it('holds strings, plurals and items of type string, in its order', () => {
    const { groups, warnings } = read(`
      <string name=" b ">1</string>
      <plurals name="n"><item quantity="other">n</item><item quantity=" one ">1</item><item quantity="zero">0</item></plurals>
      <item type="string" name="a">2</item>`);
    expect(outline(groups)).toEqual([
      [
        'common',
        [
          ['b', '1'],
          ['n', ['0', '1', 'n']],
          ['a', '2'],
        ],
      ],
    ]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['<string name="">x</string>\n<string>y</string>', ['empty_name 2', 'empty_name 3']],
    ['<string name="a" translatable="false">x</string>', []],
    ['<string name="a" formatted="false" tools="1">x</string>', []],
    ['<string name="a" product="tablet">x</string>\n<string name="a" product="default">y</string>', []],
    ['<eat-comment/><skip />\n<color name="c">#fff</color><dimen/>\n<color/>', ['color ×2 3', 'dimen ×1 3']],
    ['<string-array name="r"><item>1</item></string-array>', []],
    [
      '<item type="color" name="c"/><xliff:string name="d">x</xliff:string>',
      ['item ×1 2', 'xliff:string ×1 2'],
    ],
    ['\n\\ <string name="a">x</string> ew', ['text ×1 3']],
    ['<string name="a"><xliff:g>1</xliff:g> <xliff:g>2</xliff:g></string>', []],
    ['<string name="a">1</string>\n<string name="a">2</string>', ['duplicate_key a 3']],
    ['<string name="Login.title">x</string>', ['key_not_snake_case ×1']],
  ])('has something to say of %j: %j', (content, reports) => {
    expect(reportsIn('strings.xml', resources(content))).toEqual(reports);
  });

  it.each(['<strings/>', '<resources xmlns="urn:x"/>', '<x:resources xmlns:x="urn:x"/>', '{}'])(
    'is none: %j',
    (xml) => {
      expect(readText('strings.xml', xml)).toMatchObject({
        status: 'rejected',
        error: { reason: 'imports.reading_file_error', line: 1 },
      });
    },
  );

  it('lets the last of a name win at the place of the first, a plural over a string', () => {
    const plural =
      '<plurals name="b"><item quantity="zero">0</item><item quantity="one">1</item><item quantity="other">n</item></plurals>';
    const { groups } = read(
      `<string name="a">1</string>${plural}<string name="a">2</string><string name="b">x</string>`,
    );
    expect(outline(groups)).toEqual([
      [
        'common',
        [
          ['a', '2'],
          ['b', ['0', '1', 'n']],
        ],
      ],
    ]);
  });
});

describe('an Android plural', () => {
  const plural = (...quantities: string[]) =>
    `<plurals name="n">${quantities.map((quantity) => `<item quantity="${quantity}">${quantity}!</item>`).join('')}</plurals>`;

  it.each([
    [['one', 'other'], 'quantity_missing n zero 2'],
    [['few'], 'quantity_not_found n few 2'],
    [['zero', 'one', 'two', 'few', 'few', 'other'], 'quantity_not_found n two+few 2'],
    [[], 'quantity_missing n zero+one+other 2'],
    [['zero', 'one', 'one', 'other'], 'quantity_not_found n 2'],
    [['zero', 'zero', 'one'], 'quantity_missing n other 2'],
  ])('of %j is left out with one report: %s', (quantities, reported) => {
    const { groups, warnings } = read(plural(...quantities));
    expect(groups).toEqual([]);
    expect(warnings.map(brief)).toEqual([reported]);
  });

  it('reports an item without a quantity', () => {
    const { warnings } = read('<plurals name="n">x<b/><item>1</item></plurals>');
    expect(warnings).toEqual([
      {
        reason: 'imports.quantity_not_found',
        color: 'red',
        file: 'strings.xml',
        line: 2,
        key: 'n',
        quantities: [''],
      },
    ]);
  });

  it.each([
    [['zero', 'one', 'other'], ['zero!', 'one!', 'other!'], []],
    [['other'], ['other!', 'other!', 'other!'], ['quantity_filled n zero+one 2']],
    [['one', 'other'], ['other!', 'one!', 'other!'], ['quantity_filled n zero 2']],
    [
      ['one', 'few', 'many', 'other'],
      ['other!', 'one!', 'other!'],
      ['quantity_filled n zero 2', 'quantity_not_found n few+many 2'],
    ],
    [['one', 'few'], null, ['quantity_missing n zero+other 2']],
    [['one', 'other', 'other'], null, ['quantity_not_found n 2']],
  ])('of %j is completed on request: %j', (quantities, texts, reports) => {
    const { groups, warnings } = read(plural(...quantities), true);
    expect(outline(groups)).toEqual(texts ? [['common', [['n', texts]]]] : []);
    expect(warnings.map(brief)).toEqual(reports);
  });
});
