import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { reportsIn } from '../testing.js';
import { writeProject } from '../index.js';

const php = (...lines: string[]) => ({
  name: 'messages.php',
  text: ['<?php', '', 'return [', ...lines, '];', ''].join('\n'),
});

/** The texts of a file, by group and key. */
const textsIn = (text: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    keepText('messages.php', text).groups.map(({ name: group, keys }) => [
      group,
      Object.fromEntries(keys.map(({ name, values }) => [name, values[0]?.name ?? ''])),
    ]),
  );

/** The text of a string, as its file has it. */
const textOf = (source: string) => textsIn(php(`'a' => ${source},`).text)['common']?.['a'];

describe('the texts of a PHP file', () => {
  it('are in the array that it returns, and arrays in it are groups', () => {
    const { text } = php("    'ok' => 'OK',", "    'login' => [", "        'title' => 'Sign in',", '    ],');
    expect(textsIn(text)).toEqual({ common: { ok: 'OK' }, login: { title: 'Sign in' } });
  });

  it.each([
    ['array()', "<?php return array('a' => 'A', 'g' => array('b' => 'B'));"],
    [
      'other statements before it',
      "<?php\ndeclare(strict_types=1);\nuse A\\B;\nreturn ['a' => 'A', 'g' => ['b' => 'B']];",
    ],
    [
      'comments everywhere',
      "<?php /* return */ return /* 1 */ [ /* 2 */ 'a' /* 3 */ => /* 4 */ 'A' /* 5 */, 'g' => ['b' => 'B' // x\n] /* 6 */ ] /* 7 */ ;",
    ],
    ['the end of PHP', "<?php return ['a' => 'A', 'g' => ['b' => 'B']] ?>\n"],
    ['a short tag', "<? return ['a' => 'A', 'g' => ['b' => 'B']];"],
    ['words in capitals', "<?PHP RETURN ARRAY ('a' => 'A', 'g' => ['b' => 'B']);"],
  ])('are found with %s', (_, text) => {
    expect(textsIn(text)).toEqual({ common: { a: 'A' }, g: { b: 'B' } });
  });

  it('are named by the path in their group, and by their places in lists', () => {
    const text = "<?php return ['g' => ['deep' => ['x' => 'X'], 'list' => ['A', 5 => 'B', 'C']]];";
    expect(textsIn(text)).toEqual({ g: { deep_x: 'X', list_0: 'A', list_5: 'B', list_6: 'C' } });
  });

  it.each([
    [String.raw`'it\'s \\ \n'`, String.raw`it's \ \n`],
    [String.raw`"a\tb\n\"\$x\" \q"`, 'a\tb\n"$x" \\q'],
    [String.raw`"\u{e9}\xc3\xa9\303\251"`, 'ééé'],
    ['"$ 5 and {x}"', '$ 5 and {x}'],
    ["'a' . \"b\"\n  . 'c'", 'abc'],
    ["'two\nlines'", 'two\nlines'],
    ["''", ''],
  ])('are what PHP reads: %s', (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it.each([
    ['a variable', '"Hi $name"'],
    ['a variable in braces', '"Hi {$name}"'],
    ['a call', "__('x')"],
    ['a constant', 'PHP_EOL'],
    ['a text and a constant', "'a' . PHP_EOL"],
    ['a heredoc', '<<<EOT\n  it\'s, "one"]\n  EOT'],
    ['a condition', "true ? 'a' : 'b'"],
    ['a function', "fn () => ['a', 'b']"],
    ['bytes that are no UTF-8', String.raw`"\xff"`],
  ])('are not %s, which stays as it is', (_, source) => {
    const { name, text } = php(`    'a' => ${source},`, "    'b' => 'B',");
    expect(textsIn(text)).toEqual({ common: { b: 'B' } });
    expect(reportsIn(name, text)).toEqual(['expression ×1 4']);
    expect(after({ name, text }, changed('b', 'C'))).toBe(text.replace("'B'", "'C'"));
  });

  it.each([
    ['1.5', 'number'],
    ['true', 'boolean'],
    ['NULL', 'null'],
  ])('are not %s', (source, what) => {
    const { name, text } = php(`'a' => ${source},`, "'b' => 'B'");
    expect(reportsIn(name, text)).toEqual([`${what} ×1 4`]);
  });

  it.each([
    ['a class', '<?php\nclass A { function f() { return []; } }'],
    ['a variable that is returned', "<?php $a = ['b' => 'c']; return $a;"],
    ['a sum of arrays', "<?php return ['a' => 'b'] + $c;"],
    ['an array that does not end', "<?php return ['a' => 'b',"],
    ['a string that does not end', "<?php return ['a' => 'b];"],
    ['brackets that do not fit', "<?php return ['a' => f(1]];"],
    ['a program', '<?php echo 1;'],
  ])('are not read from %s', (_, text) => {
    const reading = keepText('messages.php', text);
    expect(reading.error?.reason).toBe('imports.reading_file_error');
  });
});

describe('comments of PHP', () => {
  it('describe the element below, on its line or lines', () => {
    const { groups } = keepText(
      'a.php',
      php(
        "// What\n# it is\n'a' => 'A',",
        "/**\n * Two\n * lines\n */\n'b' => 'B',",
        "/* Heading */\n\n'c' => 'C',",
      ).text,
    );
    expect(groups[0]?.keys.map(({ description }) => description)).toEqual([
      'What\nit is',
      'Two\nlines',
      undefined,
    ]);
  });

  it('are no descriptions where they are elements, or lines of signs around a heading', () => {
    const { groups } = keepText(
      'a.php',
      php("// 'x' => 'y',\n'a' => 'A',", "/*\n|-----\n| Head\n|-----\n*/\n'b' => 'B',").text,
    );
    expect(groups[0]?.keys.map(({ description }) => description)).toEqual([undefined, 'Head']);
  });

  it('go with their element, those behind it, too', () => {
    const file = php(
      "    'a' => 'A', // about a",
      '    // about b',
      "    'b' => 'B', # more",
      "    'c' => 'C',",
    );
    expect(after(file, without('b'))).toBe(php("    'a' => 'A', // about a", "    'c' => 'C',").text);
    expect(after(file, without('a'))).toBe(
      php('    // about b', "    'b' => 'B', # more", "    'c' => 'C',").text,
    );
  });

  it('are written in the manner of the one that stood there', () => {
    const describe_ = (text: string) => (groups: Parameters<ReturnType<typeof changed>>[0]) =>
      groups.map((group) => ({ ...group, keys: group.keys.map((key) => ({ ...key, description: text })) }));
    expect(after(php('    // old', "    'a' => 'A',"), describe_('new ?> x'))).toBe(
      php('    // new ? > x', "    'a' => 'A',").text,
    );
    expect(after(php('    /* old */', "    'a' => 'A',"), describe_('new */ x'))).toBe(
      php('    /* new * / x */', "    'a' => 'A',").text,
    );
  });
});

describe('a PHP file that is written again', () => {
  it('keeps the quotes of a text, and its lines', () => {
    const file = php("'a' => 'x',", '"b" => "x",', "'c' => 'x\n  y',", "'d' => 'x' . 'y',");
    expect(after(file, changed('a', "it's $5\\"))).toContain(String.raw`'a' => 'it\'s $5\\',`);
    expect(after(file, changed('b', 'say "$x" {$y}'))).toContain(String.raw`"b" => "say \"\$x\" {\$y}",`);
    expect(after(file, changed('a', 'x\ny'))).toContain(String.raw`'a' => "x\ny",`);
    expect(after(file, changed('c', 'x\ny'))).toContain("'c' => 'x\ny',");
    expect(after(file, changed('d', 'z'))).toContain("'d' => 'z',");
  });

  it.each([
    [
      'with a comma behind the last element',
      php("    'a' => 'A',"),
      php("    'a' => 'A',", "    'n' => 'N',").text,
    ],
    ['without', php("    'a' => 'A'"), php("    'a' => 'A',", "    'n' => 'N'").text],
    [
      'with a comment behind it',
      php("    'a' => 'A' // about a"),
      php("    'a' => 'A',", "    'n' => 'N' // about a").text,
    ],
    [
      'on one line',
      { name: 'a.php', text: "<?php return ['a' => 'A'];" },
      "<?php return ['a' => 'A', 'n' => 'N'];",
    ],
    [
      'with two',
      { name: 'a.php', text: "<?php return ['a' => 'A', 'b' => 'B'];" },
      "<?php return ['a' => 'A', 'b' => 'B', 'n' => 'N'];",
    ],
    [
      'without an element',
      { name: 'a.php', text: '<?php\nreturn [\n];\n' },
      "<?php\nreturn [\n    'n' => 'N',\n];\n",
    ],
    [
      'with blank lines',
      php("    'a' => 'A',", '', "    'b' => 'B',"),
      php("    'a' => 'A',", '', "    'b' => 'B',", "    'n' => 'N',").text,
    ],
  ])('gets a new key: %s', (_, file, text) => {
    expect(after(file, added('common', keyOf('n', 'N')))).toBe(text);
  });

  it('gets new keys and groups in its manner', () => {
    const file = {
      name: 'a.php',
      text: '<?php\n\nreturn array(\n\t"g" => array(\n\t\t"a" => "A",\n\t),\n);\n',
    };
    expect(after(file, added('g', keyOf('n', 'N', 'What it is')))).toBe(
      file.text.replace('"A",\n', '"A",\n\t\t// What it is\n\t\t"n" => "N",\n'),
    );
    expect(after(file, added('h', keyOf('n', 'N')))).toBe(
      file.text.replace('\t),\n', '\t),\n\t"h" => array(\n\t\t"n" => "N",\n\t),\n'),
    );
  });

  it('loses an element with its comma, and a group with its last element', () => {
    expect(after(php("    'a' => 'A',", "    'b' => 'B'"), without('b'))).toBe(php("    'a' => 'A'").text);
    expect(after(php("    'a' => 'A',", "    'b' => 'B'"), without('a'))).toBe(php("    'b' => 'B'").text);
    expect(after(php("    'a' => 'A',", "    'g' => [", "        'b' => 'B',", '    ],'), without('b'))).toBe(
      php("    'a' => 'A',").text,
    );
  });

  it('keeps a group whose elements are all replaced by new ones', () => {
    const file = php("    'a' => 'A',", "    'g' => [", "        'b' => 'B',", '    ],');
    expect(after(file, (groups) => added('g', keyOf('n', 'N'))(without('b')(groups)))).toBe(
      php("    'a' => 'A',", "    'g' => [", "        'n' => 'N',", '    ],').text,
    );
  });
});

describe('a new PHP file', () => {
  const project = {
    languages: [{ id: 1, name: 'Français', tag: 'fr-CA' }],
    groups: [
      { name: 'common', keys: [keyOf('ok', 'D’accord'), keyOf('quote', "l'an", 'A year')] },
      { name: 'login', keys: [keyOf('title', 'Connexion')] },
    ],
  };
  const [file] = writeProject(project, {
    platform: 'laravel',
    languageIds: [1],
    prefix: false,
    validatedOnly: false,
  });

  it('is one of Laravel', () => {
    expect(file?.path).toMatch(/^lang\/.+\/messages\.php$/);
    expect(file?.text).toBe(
      [
        '<?php',
        '',
        'return [',
        "    'ok' => 'D’accord',",
        '    // A year',
        String.raw`    'quote' => 'l\'an',`,
        "    'login' => [",
        "        'title' => 'Connexion',",
        '    ],',
        '];',
        '',
      ].join('\n'),
    );
  });
});
