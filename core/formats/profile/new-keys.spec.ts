import { added, after, changed, keyOf, without } from './testing-edits.js';
import { keepText } from './testing-profile.js';

const json = (text: string) => ({ name: 'en.json', text });
const android = (text: string) => ({ name: 'strings.xml', text });
const strings = (text: string) => ({ name: 'Localizable.strings', text });
const toCommon = added('common', keyOf('new', 'N'));

describe('new keys of Web JSON', () => {
  it.each([
    ['one line', '{"a": "A", "g": {"b": "B"}}', 'g', '{"a": "A", "g": {"b": "B", "new": "N"}}'],
    ['an object of one line', '{\n  "g": { "b": "B" }\n}', 'g', '{\n  "g": { "b": "B", "new": "N" }\n}'],
    [
      'names and texts without a space between',
      '{\n  "g":{\n    "b":"B"\n  }\n}',
      'h',
      '{\n  "g":{\n    "b":"B"\n  },\n  "h":{\n    "new":"N"\n  }\n}',
    ],
    ['nothing but a line break', '{\n}\n', 'common', '{\n  "new": "N"\n}\n'],
    [
      'a blank line at the top',
      '{\n\n\t"a": "A"\n}',
      'g',
      '{\n\n\t"a": "A",\n\t"g": {\n\t\t"new": "N"\n\t}\n}',
    ],
  ])('look like their neighbours: %s', (_, text, group, written) => {
    expect(after(json(text), added(group, keyOf('new', 'N')))).toBe(written);
  });

  it('go into the last of two objects of one name, the one that apps read', () => {
    const written = after(json('{"g":{"a":"1"},"g":{"b":"2"}}'), added('g', keyOf('new', 'N')));
    expect(JSON.parse(written)).toEqual({ g: { b: '2', new: 'N' } });
  });

  it.each([
    ['a text', '{"menu":"Menu","g":{"a":"A"}}'],
    ['a number', '{"menu":1,"g":{"a":"A"}}'],
    ['a list', '{"menu":["x"],"g":{"a":"A"}}'],
  ])('do not hide %s that has the name of their group', (_, text) => {
    const known = JSON.parse(text) as object;
    expect(JSON.parse(after(json(text), added('menu', keyOf('new', 'N'))))).toEqual({
      ...known,
      menu_2: { new: 'N' },
    });
  });

  it('take the name of a text that is gone', () => {
    const written = after(json('{"menu":"Menu","g":{"a":"A"}}'), (groups) =>
      added('menu', keyOf('new', 'N'))(without('menu')(groups)),
    );
    expect(JSON.parse(written)).toEqual({ g: { a: 'A' }, menu: { new: 'N' } });
  });

  it.each([
    ['en.yml', 'en:\n  g:\n    a: A\n  h:\n    b: B\n', 'en:\n  g:\n    new: New\n  h:\n    b: B\n'],
    [
      'a.php',
      "<?php return [\n'g' => [\n'a' => 'A',\n],\n];\n",
      "<?php return [\n'g' => [\n'new' => 'New',\n],\n];\n",
    ],
  ])('keep a group of %s in which all others have gone', (name, text, written) => {
    expect(after({ name, text }, (groups) => added('g', keyOf('new', 'New'))(without('a')(groups)))).toBe(
      written,
    );
  });

  it('do not hide a text of a flat file that has their joined name', () => {
    const written = after(json('{"menu.new":"old","menu.b":"B"}'), added('menu', keyOf('new', 'N')));
    expect(JSON.parse(written)).toEqual({ 'menu.new': 'old', 'menu.b': 'B', 'menu.new_2': 'N' });
  });
});

describe('new keys of a flat file', () => {
  const entry = (name: string) => `<string name="${name}">${name}</string>`;

  it('have no blank line before them where only the last entry has one', () => {
    const text = ['<resources>', `  ${entry('a')}`, `  ${entry('b')}`, '', `  ${entry('c')}`, '</resources>'];
    const [last] = text.splice(-1);
    expect(after(android([...text, last].join('\n')), toCommon)).toBe(
      [...text, '  <string name="new">N</string>', last].join('\n'),
    );
  });

  it('have the least white space where there is no usual one', () => {
    const text = '"a" = "A";\n"b" = "B";\n\n\n"c" = "C";\n';
    expect(after(strings(text), toCommon)).toBe(`${text}"new" = "N";\n`);
  });

  it('have one where all entries do, and none between comment and key, or between forms', () => {
    const text = `<resources>\n\n  ${entry('a')}\n\n  ${entry('b')}\n\n</resources>`;
    const keys = [keyOf('n', 'N', 'What it is'), keyOf('p', { one: '1', other: 'x' })];
    expect(after(android(text), added('common', ...keys))).toBe(
      text.replace(
        '\n\n</resources>',
        '\n\n  <!-- What it is -->\n  <string name="n">N</string>' +
          '\n\n  <plurals name="p">\n    <item quantity="one">1</item>\n    <item quantity="other">x</item>\n  </plurals>' +
          '\n\n</resources>',
      ),
    );
  });

  it.each([
    [`<resources>${entry('a')}${entry('b')}</resources>`, '</resources>', '<string name="new">N</string>'],
    ['"a"="A";"b"="B";', '', '"new" = "N";'],
  ])('stay on the line: %s', (text, end, written) => {
    const file = text.startsWith('<') ? android(text) : strings(text);
    expect(after(file, toCommon)).toBe(text.slice(0, text.length - end.length) + written + end);
  });

  it.each([
    [
      android('<resources>\n</resources>\n'),
      '<resources>\n    <string name="new">N</string>\n</resources>\n',
    ],
    [strings('/* Nothing */\n'), '/* Nothing */\n"new" = "N";\n'],
  ])('need no marker in an empty file: %j', (file, written) => {
    expect(after(file, toCommon)).toBe(written);
  });
});

describe('an Android text in quotes', () => {
  it.each([
    ['"Can\'t"', 'Won\'t "a" & \\\n  b ', '"Won\'t \\"a\\" &amp; \\\\\\n  b "'],
    ['"Can\'t"', '<b>x</b>', '<b>x</b>'],
    ['"a" b', "it's", "it\\'s"],
    ['"a \\"', "it's", "it\\'s"],
  ])('%s stays in them with the text %j, where there is one pair', (raw, text, written) => {
    const file = (content: string) => `<resources><string name="a">${content}</string></resources>`;
    expect(after(android(file(raw)), changed('a', text))).toBe(file(written));
    expect(keepText('strings.xml', file(written)).groups[0]?.keys[0]?.values[0]?.name).toBe(text);
  });
});

describe('new keys beside keys of inner objects', () => {
  const toUsers = (...names: string[]) => added('users', ...names.map((name) => keyOf(name, 'N')));

  it('stand with those whose names begin likewise, as deep as these: JSON', () => {
    const text =
      '{\n  "users": {\n    "index": {\n      "title": "T",\n      "more": { "a": "A" }\n    },\n    "show": "S"\n  }\n}\n';
    const written = after(json(text), toUsers('index_subtitle', 'index_more_b', 'indexes', 'other_key'));
    expect(written).toBe(
      '{\n  "users": {\n    "index": {\n      "title": "T",\n      "more": { "a": "A", "b": "N" },\n      "subtitle": "N"\n    },\n' +
        '    "show": "S",\n    "indexes": "N",\n    "other_key": "N"\n  }\n}\n',
    );
    expect(namesIn('en.json', written)).toEqual([
      'index_title',
      'index_more_a',
      'index_more_b',
      'index_subtitle',
      'show',
      'indexes',
      'other_key',
    ]);
  });

  it('stand so with their forms: i18next', () => {
    const text = '{"users": {"index": {"n_one": "1", "n_other": "n"}}}';
    const written = after(json(text), added('users', keyOf('index_days', { one: 'a', other: 'b' })));
    expect(JSON.parse(written)).toEqual({
      users: { index: { n_one: '1', n_other: 'n', days_one: 'a', days_other: 'b' } },
    });
  });

  it('stand in the last of two objects of one name', () => {
    const written = after(json('{"users":{"a":{"x":"1"},"a":{"y":"2"}}}'), toUsers('a_z'));
    expect(JSON.parse(written)).toEqual({ users: { a: { y: '2', z: 'N' } } });
  });

  it('stand beside a list, not in it', () => {
    const written = after(json('{"users":{"days":["Monday"]}}'), toUsers('days_short'));
    expect(JSON.parse(written)).toEqual({ users: { days: ['Monday'], days_short: 'N' } });
  });

  it.each([
    [
      'as lines',
      'en:\n  users:\n    index:\n      title: T\n    show: S\n',
      'en:\n  users:\n    index:\n      title: T\n      subtitle: N\n    show: S\n',
    ],
    [
      'in brackets',
      'en:\n  users: { index: { title: T }, show: S }\n',
      'en:\n  users: { index: { title: T, subtitle: N }, show: S }\n',
    ],
    [
      'in the order of a sorted file',
      'en:\n  a:\n    x: "1"\n  users:\n    a: A\n    index:\n      apple: A\n      title: T\n      zoo: Z\n    show: S\n',
      'en:\n  a:\n    x: "1"\n  users:\n    a: A\n    index:\n      apple: A\n      subtitle: N\n      title: T\n      zoo: Z\n    show: S\n',
    ],
  ])('stand with those whose names begin likewise: YAML, %s', (_, text, expected) => {
    expect(after({ name: 'en.yml', text }, toUsers('index_subtitle')).replaceAll('"N"', 'N')).toBe(expected);
  });
});

const namesIn = (name: string, text: string): string[] =>
  keepText(name, text).groups.flatMap(({ keys }) => keys.map((key) => key.name));
