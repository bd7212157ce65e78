import { EVERYTHING, key, project, exportTexts } from './testing-export.js';
import { writeProject } from '../index.js';

const androidText = (text: string): string | undefined =>
  /<string name="k"(.*)<\/string>/
    .exec(exportTexts({ g: { k: text } }, { platform: 'android' })[0] ?? '')?.[1]
    ?.replace(/^>/, '');

describe('Web JSON', () => {
  it('has two spaces, literal characters, escaped pipes and the order of the project', () => {
    const groups = [
      { name: 'b', keys: [key('10', 'é|"\u2028\n'), key('9', '')] },
      { name: 'common', keys: [key('n', ['0|', '', 'n'])] },
    ];
    expect(writeProject({ ...project({}), groups }, EVERYTHING)[0]?.text).toBe(
      '{\n  "b": {\n    "10": "é\\\\|\\"\u2028\\n",\n    "9": ""\n  },\n  "common": {\n    "n": "0\\\\| |  | n"\n  }\n}\n',
    );
  });

  it('prefixes keys on request, common included', () => {
    expect(exportTexts({ common: { ok: 'x' } }, { prefix: true })).toEqual([
      '{\n  "common": {\n    "common_ok": "x"\n  }\n}\n',
    ]);
  });

  it('is an empty object without keys', () => {
    expect(exportTexts({})).toEqual(['{}\n']);
  });
});

describe('Android resources', () => {
  it('are written to the byte', () => {
    expect(
      exportTexts(
        { login: { title: "Don't", items: ['none', '%d item', '%d items'] }, common: { ok: 'OK' } },
        { platform: 'android', prefix: true },
      ),
    ).toEqual([
      `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- MARK: - login -->
    <string name="login_title">Don\\'t</string>
    <plurals name="login_items">
        <item quantity="zero">none</item>
        <item quantity="one">%d item</item>
        <item quantity="other">%d items</item>
    </plurals>

    <!-- MARK: - common -->
    <string name="common_ok">OK</string>
</resources>
`,
    ]);
    expect(exportTexts({}, { platform: 'android' })).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n</resources>\n',
    ]);
  });

  it.each([
    [`\\ ' " \n \t & < >`, String.raw`\\ \' \" \n \t &amp; &lt; &gt;`],
    [' a  b ', String.raw`\u0020a \u0020b\u0020`],
    [' ', String.raw`\u0020`],
    ['   ', String.raw`\u0020\u0020\u0020`],
    ['@x ?', String.raw`\@x ?`],
    ['?', String.raw`\?`],
    ['a @b', 'a @b'],
    ['@string/app_name', '@string/app_name'],
    ['@com.app:string/name', '@com.app:string/name'],
    ['@string/app name', String.raw`\@string/app name`],
    ['\r\v\u0001\uFFFE', String.raw`\u000D\u000B\u0001\uFFFE`],
    ['😀\u0085\u00a0\u200f', '😀\u0085\u00a0\u200f'],
    ['a <b>c</b> & <i>d</i>', 'a <b>c</b> &amp; <i>d</i>'],
    ['<b> x</b> ', String.raw`<b> x</b>\u0020`],
    [' <b>?</b>', String.raw`\u0020<b>?</b>`],
    ['<a href="?a=1&b=2" title="&quot;">x</a>', '<a href="?a=1&amp;b=2" title="&quot;">x</a>'],
    ["<b/>1 < 2<u>'</u>", String.raw`<b/>1 &lt; 2<u>\'</u>`],
    ['<b><big/></b>', '<b><big/></b>'],
    ['<b>x', '&lt;b&gt;x'],
    ['<b>x</i>', '&lt;b&gt;x&lt;/i&gt;'],
    ['<b></b>', '&lt;b&gt;&lt;/b&gt;'],
    ['<p>x</p>', '&lt;p&gt;x&lt;/p&gt;'],
    ['<b>x</b><p/>', '&lt;b&gt;x&lt;/b&gt;&lt;p/&gt;'],
    ['<b >x</b>', '&lt;b &gt;x&lt;/b&gt;'],
    ['<a x="1" x="2">y</a>', String.raw`&lt;a x=\"1\" x=\"2\"&gt;y&lt;/a&gt;`],
    ['<b xmlns="x">y</b>', String.raw`&lt;b xmlns=\"x\"&gt;y&lt;/b&gt;`],
    ['</string><string name="x">', String.raw`&lt;/string&gt;&lt;string name=\"x\"&gt;`],
    [']]>', ']]&gt;'],
  ])('write %j as %j', (text, written) => {
    expect(androidText(text)).toBe(written);
  });

  it.each([
    ['%s %s', true],
    ['%@ %@', true],
    ['%1$s 50% off', true],
    ['%1$s %2$d', false],
    ['100%% of %s', false],
    ['%d', false],
  ])('mark several placeholders without positions: %s', (text, isMarked) => {
    expect(androidText(text)?.startsWith(' formatted="false"')).toBe(isMarked);
    expect(exportTexts({ g: { n: [text, text, text] } }, { platform: 'android' })[0]).not.toContain(
      'formatted',
    );
  });

  it('keep a group name inside its comment', () => {
    expect(exportTexts({ 'a-->\n<!--b': { k: 'x' } }, { platform: 'android' })[0]).toContain(
      '    <!-- MARK: - a-\\-> <!-\\-b -->\n',
    );
  });
});

describe('iOS files', () => {
  it('are two, the second only when there are plurals', () => {
    const [strings, stringsdict] = exportTexts(
      { login: { title: "Don't", n: ['a', 'b', 'c'] }, common: { ok: 'OK' } },
      { platform: 'ios' },
    );
    expect(strings).toBe('// MARK: - login\n"title" = "Don\'t";\n\n// MARK: - common\n"ok" = "OK";\n');
    expect(stringsdict).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC [^\n]*>\n<plist version="1.0">\n<dict>\n\t<!-- MARK: - login -->\n\t<key>n<\/key>\n\t<dict>\n/,
    );
    expect(exportTexts({ common: { ok: 'OK' } }, { platform: 'ios' })).toHaveLength(1);
    expect(exportTexts({}, { platform: 'ios' })).toEqual(['']);
  });

  it('escape what their syntax needs', () => {
    expect(
      exportTexts({ 'a\nb': { 'k"': '"\\\n\t\r\u0001\u007f\u2028\uFFFE\u0085é' } }, { platform: 'ios' }),
    ).toEqual(['// MARK: - a b\n"k\\"" = "\\"\\\\\\n\\t\\r\\U0001\\U007F\\U2028\\UFFFE\u0085é";\n']);
    const [, stringsdict] = exportTexts(
      { 'a--b': { 'k<': ['&\r\n', '\u0001\uFFFF', '>'] } },
      { platform: 'ios' },
    );
    expect(stringsdict).toContain('<!-- MARK: - a-\\-b -->\n\t<key>k&lt;</key>');
    expect(stringsdict).toContain('<string>&amp;&#13;\n</string>');
    expect(stringsdict).toContain('<string>\uFFFD\uFFFD</string>');
    expect(stringsdict).toContain('<string>&gt;</string>');
  });

  it.each([
    [['', '', '%ld'], 'ld'],
    [['%u', '%1$lld', 'many'], 'lld'],
    [['%.2f', 'one', '%@ %%d'], 'f'],
    [['', '', '%@'], 'd'],
    [['', '', '%2$-08.3Lf'], 'Lf'],
  ] as [[string, string, string], string][])(
    'tell the type of the number by the texts: %j is %s',
    (texts, type) => {
      const [, stringsdict] = exportTexts({ g: { n: texts } }, { platform: 'ios' });
      expect(stringsdict).toContain(`<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>${type}</string>`);
    },
  );
});
