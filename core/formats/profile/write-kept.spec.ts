import { added, after, changed, keyOf, without } from './testing-edits.js';
import { keepText, projectOf, writeAgain } from './testing-profile.js';

describe('Web JSON as it was', () => {
  const nested = {
    name: 'en.json',
    text: '{\n\t"hello": "Hi",\n\t"menu": {\n\t\t"open": "Open"\n\t},\n\t"n": 1\n}',
  };
  const flat = { name: 'en.json', text: '{"a.b":"x","a.c":"y"}' };

  it('changes only the text that has changed', () => {
    expect(after(nested, changed('open', 'Öffnen "x"'))).toBe(
      nested.text.replace('"Open"', '"Öffnen \\"x\\""'),
    );
  });

  it('leaves out keys with their commas, and objects of which nothing is left', () => {
    expect(after(nested, without('hello'))).toBe('{\n\t"menu": {\n\t\t"open": "Open"\n\t},\n\t"n": 1\n}');
    expect(after(nested, without('open'))).toBe('{\n\t"hello": "Hi",\n\t"n": 1\n}');
    expect(after(nested, without('open', 'hello'))).toBe('{\n\t"n": 1\n}');
    expect(after(flat, without('a.b', 'a.c'))).toBe('{}');
  });

  it('adds a key at the end of its group, and a group at the end', () => {
    expect(after(nested, added('menu', keyOf('close', 'Close')))).toBe(
      nested.text.replace('"Open"', '"Open",\n\t\t"close": "Close"'),
    );
    expect(after(nested, added('new', keyOf('a', 'A'), keyOf('b', { one: '1', other: '2' })))).toBe(
      nested.text.replace('1\n}', '1,\n\t"new": {\n\t\t"a": "A",\n\t\t"b": "2 | 1 | 2"\n\t}\n}'),
    );
  });

  it('does not take the name of an object for a new key', () => {
    const text = after(nested, added('common', keyOf('menu', 'Menu')));
    expect(JSON.parse(text)).toEqual({ hello: 'Hi', menu: { open: 'Open' }, n: 1, menu_2: 'Menu' });
  });

  it('stays flat where it is flat, with its separator', () => {
    expect(after(flat, added('new', keyOf('a', 'A'), keyOf('b', 'B')))).toBe(
      '{"a.b":"x","a.c":"y","new.a":"A","new.b":"B"}',
    );
  });

  it('stays with the escapes of the file', () => {
    const ascii = { name: 'en.json', text: '{"a":"caf\\u00e9 \\/","b":"x"}' };
    expect(after(ascii, changed('b', 'é/😀'))).toBe('{"a":"caf\\u00e9 \\/","b":"\\u00e9\\/\\ud83d\\ude00"}');
  });

  it('puts between a name and a text what the texts of the file have there', () => {
    const spaced = { name: 'en.json', text: '{ "texts": {\n    "a" : "A"\n}}' };
    expect(after(spaced, added('texts', keyOf('b', 'B')))).toBe(
      '{ "texts": {\n    "a" : "A",\n    "b" : "B"\n}}',
    );
  });

  it('leaves out what is not validated', () => {
    expect(after(nested, (groups) => groups, { validatedOnly: true })).toBe('{\n\t"n": 1\n}');
  });
});

describe('strings.xml as it was', () => {
  const head = '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">';
  const file = (...lines: string[]) => ({
    name: 'strings.xml',
    text: [head, ...lines.map((line) => `  ${line}`), '</resources>', ''].join('\n'),
  });

  it('goes to the next line before each line end of a text that did', () => {
    const weblate = file('<string name="a">one\n\\ntwo</string>');
    expect(after(weblate, changed('a', 'three \nfour\nfive \n \nsix'))).toBe(
      file('<string name="a">three\n\\nfour\\nfive\n\\n\n\\nsix</string>').text,
    );
  });

  it('leaves out a key with its comment', () => {
    const two = file(
      '<!-- The first -->',
      '<string name="a">A</string>',
      '<string name="b">B</string> <!-- b -->',
    );
    expect(after(two, without('a'))).toBe(file('<string name="b">B</string> <!-- b -->').text);
    expect(after(two, without('b'))).toBe(file('<!-- The first -->', '<string name="a">A</string>').text);
  });

  it('writes a changed description as the comment, and none for an empty one', () => {
    const one = file('<!-- First', '       line -->', '<string name="a">A</string>');
    expect(after(one, changed('a', 'A', 'Se--cond-'))).toBe(
      file('<!-- Se- -cond- -->', '<string name="a">A</string>').text,
    );
    expect(after(one, changed('a', 'A', 'First\nline'))).toBe(one.text);
  });

  it.each([
    ['Hi <xliff:g id="n">%1$s</xliff:g>!', 'Bye %1$s', 'Bye <xliff:g id="n">%1$s</xliff:g>'],
    ['Hi <xliff:g id="n">%1$s</xliff:g>!', 'Bye', 'Bye'],
    ['<![CDATA[<b>x</b>]]>', "<i>it's</i> & more", "<![CDATA[<i>it\\'s</i> & more]]>"],
    ['&lt;b>x&lt;/b>', '<b>y</b>', '&lt;b&gt;y&lt;/b&gt;'],
    ['a <![CDATA[<b>x</b>]]>', '<b>y</b>', '&lt;b&gt;y&lt;/b&gt;'],
    [String.raw`\u003cb>x&#60;/b>`, '<b>y</b>', '&lt;b&gt;y&lt;/b&gt;'],
    [
      '<xliff:g id="n">%s</xliff:g> &lt;b>x&lt;/b>',
      '<b>%s</b>',
      '&lt;b&gt;<xliff:g id="n">%s</xliff:g>&lt;/b&gt;',
    ],
    ['<xliff:g id="n"><b>%s</b></xliff:g> &lt;', '<b>y</b>', '<b>y</b>'],
    ['<b>x</b>', '<b>y</b>', '<b>y</b>'],
  ])('writes %j with the text %j in the same manner', (raw, text, written) => {
    expect(after(file(`<string name="a">${raw}</string>`), changed('a', text))).toBe(
      file(`<string name="a">${written}</string>`).text,
    );
  });

  it('fills an element that had no content', () => {
    expect(after(file('<string name="a"/>'), changed('a', 'A'))).toBe(
      file('<string name="a">A</string>').text,
    );
  });

  it('adds forms with a text of their own, and no others', () => {
    const plural = file(
      '<plurals name="n">',
      '  <item quantity="one">%d a</item>',
      '  <item quantity="other">%d b</item>',
      '</plurals>',
    );
    const few = changed('n', { one: '%d a', few: '%d c', many: '', zero: '%d b', other: '%d b' });
    expect(after(plural, few)).toBe(
      plural.text.replace('b</item>', 'b</item>\n    <item quantity="few">%d c</item>'),
    );
  });

  it('adds keys at the end of their group, named and described as those of the file', () => {
    const groups = file(
      '<!-- MARK: - login -->',
      '<string name="login_title">Title</string>',
      '<!-- MARK: - menu -->',
      '<string name="open">Open</string>',
    );
    expect(after(groups, added('login', keyOf('hint', 'A hint', 'What it is')))).toBe(
      groups.text.replace(
        'Title</string>',
        'Title</string>\n  <!-- What it is -->\n  <string name="login_hint">A hint</string>',
      ),
    );
    expect(after(groups, added('menu', keyOf('title', 'x')))).toContain('<string name="title">x</string>');
    expect(after(groups, added('new', keyOf('title', 'x')))).toBe(
      groups.text.replace(
        '\n</resources>',
        '\n\n  <!-- MARK: - new -->\n  <string name="new_title">x</string>\n</resources>',
      ),
    );
  });
});

describe('.strings as they were', () => {
  const text = '/* First */\n"a"="A" ;\n\n"b";\n';

  it('changes, adds and leaves out', () => {
    const file = { name: 'Localizable.strings', text };
    expect(after(file, changed('a', 'x "y"'))).toBe('/* First */\n"a"="x \\"y\\"" ;\n\n"b";\n');
    expect(after(file, changed('b', 'x'))).toBe('/* First */\n"a"="A" ;\n\n"b" = "x";\n');
    expect(after(file, changed('a', 'A', 'Second'))).toBe('/* Second */\n"a"="A" ;\n\n"b";\n');
    expect(after(file, without('a'))).toBe('"b";\n');
    expect(after(file, added('common', keyOf('c', 'C', 'Third')))).toBe(
      '/* First */\n"a"="A" ;\n\n"b";\n\n/* Third */\n"c" = "C";\n',
    );
  });

  it('puts plurals into a file of their own', () => {
    const file = { name: 'Localizable.strings', text };
    const [strings, stringsdict] = after(
      file,
      added('common', keyOf('n', { one: '%d', other: '%d s' })),
    ).split('\n---\n');
    expect(strings).toBe(text);
    expect(stringsdict).toContain('<key>n</key>');
    expect(stringsdict).not.toContain('<key>zero</key>');
  });
});

describe('.stringsdict as it was', () => {
  const entry = (format: string, one: string, other: string, more = '') =>
    `<plist version="1.0">\n<dict>\n  <key>n</key>\n  <dict>\n    <key>NSStringLocalizedFormatKey</key>\n` +
    `    <string>${format}</string>\n    <key>v</key>\n    <dict>\n      <key>one</key>\n      <string>${one}</string>\n` +
    `      <key>other</key>\n      <string>${other}</string>${more}\n    </dict>\n  </dict>\n</dict>\n</plist>\n`;
  const framed = { name: 'Localizable.stringsdict', text: entry('Add %#@v@ now', 'a', 'b') };

  it('keeps the text around the variable as long as all forms have it', () => {
    expect(after(framed, changed('n', { one: 'Add c now', other: 'Add b now' }))).toBe(
      entry('Add %#@v@ now', 'c', 'b'),
    );
    expect(after(framed, changed('n', { one: 'Put c', other: 'Add b now' }))).toBe(
      entry('%#@v@', 'Put c', 'Add b now'),
    );
  });

  it('adds forms: exactly 0 is zero', () => {
    const texts = { '=0': 'Add none now', one: 'Add a now', other: 'Add b now' };
    expect(after(framed, changed('n', texts))).toContain(
      '<string>b</string>\n      <key>zero</key>\n      <string>none</string>',
    );
  });

  it('gives a form that the project lacks the general text, and keeps one that the file had empty', () => {
    const more = (text: string) => `\n      <key>zero</key>\n      <string>${text}</string>`;
    const forms = { one: 'a', other: 'c' };
    const file = (text: string) => ({ ...framed, text: entry('%#@v@', 'a', 'b', more(text)) });
    expect(after(file('none'), changed('n', forms))).toBe(entry('%#@v@', 'a', 'c', more('c')));
    expect(after(file(''), changed('n', forms))).toBe(entry('%#@v@', 'a', 'c', more('')));
  });

  it('adds one zero where the language has a form of that name', () => {
    const texts = { '=0': 'Add none now', zero: 'Add z now', one: 'Add a now', other: 'Add b now' };
    const written = after({ ...framed, tag: 'lv' }, changed('n', texts));
    expect(written.match(/<key>zero<\/key>\n *<string>.*<\/string>/g)).toEqual([
      '<key>zero</key>\n      <string>z</string>',
    ]);
  });
});

describe('the files of a language', () => {
  const reading = keepText('strings-vpn.xml', '<resources><string name="a">A</string></resources>');
  const project = projectOf(reading.groups);
  const pathsOf = (...names: string[]): string[] => {
    const files = reading.profile.files.flatMap((file) => names.map((name) => ({ ...file, name })));
    return writeAgain({ profile: { version: 1, files } }, project).map(({ path }) => path);
  };

  it('keep their names, each in its place', () => {
    expect(pathsOf('strings-vpn.xml')).toEqual(['values-en/strings-vpn.xml']);
    expect(pathsOf('a.xml', 'A.xml', 'a.xml')).toEqual([
      'values-en/a.xml',
      'values-en/A-2.xml',
      'values-en/a-3.xml',
    ]);
    expect(pathsOf('app/res/values/strings.xml')).toEqual(['app/res/values/strings.xml']);
    expect(pathsOf('../../etc/passwd.xml', '..\\con.xml', '..xml')).toEqual([
      'etc/passwd.xml',
      'values-en/con_.xml',
      'values-en/..xml',
    ]);
  });

  it('put new keys into the first of them', () => {
    const files = ['a.xml', 'b.xml'].map((name, index) => ({
      ...(reading.profile.files[0] ?? { parts: [] }),
      name,
      keys: [['common', ['a', 'b'][index] ?? '']],
    }));
    const profile = { version: 1, files } as unknown as typeof reading.profile;
    const keys = [keyOf('a', 'A'), keyOf('b', 'B'), keyOf('c', 'C')];
    const written = writeAgain({ profile }, { ...project, groups: [{ name: 'common', keys }] });
    expect(written.map(({ text }) => /<resources>(.*)<\/resources>/s.exec(text)?.[1]?.trim())).toEqual([
      '<string name="a">A</string><string name="c">C</string>',
      '<string name="a">B</string>',
    ]);
  });

  it('find a key that was renamed by the name in the profile', () => {
    const renamed = reading.profile.files.map((file) => ({
      ...file,
      keys: [['menu', 'new_name', 'a'] as [string, string, string]],
    }));
    const groups = [{ name: 'menu', keys: [keyOf('new_name', 'B')] }];
    const [file] = writeAgain({ profile: { version: 1, files: renamed } }, { ...project, groups });
    expect(file?.text).toBe('<resources><string name="a">B</string></resources>');
  });
});
