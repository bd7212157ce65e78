import { LIMITS } from '../../domain/rules.js';
import { checkCatalogue, isCatalogue } from './catalogue-guard.js';

const value = (name: unknown, quantityString: unknown = null, languageName?: unknown) => ({
  name,
  quantityString,
  ...(languageName === undefined ? {} : { languageName }),
});
const singular = (name: unknown, ...values: unknown[]) => ({ name, isPlural: false, values });
const plural = (name: unknown, ...values: unknown[]) => ({ name, isPlural: true, values });
const forms = (language?: string) =>
  ['zero', 'one', 'other'].map((quantity) => value('x', quantity, language));
const group = (name: unknown, ...keys: unknown[]) => ({ name, keys });

describe('a catalogue that can be imported', () => {
  it.each([
    ['nothing', []],
    ['a group without keys', [group('common')]],
    [
      'a singular and a plural key',
      [group('menu', singular('open', value('Open')), plural('files', ...forms()))],
    ],
    ['an empty text', [group('menu', singular('open', value('')))]],
    [
      'the plain text of a language beside the plural of another one',
      [group('menu', plural('files', ...forms('en'), value('x', 'other', 'de')))],
    ],
    [
      'names of any shape, as files hold them',
      [group('Sign in', singular('Login.Title: «é»', value('x')), singular('x'.repeat(800), value('x')))],
    ],
    [
      'names of Object.prototype',
      [group('__proto__', singular('constructor', value('x')), singular('toString', value('x')))],
    ],
    [
      'the same key in two groups',
      [group('a', singular('ok', value('x'))), group('b', singular('ok', value('x')))],
    ],
    [
      'the same key in a group of two files, and of none',
      ['a.json', 'b.json', undefined].map((file) => ({
        ...group('a', singular('ok', value('x'))),
        ...(file && { file }),
      })),
    ],
    [
      'two languages',
      [
        group(
          'a',
          singular('ok', value('x'), value('y', null, 'fr')),
          plural('n', ...forms(), ...forms('fr')),
        ),
      ],
    ],
    [
      'what was read of a project',
      [
        {
          ...group('a', {
            ...singular('ok', {
              ...value('x'),
              id: 3,
              languageId: 1,
              languageAccess: 'target',
              updatedAt: '',
            }),
            id: 2,
            groupId: 1,
          }),
          id: 1,
        },
      ],
    ],
    ['texts with statuses', [group('a', singular('ok', { ...value('x'), status: 'validated' }))]],
    ['keys without values, which the import leaves out', [group('a', singular('ok'), plural('n'))]],
    [
      'a plural key with two values, which the import leaves out',
      [group('a', plural('n', value('x', 'zero'), value('x', 'other')))],
    ],
  ])('is %s', (_, tree) => {
    expect(checkCatalogue(tree)).toBeNull();
    expect(isCatalogue(tree)).toBe(true);
  });
});

describe('a catalogue that is refused', () => {
  it.each([
    ['groups', null],
    ['groups.0.__proto__', JSON.parse('[{"name":"g","keys":[],"__proto__":{"keys":1}}]')],
    ['groups.0.kyes', [{ ...group('a'), kyes: [] }]],
    ['groups.0.keys.0.plural', [group('a', { ...singular('ok', value('x')), plural: true })]],
    ['groups.0.keys.0.values.0.text', [group('a', singular('ok', { ...value('x'), text: 'y' }))]],
    [
      'groups.0.keys.0.values.0.status',
      [group('a', singular('ok', { ...value('x'), status: 'invalidated' }))],
    ],
    ['groups', { name: 'a', keys: [] }],
    ['groups.0', [null]],
    ['groups.0', [[]]],
    ['groups.0.name', [group('  ')]],
    ['groups.0.name', [group('x'.repeat(LIMITS.importedName + 1))]],
    ['groups.0.name', [group('\ud800')]],
    ['groups.0.file', [{ ...group('a'), file: '../a.json' }]],
    ['groups.0.file', [{ ...group('a'), file: null }]],
    [
      'groups.1.keys.0.name',
      [0, 1].map(() => ({ ...group('a', singular('ok', value('x'))), file: 'a.json' })),
    ],
    ['groups.0.keys', [{ name: 'a', keys: { length: 1 } }]],
    ['groups.0.keys.0', [group('a', 'b')]],
    ['groups.1.keys.0.name', [group('a'), group('b', singular('', value('x')))]],
    ['groups.0.keys.0.name', [group('a', singular('a\u0000', value('x')))]],
    ['groups.0.keys.0.isPlural', [group('a', { name: 'b', isPlural: 'no', values: [] })]],
    ['groups.0.keys.0.values', [group('a', { name: 'b', isPlural: false, values: null })]],
    ['groups.0.keys.0.values', [group('a', plural('b', value('x', 'other')))]],
    ['groups.0.keys.0.values', [group('a', plural('b', ...forms(), value('x', 'zero', 'fr')))]],
    ['groups.0.keys.0.values.0', [group('a', singular('b', 'text'))]],
    ['groups.0.keys.0.values.0.name', [group('a', singular('b', value(12)))]],
    ['groups.0.keys.0.values.0.name', [group('a', singular('b', value('\u0000')))]],
    ['groups.0.keys.0.values.0.name', [group('a', singular('b', value('x'.repeat(LIMITS.valueText + 1))))]],
    ['groups.0.keys.0.values.0.quantityString', [group('a', singular('b', value('x', 'other')))]],
    ['groups.0.keys.0.values.0.quantityString', [group('a', plural('b', { name: 'x' }))]],
    ['groups.0.keys.0.values.0.quantityString', [group('a', plural('b', value('x', 'few')))]],
    ['groups.0.keys.0.values.1.quantityString', [group('a', singular('b', value('x'), value('y')))]],
    [
      'groups.0.keys.0.values.1.quantityString',
      [group('a', singular('b', value('x', null, 'FR'), value('y', null, 'fr')))],
    ],
    ['groups.0.keys.0.values.0.languageName', [group('a', singular('b', value('x', null, '')))]],
    ['groups.0.keys.1.name', [group('a', singular('b', value('x')), plural('b', ...forms()))]],
    ['groups.1.keys.0.name', [group('a', singular('b', value('x'))), group('a', singular('b', value('x')))]],
  ])('names %s', (path, tree) => {
    expect(checkCatalogue(tree)).toMatchObject({ path, message: expect.any(String) as string });
    expect(isCatalogue(tree)).toBe(false);
  });
});

describe('the languages of a catalogue', () => {
  it('are those of the call, ignoring case', () => {
    const tree = [group('a', singular('b', value('x', null, 'French')))];
    expect(checkCatalogue(tree, ['english', 'french'])).toBeNull();
    expect(checkCatalogue(tree, ['English'])).toMatchObject({
      path: 'groups.0.keys.0.values.0.languageName',
    });
  });

  it('takes a value without a name for the first one', () => {
    const tree = [group('a', singular('b', value('x'), value('y', null, 'English')))];
    expect(checkCatalogue(tree, ['English'])).toMatchObject({
      path: 'groups.0.keys.0.values.1.quantityString',
    });
    expect(checkCatalogue(tree, ['French', 'English'])).toBeNull();
  });
});

it('takes 5,000 plural keys', () => {
  const tree = [
    group('a', ...Array.from({ length: 5_000 }, (_, index) => plural(`key_${index}`, ...forms()))),
  ];
  expect(checkCatalogue(tree)).toBeNull();
});
