import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { namesOf, outline, readText } from '../testing.js';

const android = (content: string, ...knownGroups: string[]) =>
  outline(
    readText(
      'strings.xml',
      `<resources>\n${content.replace(/([\w.-]+)=(\w+)/g, '<string name="$1">$2</string>')}\n</resources>`,
      { knownGroups },
    ).groups,
  );
const ios = (content: string, ...knownGroups: string[]) =>
  outline(readText('a.strings', content, { knownGroups }).groups);

describe('a marker', () => {
  it.each([
    ['<!-- MARK: - login -->', 'login'],
    ['<!--MARK:login-->', 'login'],
    ['<!-- mark - Sign in -->', 'Sign in'],
    ['<!-- MARK: - a\\-\\-b -->', 'a--b'],
    ['<!-- MARK:  -  - x -->', '- x'],
  ])('opens a group: %s', (comment, group) => {
    expect(android(`${comment}\nx=1`)).toEqual([[group, [['x', '1']]]]);
  });

  it.each([
    '<!-- Mark as read -->',
    '<!-- MARK login -->',
    '<!-- REMARK: - login -->',
    '<!-- MARK: - a\nb -->',
    '<!-- see MARK: - login -->',
  ])('is not %s', (comment) => {
    expect(android(`${comment}\nx=1`)).toEqual([['common', [['x', '1']]]]);
  });

  it('reaches to the next one, and an empty one closes it', () => {
    expect(ios('"a"="1"; // MARK: - g\n"b"="2"; /* MARK: h */ "c"="3";\n// MARK: -\n"d"="4";')).toEqual([
      [
        'common',
        [
          ['a', '1'],
          ['d', '4'],
        ],
      ],
      ['g', [['b', '2']]],
      ['h', [['c', '3']]],
    ]);
  });

  it('is none inside an entry', () => {
    const items = ['zero', 'one', 'other'].map(
      (quantity) => `<item quantity="${quantity}"/><!-- MARK: - g -->`,
    );
    expect(android(`<plurals name="n"><!-- MARK: - g -->${items.join('')}</plurals>\nx=1`)).toEqual([
      [
        'common',
        [
          ['n', ['', '', '']],
          ['x', '1'],
        ],
      ],
    ]);
    expect(ios('"a" /* MARK: - g */ = // MARK: - h\n "1"; "b"="2";')).toEqual([
      [
        'common',
        [
          ['a', '1'],
          ['b', '2'],
        ],
      ],
    ]);
  });

  it('gives its group the keys that do not carry its name, and takes it from those that do', () => {
    expect(android('<!-- MARK: - login -->\nlogin_title=1 title_x=2 login_=3 loginx=4')).toEqual([
      [
        'login',
        [
          ['title', '1'],
          ['title_x', '2'],
          ['login_', '3'],
          ['loginx', '4'],
        ],
      ],
    ]);
  });

  it('never makes two keys one: the shorter name keeps its key', () => {
    const keys = ['login_title', 'title', 'login_login_title'];
    for (const order of [keys, keys.toReversed()]) {
      const [group] = ios(`// MARK: - login\n${order.map((key) => `"${key}"="${key}";`).join('')}`);
      expect(group?.[1].toSorted()).toEqual([
        ['login_login_title', 'login_login_title'],
        ['login_title', 'login_title'],
        ['title', 'title'],
      ]);
    }
  });
});

describe('a prefix', () => {
  it.each([
    [
      'the longest that matches wins',
      ['shop', 'shop_cart'],
      'shop_cart_total=1 shop_name=2',
      [
        ['shop_cart', [['total', '1']]],
        ['shop', [['name', '2']]],
      ],
    ],
    ['case counts', ['Shop'], 'shop_name=1', [['common', [['shop_name', '1']]]]],
    [
      'something must be left behind it',
      ['shop'],
      'shop_=1 shop=2',
      [
        [
          'common',
          [
            ['shop_', '1'],
            ['shop', '2'],
          ],
        ],
      ],
    ],
    [
      'common has none',
      ['common'],
      'common_ok=1 ok=2',
      [
        [
          'common',
          [
            ['common_ok', '1'],
            ['ok', '2'],
          ],
        ],
      ],
    ],
    [
      'the form of Android names meets any group',
      ['Login screen'],
      'Login_screen_title=1',
      [['Login screen', [['title', '1']]]],
    ],
  ])('finds the group: %s', (_, known, content, expected) => {
    expect(android(content, ...known)).toEqual(expected);
  });

  it('may be declared anywhere in the file, by a word alone on its line', () => {
    expect(
      android(
        'shop_a=1\n<!-- shop -->\n<!-- cart --> cart_b=2\n<!-- two words -->\n<!--\n menu\n-->\nmenu_c=3',
      ),
    ).toEqual([
      ['shop', [['a', '1']]],
      ['common', [['cart_b', '2']]],
      ['menu', [['c', '3']]],
    ]);
    expect(ios('/* shop */\n"shop_a"="1";')).toEqual([['common', [['shop_a', '1']]]]);
  });
});

describe('a marker named common', () => {
  it('takes the prefix only when every name in its scopes has it', () => {
    expect(ios('// MARK: - common\n"common_ok"="1";\n"common_no"="2";')).toEqual([
      [
        'common',
        [
          ['ok', '1'],
          ['no', '2'],
        ],
      ],
    ]);
    expect(ios('// MARK: - common\n"common_ok"="1";\n"no"="2";')).toEqual([
      [
        'common',
        [
          ['common_ok', '1'],
          ['no', '2'],
        ],
      ],
    ]);
  });

  it('looks at both files of an import', () => {
    const plural = (key: string) =>
      `<plist><dict><!-- MARK: - common --><key>${key}</key><dict><key>v</key><dict>${['zero', 'one', 'other'].map((form) => `<key>${form}</key><string>${form}</string>`).join('')}</dict></dict></dict></plist>`;
    const read = (key: string) =>
      namesOf(
        readFiles([
          { name: 'a.stringsdict', bytes: strToU8(plural(key)) },
          { name: 'a.strings', bytes: strToU8('// MARK: - common\n"common_ok"="1";') },
        ]).groups,
      );
    expect(read('common_n')).toEqual([['common', ['ok', 'n']]]);
    expect(read('n')).toEqual([['common', ['common_ok', 'n']]]);
  });
});

describe('entries left out', () => {
  it('still have a say in the names of the others', () => {
    expect(android('<!-- MARK: - login -->\n<plurals name="title"/>\nlogin_title=1')).toEqual([
      ['login', [['login_title', '1']]],
    ]);
  });
});
