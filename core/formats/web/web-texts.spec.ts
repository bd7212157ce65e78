import { brief, outline, readText, reportsIn } from '../testing.js';

const read = (text: string, completePlurals = false) => readText('fr.json', text, { completePlurals });

describe('Web JSON', () => {
  it.each([
    ['top-level texts in common', '{"ok":"OK"}', [['common', [['ok', 'OK']]]]],
    [
      'objects as groups, in the order of the file',
      '{"b":{"y":"1","x":"2"},"a":{"z":"3"}}',
      [
        [
          'b',
          [
            ['y', '1'],
            ['x', '2'],
          ],
        ],
        ['a', [['z', '3']]],
      ],
    ],
    [
      'names like numbers in their order',
      '{"10":"a","9":"b"}',
      [
        [
          'common',
          [
            ['10', 'a'],
            ['9', 'b'],
          ],
        ],
      ],
    ],
    [
      'names of Object.prototype',
      '{"__proto__":{"constructor":"x"}}',
      [['__proto__', [['constructor', 'x']]]],
    ],
    [
      'a group in two places as one',
      '{"g":{"a":"1"},"x":"2","g":{"b":"3"},"common":{"y":"4"}}',
      [
        [
          'g',
          [
            ['a', '1'],
            ['b', '3'],
          ],
        ],
        [
          'common',
          [
            ['x', '2'],
            ['y', '4'],
          ],
        ],
      ],
    ],
    ['a group without a name in common', '{" ":{"a":"1"}}', [['common', [['a', '1']]]]],
    [
      'every escape',
      String.raw`{"a":"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"}`,
      [['common', [['a', '"\\/\b\f\n\r\té😀']]]],
    ],
    [
      'what no database holds as U+FFFD',
      String.raw`{"a":"\u0000\ud800x"}`,
      [['common', [['a', '\uFFFD\uFFFDx']]]],
    ],
    [
      'edge spaces, line ends and other backslashes',
      String.raw`{"a":"  x\n ","b":"\\d"}`,
      [
        [
          'common',
          [
            ['a', '  x\n '],
            ['b', '\\d'],
          ],
        ],
      ],
    ],
    ['an empty text', '{"a":""}', [['common', [['a', '']]]]],
    ['an empty file', ' {} \n', []],
    ['groups without texts as nothing', '{"a":{},"b":{"c":{}}}', []],
  ])('reads %s', (_, text, expected) => {
    const { status, groups } = read(text);
    expect(status).toBe('ok');
    expect(outline(groups)).toEqual(expected);
  });

  it.each([
    ['a|b|c', ['a', 'b', 'c']],
    ['a | b | c', ['a', 'b', 'c']],
    ['a |  b | c ', ['a', ' b', 'c ']],
    ['||', ['', '', '']],
    [' |  | ', ['', '', '']],
    [String.raw`a \\| b`, 'a | b'],
    [String.raw`\\|`, '|'],
    [String.raw`\\\\|`, '\\|'],
    [String.raw`a\\|b | c | d\\`, ['a|b', 'c', 'd\\']],
  ])('takes the pipes of "%s" for %j', (text, forms) => {
    expect(outline(read(`{"k":"${text}"}`).groups)).toEqual([['common', [['k', forms]]]]);
  });

  it.each([
    [
      '{"a":1,"b":true,"c":null,"d":["x"],"e":{"f":-1e400}}',
      ['key_not_snake_case ×1', 'number ×2 1', 'boolean ×1 1', 'null ×1 1'],
    ],
    ['{"a":[{"b":"x"}],\n"c":"|"}', ['quantity_not_found_json c 2', 'key_not_snake_case ×1']],
    ['{"":"x"," ":1,"g":{"":"y"}}', ['empty_name 1', 'empty_name 1', 'number ×1 1']],
    ['{"g":{"a":"1",\n\n"a":"2"},"a":"3"}', ['duplicate_key a 3']],
    ['{"g":{"h":{"i":{"j":"x"}},"k":{}}}', []],
    ['{"a":{"b":{"c":1}},\r\n"a":"1|2"}', ['quantity_not_found_json a 2', 'number ×1 1']],
    ['{"Title":"x","b":"y","c-d":"z"}', ['key_not_snake_case ×2']],
  ])('reports of %s: %j', (text, reports) => {
    expect(reportsIn('fr.json', text)).toEqual(reports);
  });

  it('joins the names of nested objects', () => {
    expect(outline(read('{"home":{"hero":{"title":"T","":{"x":"X"}}}}').groups)).toEqual([
      [
        'home',
        [
          ['hero_title', 'T'],
          ['hero__x', 'X'],
        ],
      ],
    ]);
  });

  it('lets the last value of a name win, and a plural over a singular, at the place of the first', () => {
    const { groups } = read('{"a":"1","b":"x","a":"2","c":"0|1|n","c":"one"}');
    expect(outline(groups)).toEqual([
      [
        'common',
        [
          ['a', '2'],
          ['b', 'x'],
          ['c', ['0', '1', 'n']],
        ],
      ],
    ]);
  });

  it('completes a pair of forms on request', () => {
    const { groups, warnings } = read('{"a":"car | cars","b":"1|2|3|4"}', true);
    expect(outline(groups)).toEqual([['common', [['a', ['cars', 'car', 'cars']]]]]);
    expect(warnings.map(brief)).toEqual(['quantity_filled a zero 1', 'quantity_not_found_json b 1']);
  });

  it('says which file and names the first five names only', () => {
    const { warnings } = read('{"A":"1","B":"1","C":"1","D":"1","E":"1","F":"1","g":"1|2"}');
    expect(warnings).toEqual([
      { reason: 'imports.quantity_not_found_json', color: 'red', file: 'fr.json', line: 1, key: 'g' },
      { reason: 'imports.key_not_snake_case', color: 'orange', count: 6, keys: ['A', 'B', 'C', 'D', 'E'] },
    ]);
  });
});

describe('a file that is no JSON', () => {
  it.each([
    ['', 1, null],
    ['\n', 2, null],
    ['{"a":"b"', 1, null],
    ['{"a":"b"\n\n', 3, null],
    ['{"a":"b",}', 1, '}'],
    ['{\n"a":"b"\n"c":"d"}', 3, '"c":"d"}'],
    ["{'a':'b'}", 1, "'a':'b'}"],
    ['{"a":"b"} // note', 1, '// note'],
    ['/* note */ {}', 1, '/* note */ {}'],
    ['{"a":"\n"}', 1, '"}'],
    ['{"a":\n"b\tc"}', 2, 'c"}'],
    ['{"a":\n"open}\\', 2, null],
    ['{"a":\n"open}', 2, '"open}'],
    ['{"a":"\\x"}', 1, 'x"}'],
    ['{"a":"\\u12g4"}', 1, '12g4"}'],
    ['{"a":01}', 1, '1}'],
    ['{"a":1.}', 1, '.}'],
    ['{"a":+1}', 1, '+1}'],
    ['{"a":True}', 1, 'True}'],
    ['{"a":"b"}\n{}', 2, '{}'],
    ['{"a" "b"}', 1, '"b"}'],
    ['{a:"b"}', 1, 'a:"b"}'],
    ['{"a":[1,]}', 1, ']}'],
    ['{"a":[}', 1, '}'],
    ['\uFEFF\uFEFF{}', 1, '\uFEFF{}'],
    ['{"a":\u00a0"b"}', 1, '\u00a0"b"}'],
  ])('is rejected: %j, line %i, at %j, or because it ends too early', (text, line, found) => {
    const fault = found === null ? { fault: 'end' } : { fault: 'text', found };
    expect(read(text)).toEqual({
      status: 'rejected',
      error: { reason: 'imports.json_parse_error', color: 'red', file: 'fr.json', line, ...fault },
      groups: [],
      warnings: [],
    });
  });

  it.each(['[]', '[{"a":"b"}]', '"text"', '12', 'null', '\n[\n]'])('is not what was expected: %j', (text) => {
    expect(read(text)).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.json_expected_content', line: 1 },
    });
  });

  it('is reported before the value is found not to be an object', () => {
    expect(read('["a",\n')).toMatchObject({ error: { reason: 'imports.json_parse_error', line: 2 } });
  });
});

describe('a hostile file', () => {
  it.each([
    ['objects', '{"a":'.repeat(100_000), '"x"', '}'.repeat(100_000)],
    ['arrays', `{"a":${'['.repeat(100_000)}`, '"x"', `${']'.repeat(100_000)}}`],
  ])('nests %s 100,000 deep', (_, head, middle, tail) => {
    const { status, groups, warnings } = read(head + middle + tail);
    expect({ status, groups }).toEqual({ status: 'ok', groups: [] });
    expect(warnings.filter(({ color }) => color === 'red')).toHaveLength(1);
  });

  it('reads a text 10,000 deep when names may be that long', () => {
    const text = `${'{"a":'.repeat(10_000)}"x"${'}'.repeat(10_000)}`;
    const { groups } = readText('fr.json', text, { limits: { name: 100_000, text: 100 } });
    expect(groups[0]?.keys[0]?.name).toHaveLength(9_999 + 9_998);
  });

  it('is refused where it is nested deeper than memory has room for, with the line', () => {
    const nested = (levels: number) => read(`{"a":\n${'['.repeat(levels)}${']'.repeat(levels)}}`).error;
    expect(nested(119_999)).toBeNull();
    expect(nested(120_000)).toMatchObject({ reason: 'imports.too_deep', line: 2 });
  });

  it('has names and texts nothing could store: they are left out, the rest is read', () => {
    const long = 'x'.repeat(801);
    const { groups, warnings } = read(
      `{"${long}":"1","b":"${'y'.repeat(20_001)}","${long}":{"c":"2"},"d":"3"}`,
    );
    expect(outline(groups)).toEqual([['common', [['d', '3']]]]);
    expect(warnings.map(brief)).toEqual([
      `name_too_long ${'x'.repeat(100)}… 1`,
      'text_too_long b 1',
      'name_too_long c 1',
    ]);
  });
});
