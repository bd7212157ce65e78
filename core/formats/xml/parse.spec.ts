import { readText } from '../testing.js';

const texts = (xml: string): string[] => {
  const { groups, error } = readText('strings.xml', xml);
  return error
    ? [`line ${error.line}`]
    : groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name)));
};
const withDtd = (dtd: string, text: string): string =>
  `<!DOCTYPE resources [${dtd}]>\n<resources>\n<string name="a">${text}</string>\n</resources>`;

describe('a fault in XML is reported at the first character that cannot be right', () => {
  it.each([
    ['', 1],
    ['\n\n', 3],
    ['text', 1],
    ['\n<resources/>\ntext', 3],
    ['<resources>\n', 2],
    ['<resources>\n<string name="a">x</resources>', 2],
    ['<resources>\n<string name="a">x</strin\n>\n</resources>', 2],
    ['<resources>\n<string name="a"\nname="b"\n>x</string></resources>', 3],
    ['<resources>\n<string name=a>x</string></resources>', 2],
    ['<resources>\n<string name="a>\nx</string></resources>', 3],
    ['<resources>\n<string name="a>\nx', 2],
    ['<resources>\n<!-- note\n\n\n</resources>', 2],
    ['<resources>\n<!-- a -- b --></resources>', 2],
    ['<resources>\n<string name="a">AT&T\n</string>\n</resources>', 2],
    ['<resources>\n<string name="a">AT&T\n; x</string>\n</resources>', 2],
    ['<resources>\n<string name="a &\n b">x</string></resources>', 2],
    ['<resources>\n\n&nbsp;</resources>', 3],
    ['<resources>\n&#0;</resources>', 2],
    ['<resources>\n<b:string name="a">x</b:string></resources>', 2],
    ['<resources>\n<string name="a" b:c="d">x</string></resources>', 2],
    ['<resources/>\n<resources/>', 2],
    ['<resources>\r\n\r<string>]]></string></resources>', 3],
    ['<resources>\n\u0001</resources>', 2],
    ['<!DOCTYPE resources [\n<!ENTITY a "x">\n<!ENTITY>\n]><resources/>', 3],
    ['<!DOCTYPE resources [\n<!ENTITY a "x"', 2],
  ])('%j: line %i', (xml, line) => {
    expect(readText('strings.xml', xml)).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.reading_file_error', line },
    });
  });
});

describe('an ampersand that begins no reference is reported where it stands', () => {
  const behind = '\n<!-- note -->\n<![CDATA[x]]>\n&amp; y\n';

  it.each([
    ['before a comment, far from the next semicolon', `AT&T${behind}`, '&T'],
    ['at the end of the text', `AT&${behind}`, '&'],
    ['behind a reference and a comment', `&amp;<!-- & --><![CDATA[&]]> R & D${behind}`, '& D'],
    ['in an attribute', `<a href="?x=1&y=2">z</a>${behind}`, '&y=2">z</a>'],
    ['of an undefined entity', `&amp; a&nbsp;b${behind}`, '&nbsp;b'],
    ['of a character that XML forbids', `&amp; a&#0;b${behind}`, '&#0;b'],
    ['where no semicolon follows', 'AT&T\n<!-- note -->\n', '&T'],
  ])('%s', (_, text, found) => {
    const xml = `<resources>\n<string name="a">x</string>\n<string name="b">\n${text}</string>\n</resources>`;
    const error = { fault: 'text', line: 4, found };
    expect(readText('strings.xml', xml).error).toMatchObject(error);
    const plist = xml.replaceAll('resources', 'plist').replaceAll(/ name="."/g, '');
    expect(
      readText('a.stringsdict', plist.replace('<string>x</string>', '<dict><key>k</key>')),
    ).toMatchObject({
      status: 'rejected',
      error: { ...error, reason: 'imports.stringsdict_parse_error' },
    });
  });
});

describe('the entities of a document', () => {
  it.each([
    ['<!ENTITY app "Motley">', '&app; &amp; &#233;&#xe9;', 'Motley & éé'],
    ["<!ENTITY app 'It''s'>", 'x', 'line 1'],
    ['<!ENTITY app "Mot&#108;ey"> <!-- &app; > " --> <?pi "?>', '&app;', 'Motley'],
    ['<!ENTITY a "&b;!"><!ENTITY b "x">', '&a;', 'x!'],
    ['<!ENTITY a "x"><!ENTITY a "y">', '&a;', 'x'],
    ['<!ENTITY a "<b>x</b>">', '&a; y', '<b>x</b> y'],
    ['<!ENTITY a "&#60;b>x&#60;/b>">', '&a;', '<b>x</b>'],
    ['<!ENTITY a "&lt;b>">', '&a;', '<b>'],
    ['<!ENTITY a "x">', '<![CDATA[&a;]]><!-- &b; -->', '&a;'],
    ['<!ENTITY lt "y">', '&lt;', '<'],
    ['<!ELEMENT resources ANY><!ATTLIST string name CDATA #IMPLIED><!ENTITY a "x">', '&a;', 'x'],
    ["<!ENTITY q '\"&#39;'>", '<i c="&q;">x</i>', '<i c="&quot;\'">x</i>'],
  ])('%s make %s: %s', (dtd, text, expected) => {
    expect(texts(withDtd(dtd, text))).toEqual([expected]);
  });

  it.each([
    ['unknown', '<!ENTITY a "x">', '&b;'],
    ['external', '<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
    ['a circle', '<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'],
    ['half an element', '<!ENTITY a "<b>">', '&a;x</b>'],
    ['half a reference', '<!ENTITY a "&#38;">', '&a;lt;'],
    ['markup in an attribute', '<!ENTITY a "<b/>">', '<i c="&a;"/>'],
  ])('cannot be %s', (_, dtd, text) => {
    expect(texts(withDtd(dtd, text))).toEqual(['line 3']);
  });

  it('keep the lines behind them', () => {
    const xml = withDtd('<!ENTITY a "1\n2\n3">', '&a;&a;').replace(
      '</resources>',
      '<string name="b">\n&x;</string></resources>',
    );
    expect(texts(xml)).toEqual(['line 7']);
  });

  it('may not explode', () => {
    const levels = Array.from(
      { length: 20 },
      (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
    );
    expect(texts(withDtd(`<!ENTITY e0 "ha">${levels.join('')}`, '&e20;'))).toEqual(['line 3']);
    const many = withDtd(`<!ENTITY a "${'x'.repeat(1_000)}">`, '&a;'.repeat(2_000));
    expect(texts(many)).toEqual(['line 3']);
  });

  it('are not looked up outside: an external DTD declares nothing', () => {
    const xml =
      '<!DOCTYPE resources SYSTEM "android.dtd">\n<resources><string name="a">&nbsp;</string></resources>';
    expect(texts(xml)).toEqual(['line 2']);
    expect(texts(xml.replace('&nbsp;', 'x'))).toEqual(['x']);
  });
});

describe('a hostile document', () => {
  it.each([
    [9_000, 'ok'],
    [100_000, 'rejected'],
  ])('nests elements %i deep: %s', (depth, status) => {
    const xml = `<resources><style>${'<b>'.repeat(depth)}${'</b>'.repeat(depth)}</style></resources>`;
    expect(readText('strings.xml', xml).status).toBe(status);
  });
});
