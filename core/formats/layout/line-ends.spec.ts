import { added, after, changed, keyOf } from '../profile/testing-edits.js';

const XLIFF = `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file source-language="en" datatype="plaintext" original="x"><body>
<trans-unit id="a"><source>one
two</source><note>Its
note</note></trans-unit>
</body></file>
</xliff>
`;

const STRINGSDICT = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
<!-- Its
comment -->
<key>a</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@v@</string>
<key>v</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>d</string>
<key>one</key>
<string>%d one
of them</string>
<key>other</key>
<string>%d
of them</string>
</dict>
</dict>
</dict>
</plist>
`;

const FILES = [
  [
    'strings.xml',
    '<resources>\n    <!-- Its\n comment -->\n    <string name="a">one</string>\n</resources>\n',
  ],
  ['Localizable.strings', '/* Its\n comment */\n"a" = "one";\n'],
  [
    'a.resx',
    '<root>\n  <data name="a" xml:space="preserve">\n    <value>one\ntwo</value>\n    <comment>Its\ncomment</comment>\n  </data>\n</root>\n',
  ],
  ['a.xliff', XLIFF],
  ['m.properties', '# Its\n# comment\na=one\n'],
  ['en.yml', 'en:\n  # Its\n  # comment\n  a: |\n    one\n    two\n'],
  [
    'messages.po',
    'msgid ""\nmsgstr "Language: fr\\n"\n\n#. Its\n#. comment\nmsgid "a"\nmsgstr ""\n"one\\n"\n"two"\n',
  ],
  [
    'app_fr.ts',
    '<TS>\n<context>\n    <name>common</name>\n    <message>\n        <source>a</source>\n        <extracomment>Its\ncomment</extracomment>\n        <translation>one\ntwo</translation>\n    </message>\n</context>\n</TS>\n',
  ],
  ['messages.php', "<?php\nreturn [\n  // Its\n  // comment\n  'a' => 'one\ntwo',\n];\n"],
  ['main.ftl', '# Its\n# comment\na =\n    one\n    two\n'],
  ['app_en.arb', '{\n  "a": "one",\n  "@a": {\n    "description": "Its comment"\n  }\n}\n'],
] as const;

const windows = (text: string): string => text.replaceAll('\n', '\r\n');

describe('a file with the line ends of Windows', () => {
  it.each(FILES)('keeps them with other texts and keys of several lines: %s', (name, text) => {
    const file = { name, text: windows(text) };
    expect(after(file, (groups) => groups)).toBe(file.text);
    const edited = after(file, (groups) =>
      added(
        'common',
        keyOf('b', 'new\ntext', 'New\ncomment'),
      )(changed('a', 'three\nfour', 'Another\ncomment')(groups)),
    );
    expect(edited).toContain('three');
    expect(edited).toContain('new');
    expect(edited).not.toMatch(/(?<!\r)\n/);
  });

  it('keeps them in plurals', () => {
    const file = { name: 'Localizable.stringsdict', text: windows(STRINGSDICT) };
    const edited = after(file, changed('a', { one: '%d\nthing', other: '%d\nthings' }));
    expect(edited).toBe(
      file.text.replace('%d one\r\nof them', '%d\r\nthing').replace('%d\r\nof them', '%d\r\nthings'),
    );
  });
});
