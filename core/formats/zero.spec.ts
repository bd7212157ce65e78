import { requiredForms } from '../domain/forms-of.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { ExportFile, ExportProject, WriteOptions } from './model/export-types.js';
import { fileBytes } from './export/file-bytes.js';
import { readFiles, writeProject } from './index.js';
import { keepText, projectOf, writeAgain } from './profile/testing-profile.js';
import { asFormatjs, asI18next } from '../../test/support/plural-consumers.js';
import type { Consumer } from '../../test/support/plural-consumers.js';

/** Zero keeps its meaning: exactly 0 and the category of CLDR, on every platform and in all kinds of languages. */
const TARGETS = ['android', 'ios', 'i18next', 'icu'] as const;
type Target = (typeof TARGETS)[number];

const LANGUAGE = 1;
const NUMBERS = [0, 1, 2, 3, 5, 10, 11, 21, 30, 100];

/** The forms that the language needs, and exactly 0: `few` says `few`. */
const allForms = (tag: string, without: readonly PluralForm[] = []): PluralForm[] =>
  (['=0', ...requiredForms({ mode: 'cldr', tag })] satisfies PluralForm[]).filter(
    (form) => !without.includes(form),
  );

const project = (tag: string, forms: readonly PluralForm[]): ExportProject => ({
  languages: [{ id: LANGUAGE, name: tag, tag }],
  groups: [
    {
      name: 'common',
      keys: [
        {
          name: 'n',
          isPlural: true,
          values: forms.map((form) => ({
            name: form,
            quantityString: form,
            languageId: LANGUAGE,
            status: 'modified',
          })),
        },
      ],
    },
  ],
});

const optionsFor = (target: Target): WriteOptions => ({
  platform: target === 'android' || target === 'ios' ? target : 'web',
  languageIds: [LANGUAGE],
  prefix: false,
  validatedOnly: false,
  pluralMode: 'cldr',
  jsonFlavour: target === 'icu' ? 'icu' : 'i18next',
});

const written = (tag: string, target: Target, forms: readonly PluralForm[]): ExportFile =>
  writeProject(project(tag, forms), optionsFor(target)).at(-1) ?? { path: '', text: '' };

/** The forms that come back: `=0 one other`. */
function readAgain(tag: string, file: ExportFile, target: Target): string {
  const jsonFlavour = target === 'icu' ? ('icu' as const) : ('i18next' as const);
  const { groups } = readFiles([{ name: file.path, bytes: fileBytes(file) }], {
    keep: true,
    pluralMode: 'cldr',
    tag,
    ...(file.path.endsWith('.json') && { jsonFlavour }),
  });
  return groups
    .flatMap(({ keys }) => keys.flatMap(({ values }) => values.map((value) => value.quantityString)))
    .join(' ');
}

/** What a platform shows for a number. Those without a library here take the category of CLDR, or else other. */
async function consumerOf(tag: string, target: Target, { text }: ExportFile): Promise<Consumer> {
  if (target === 'i18next' || target === 'icu') {
    const keys = JSON.stringify((JSON.parse(text) as { common: unknown }).common);
    return target === 'icu' ? asFormatjs(keys, tag) : asI18next(keys, tag);
  }
  const forms = new Map(
    [
      ...text.matchAll(/(?:quantity="|<key>)(zero|one|two|few|many|other)(?:">|<\/key>\s*<string>)([^<]*)/g),
    ].map(([, form = '', value = '']) => [form, value]),
  );
  const rules = new Intl.PluralRules(tag);
  return (_, number) => {
    const category = target === 'ios' && number === 0 && forms.has('zero') ? 'zero' : rules.select(number);
    return forms.get(category) ?? forms.get('other') ?? '';
  };
}

/** What is shown for numbers that are not what CLDR says: `0: =0`. */
async function exceptions(tag: string, target: Target, forms: readonly PluralForm[]): Promise<string[]> {
  const show = await consumerOf(tag, target, written(tag, target, forms));
  const rules = new Intl.PluralRules(tag);
  return NUMBERS.flatMap((number) => {
    const [shown, expected] = [show('n', number), rules.select(number)];
    return shown === expected ? [] : [`${number}: ${shown}`];
  });
}

describe.each(['en', 'pl', 'ru', 'ja'])('exactly 0 in %s, which has no category zero', (tag) => {
  const forms = allForms(tag);

  it.each(['ios', 'i18next', 'icu'] as const)(
    'is shown for 0 only, and comes back, from %s',
    async (target) => {
      expect(await exceptions(tag, target, forms)).toEqual(['0: =0']);
      expect(readAgain(tag, written(tag, target, forms), target)).toBe(forms.join(' '));
    },
  );

  it('is never shown on Android, where 0 is of another category, but comes back', async () => {
    expect(await exceptions(tag, 'android', forms)).toEqual([]);
    expect(readAgain(tag, written(tag, 'android', forms), 'android')).toBe(forms.join(' '));
  });
});

describe('exactly 0 in Arabic, where the category zero is the same', () => {
  it.each(TARGETS)(
    'is shown for 0 where the category has no text, and comes back as it, from %s',
    async (target) => {
      const forms = allForms('ar', ['zero']);
      expect(await exceptions('ar', target, forms)).toEqual(['0: =0']);
      expect(readAgain('ar', written('ar', target, forms), target)).toBe(allForms('ar', ['=0']).join(' '));
    },
  );

  it.each(['android', 'ios', 'i18next'] as const)(
    'gives way to the category on %s, which has one name for both',
    async (target) => {
      expect(await exceptions('ar', target, allForms('ar'))).toEqual([]);
      expect(readAgain('ar', written('ar', target, allForms('ar')), target)).toBe(
        allForms('ar', ['=0']).join(' '),
      );
    },
  );

  it('stays beside the category in ICU, and comes first', async () => {
    expect(await exceptions('ar', 'icu', allForms('ar'))).toEqual(['0: =0']);
    expect(readAgain('ar', written('ar', 'icu', allForms('ar')), 'icu')).toBe(allForms('ar').join(' '));
  });
});

describe('exactly 0 in Latvian, where 10 and 11 are of the category zero', () => {
  // i18next and Apple look for `zero` when the number is 10 as well: a text that says "none" would be wrong there.
  it.each(['android', 'ios', 'i18next'] as const)(
    'gives way to the category on %s, which has one name for both',
    async (target) => {
      expect(await exceptions('lv', target, allForms('lv'))).toEqual([]);
      expect(readAgain('lv', written('lv', target, allForms('lv')), target)).toBe('zero one other');
    },
  );

  it('stays beside the category in ICU, and is shown for 0 only', async () => {
    expect(await exceptions('lv', 'icu', allForms('lv'))).toEqual(['0: =0']);
    expect(readAgain('lv', written('lv', 'icu', allForms('lv')), 'icu')).toBe('=0 zero one other');
  });

  it.each([
    ['android', 'one other'],
    ['ios', 'zero one other'],
    ['i18next', 'one other'],
    ['icu', '=0 one other'],
  ] as const)('without a text of the category is, from %s, %s', (target, forms) => {
    expect(readAgain('lv', written('lv', target, allForms('lv', ['zero'])), target)).toBe(forms);
  });
});

describe('exactly 0 in a file that comes back', () => {
  const ANDROID =
    '<resources>\n    <plurals name="n">\n        <item quantity="other">o</item>\n    </plurals>\n</resources>\n';

  it.each([
    ['ar', true],
    ['lv', false],
    ['en', true],
  ])('is a further item of Android in %s: %s', (tag, isWritten) => {
    const reading = keepText('strings.xml', ANDROID, tag);
    const changed = project(tag, ['=0', 'other']);
    const groups = changed.groups.map((group) => ({
      ...group,
      keys: [...group.keys, ...group.keys.map((key) => ({ ...key, name: 'new' }))],
    }));
    const [file] = writeAgain(reading, { ...projectOf([], tag), groups });
    expect(file?.text.match(/<item quantity="zero">=0<\/item>/g) ?? []).toHaveLength(isWritten ? 2 : 0);
  });
});
