import { brief, namesOf, outline, readText } from '../testing.js';

const list = (content: string) => `<plist version="1.0">\n<dict>\n${content}\n</dict>\n</plist>`;
const read = (content: string, completePlurals = false) =>
  readText('a.stringsdict', list(content), { completePlurals });
const dict = (fields: Record<string, string>) =>
  `<dict>${Object.entries(fields)
    .map(([key, value]) => `<key>${key}</key>${value.startsWith('<') ? value : `<string>${value}</string>`}`)
    .join('')}</dict>`;
const forms = (...quantities: string[]) =>
  Object.fromEntries(quantities.map((quantity) => [quantity, `%d ${quantity}`]));
const THREE = forms('zero', 'one', 'other');
const RULE = { NSStringFormatSpecTypeKey: 'NSStringPluralRuleType', NSStringFormatValueTypeKey: 'd' };
const entry = (format: string, variables: Record<string, Record<string, string>>) =>
  `<key>k</key>${dict({ NSStringLocalizedFormatKey: format, ...Object.fromEntries(Object.entries(variables).map(([name, fields]) => [name, dict(fields)])) })}`;

describe('an entry of a .stringsdict', () => {
  it.each([
    ['%#@n@', ['%d zero', '%d one', '%d other']],
    ['%1$#@n@', ['%d zero', '%d one', '%d other']],
    ['%1#@n@', ['%d zero', '%d one', '%d other']],
    ['In $1 %#@n@ of %@', ['In $1 %d zero of %@', 'In $1 %d one of %@', 'In $1 %d other of %@']],
  ])('has the texts of its variable within its format: %s', (format, texts) => {
    expect(outline(read(entry(format, { n: { ...RULE, ...THREE } })).groups)).toEqual([
      ['common', [['k', texts]]],
    ]);
  });

  it('may do without a format', () => {
    expect(read(`<key>k</key>${dict({ n: dict(THREE) })}`).groups).toHaveLength(1);
  });

  it('keeps texts as they are written', () => {
    const texts = { zero: ' a ', one: '\\n', other: '&lt;b&gt;<!-- x -->\n<![CDATA[&]]>' };
    expect(outline(read(entry('%#@n@', { n: texts })).groups)).toEqual([
      ['common', [['k', [' a ', '\\n', '<b>\n&']]]],
    ]);
  });

  it('stands between markers: one inside an entry is none', () => {
    const { groups } = read(
      `<key>k</key><!-- MARK: - g -->${dict({ n: dict(THREE) })}<key>l</key>${dict({ n: dict(THREE) })}`,
    );
    expect(namesOf(groups)).toEqual([['common', ['k', 'l']]]);
  });

  it('takes its group from a marker or a prefix', () => {
    const { groups } = readText(
      'a.stringsdict',
      list(
        `<key>shop_n</key>${dict({ n: dict(THREE) })}<!-- MARK: - home --><key>home_n</key>${dict({ n: dict(THREE) })}`,
      ),
      {
        knownGroups: ['shop'],
      },
    );
    expect(namesOf(groups)).toEqual([
      ['shop', ['n']],
      ['home', ['n']],
    ]);
  });

  it.each([
    ['its variable is missing', entry('%#@m@', { n: THREE })],
    ['its variable is no dictionary', `<key>k</key>${dict({ NSStringLocalizedFormatKey: '%#@n@', n: 'x' })}`],
    ['a quantity is no text', entry('%#@n@', { n: { ...THREE, few: '<integer>1</integer>' } })],
    ['it is no plural rule', entry('%#@n@', { n: { ...THREE, NSStringFormatSpecTypeKey: 'Gender' } })],
    ['it has several dictionaries and no format', `<key>k</key>${dict({ a: dict(THREE), b: dict(THREE) })}`],
    [
      'it says a quantity twice',
      `<key>k</key><dict><key>n</key>${dict(THREE).replace('</dict>', '<key>one</key><string>x</string></dict>')}</dict>`,
    ],
  ])('is left out when %s, and the file goes on', (_, content) => {
    const { groups, warnings } = read(`${content}\n<key>ok</key>${dict({ n: dict(THREE) })}`);
    expect(namesOf(groups)).toEqual([['common', ['ok']]]);
    expect(warnings.map(brief)).toEqual(['stringsdict_parse_error k 3']);
  });

  it.each([
    ['a text', '<key>k</key><string>x</string>', ['k']],
    ['two variables', entry('%#@a@ %#@b@', { a: THREE, b: THREE }), ['k_a', 'k_b']],
    ['no reference to its variable', entry('none', { n: THREE }), ['k', 'k_n']],
    ['a text that refers to a variable', entry('%#@n@', { n: { ...THREE, few: '%#@m@' } }), ['k_n']],
  ])('may have %s', (_, content, names) => {
    const { groups } = read(`${content}\n<key>ok</key>${dict({ n: dict(THREE) })}`);
    expect(namesOf(groups)).toEqual([['common', [...names, 'ok']]]);
  });

  it.each([
    [['one', 'other'], false, 'quantity_missing k zero 3'],
    [['few'], false, 'quantity_missing k zero+one+other 3'],
    [['one', 'few'], true, 'quantity_missing k zero+other 3'],
  ])('of %j is left out (completing: %s): %s', (quantities, complete, reported) => {
    const { groups, warnings } = read(entry('%#@n@', { n: forms(...quantities) }), complete);
    expect(groups).toEqual([]);
    expect(warnings.map(brief)).toEqual([reported]);
  });

  it('loses the quantities there is no place for, with a report', () => {
    const { groups, warnings } = read(entry('%#@n@', { n: { ...THREE, two: '2', many: 'm' } }));
    expect(groups).toHaveLength(1);
    expect(warnings.map(brief)).toEqual(['quantity_not_found k two+many 3']);
  });

  it('is completed on request', () => {
    const { groups, warnings } = read(entry('%#@n@', { n: forms('one', 'few', 'other') }), true);
    expect(outline(groups)).toEqual([['common', [['k', ['%d other', '%d one', '%d other']]]]]);
    expect(warnings.map(brief)).toEqual(['quantity_filled k zero 3', 'quantity_not_found k few 3']);
  });

  it('needs a name, after it has its quantities', () => {
    const nameless = entry('%#@n@', { n: THREE }).replace('<key>k</key>', '<key> </key>');
    expect(read(nameless).warnings.map(brief)).toEqual(['empty_name 3']);
    expect(read(nameless.replace('<key>one</key>', '<key>few</key>')).warnings).toMatchObject([
      { reason: 'imports.quantity_missing' },
    ]);
  });
});

describe('a .stringsdict that is rejected', () => {
  it.each([
    [list('<dict/>'), 3],
    [list('<key>a</key>'), 3],
    [list('<key>a</key>\n<key>b</key><dict/>'), 4],
    [list('<key>a</key><dict>\n<string>x</string></dict>'), 4],
    [list('<key>a</key><dict><key>b</key>\n</dict>'), 3],
    [list('<key>a</key><array><dict>\n<key>b</key></dict></array>'), 4],
    [list('\nstray'), 4],
    [list('<key>a</key><string><b/></string>'), 3],
    ['<plist/>', 1],
    ['<plist>\n<array/></plist>', 2],
    ['<plist><dict/>\n<dict/></plist>', 2],
    ['<resources/>', 1],
    ['<plist><dict></plist>', 1],
    ['', 1],
  ])('is %j: line %i', (text, line) => {
    expect(readText('a.stringsdict', text)).toMatchObject({
      status: 'rejected',
      error: { reason: 'imports.stringsdict_parse_error', color: 'red', line },
    });
  });
});
