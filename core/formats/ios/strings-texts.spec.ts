import { brief, outline, readText, reportsIn } from '../testing.js';

const read = (text: string) => readText('Localizable.strings', text);
const contents = (text: string) => outline(read(text).groups)[0]?.[1] ?? [];

describe('a .strings file', () => {
  it.each([
    ['', []],
    [' // only a comment', []],
    ['{}', []],
    ['/* a */ { /* b */ "a" = "1"; } // c', [['a', '1']]],
    [
      '"a"="1";;;\n;"b"="2";',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ["'a' = 'say \"x\"';", [['a', 'say "x"']]],
    ['a/b.c-d:e$ = x_1;', [['a/b.c-d:e$', 'x_1']]],
    ['ok;', [['ok', 'ok']]],
    ['"a" /* x */ = // y\n /* z */ "1" /* ; */ ;', [['a', '1']]],
    ['"a"\u2028=\u2029"1"\v;', [['a', '1']]],
    [
      '"a"="1"; // x\u2028"b"="2";',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['"a" = "x\r\ny";', [['a', 'x\r\ny']]],
    ['"a" = "x | y | z";', [['a', 'x | y | z']]],
    ['a//b = 1;', [['a//b', '1']]],
  ])('%j holds %j', (text, expected) => {
    expect(read(text).status).toBe('ok');
    expect(contents(text)).toEqual(expected);
  });

  it.each([
    [String.raw`\a\b\f\n\r\t\v`, '\u0007\b\f\n\r\t\v'],
    [String.raw`\"\'\\\%\z`, `"'\\%z`],
    [String.raw`\U00e9\Ue9\U1F600\UD83D\UDE00`, 'é\u00e9\u1f600😀'],
    [String.raw`\u00e9 \u12`, 'é u12'],
    [String.raw`\101\0411\12`, 'A!1\n'],
    [String.raw`\341\376`, 'Æ\uFFFD'],
    [String.raw`\Ux\0\ud800`, '\uFFFDx\uFFFD\uFFFD'],
    ['a\\\nb', 'a\nb'],
  ])('unescapes %s', (written, text) => {
    expect(contents(`"k" = "${written}";`)).toEqual([['k', text]]);
  });

  it.each([
    ['"a"="1";\n"a"="2";', ['duplicate_key a 2']],
    ['"" = "x";\n" " = "y";', ['empty_name 1', 'empty_name 2']],
    ['"Login.title" = "x";', ['key_not_snake_case ×1']],
  ])('has something to say of %j: %j', (text, reports) => {
    expect(read(text).warnings.map(brief)).toEqual(reports);
  });

  it.each([
    ['"a" = "1"\n', 2],
    ['"a" = "1"\n"b" = "2";', 2],
    ['"a"\n"b";', 2],
    ['"a" =\n\n', 3],
    ['"a" = ;', 1],
    ['\n"a" = "b\\', 2],
    ['"a" = "1";\n"b" = "2;\n\n', 2],
    ["'a\" = '1';\n", 1],
    ['"a" = "1"; }', 1],
    ['{ "a" = "1";\n', 2],
    ['{ "a" = "1"; }\n"b" = "2";', 2],
    ['{ "a" = "1" }', 1],
    ['{ } }', 1],
    ['"a" =\n{ b = c; };', 2],
    ['"a" = (1);', 1],
    ['"a" = <00>;', 1],
    ['"a" = "1";\n/* open\n\n', 2],
    ['"a" = "1"; é', 1],
    ['"a" = "1"; /', 1],
    ['\u00a0"a" = "1";', 1],
  ])('is rejected: %j, line %i', (text, line) => {
    expect(read(text)).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.reading_file_error', color: 'red', line },
    });
  });
});

describe('a .strings file in XML', () => {
  const list = (content: string) =>
    `\n<!-- by a tool -->\n<plist version="1.0"><dict>${content}</dict></plist>`;

  it('holds keys and texts, with markers', () => {
    const { groups, warnings } = read(
      list('<key>a</key><string> x\n</string><!-- MARK: - g --><key>g_b</key><string>\\n &amp;</string>'),
    );
    expect(outline(groups)).toEqual([
      ['common', [['a', ' x\n']]],
      ['g', [['b', '\\n &']]],
    ]);
    expect(warnings).toEqual([]);
  });

  it('leaves out what is no text', () => {
    const content = list(
      '<key>a</key><dict><key>b</key><string>x</string></dict>\n<key>c</key><integer>1</integer><key></key><true/>',
    );
    expect(read(content).groups).toEqual([]);
    expect(reportsIn('a.strings', content)).toEqual(['dict ×1 3', 'integer ×1 4', 'true ×1 4']);
  });

  it.each([
    ['<key>a</key>', 3],
    ['<string>x</string>', 3],
    ['<key>a</key>\n<key>b</key><string>x</string>', 4],
    ['\nstray', 4],
  ])('is rejected when it is no series of keys and values: %j', (content, line) => {
    expect(read(list(content))).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.reading_file_error', line },
    });
  });

  it('is rejected in binary', () => {
    expect(read('bplist00\u0001')).toMatchObject({ status: 'rejected', error: { line: 1 } });
  });
});
