import type { PluralForm } from '../../domain/plural-rules.js';
import type { Platform } from '../naming/platforms.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import { writeProject } from '../index.js';

const LANGUAGE = 1;

const projectOf = (
  language: string,
  forms: Partial<Record<PluralForm, string>>,
  validated = Object.keys(forms),
): ExportProject => ({
  languages: [{ id: LANGUAGE, name: language }],
  groups: [
    {
      name: 'common',
      keys: [
        {
          name: 'n',
          isPlural: true,
          values: (Object.entries(forms) as [PluralForm, string][]).map(([quantityString, name]) => ({
            name,
            quantityString,
            languageId: LANGUAGE,
            status: validated.includes(quantityString) ? 'validated' : 'modified',
          })),
        },
      ],
    },
  ],
});

const OPTIONS: Omit<WriteOptions, 'platform'> = {
  languageIds: [LANGUAGE],
  prefix: false,
  validatedOnly: false,
  pluralMode: 'cldr',
};

/** The forms in a file, in its order: `few: f`. */
function written(platform: Platform, project: ExportProject, options: Partial<WriteOptions> = {}): string[] {
  const text = writeProject(project, { ...OPTIONS, platform, ...options })
    .map((file) => file.text)
    .join('');
  const items = [...text.matchAll(/quantity="(\w+)">([^<]*)</g)];
  const pairs = [...text.matchAll(/<key>(zero|one|two|few|many|other)<\/key>\s*<string>([^<]*)</g)];
  return [...items, ...pairs].map(([, form, value]) => `${form}: ${value}`);
}

describe('an export of forms of every language', () => {
  const polish = projectOf('pl', { other: 'o', few: 'f', one: '1', many: '', '=0': 'none', '=7': 'seven' });

  it('writes them in the order of CLDR, without empty ones', () => {
    expect(written('android', polish)).toEqual(['zero: none', 'one: 1', 'few: f', 'other: o']);
    expect(written('ios', polish)).toEqual(['zero: none', 'one: 1', 'few: f', 'other: o']);
  });

  it('writes exactly 0 for Android where that is what the language calls zero', () => {
    expect(written('android', projectOf('ar', { '=0': 'none', other: 'o' }))).toEqual([
      'zero: none',
      'other: o',
    ]);
    expect(written('android', projectOf('lv', { '=0': 'none', other: 'o' }))).toEqual(['other: o']);
    expect(written('android', projectOf('ar', { '=0': 'none', zero: 'z', other: 'o' }))).toEqual([
      'zero: z',
      'other: o',
    ]);
  });

  it('writes no form twice for iOS: exactly 0 gives way to what the language calls zero', () => {
    expect(written('ios', projectOf('lv', { '=0': 'none', zero: 'z', other: 'o' }))).toEqual([
      'zero: z',
      'other: o',
    ]);
  });

  it('places the number of every form for iOS', () => {
    const forms = {
      '=7': 'seven',
      '=0': '%@: none',
      one: '%@: %ld',
      few: '%@: %ld plików',
      other: '%@: %ld',
    };
    const [, file] = writeProject(projectOf('pl', forms), { ...OPTIONS, platform: 'ios' });
    expect(file?.text).toContain('<string>%@%#@value@</string>');
    expect(file?.text).toContain('<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>ld</string>');
    expect(written('ios', projectOf('pl', forms))).toEqual([
      'zero: : none',
      'one: : %ld',
      'few: : %ld plików',
      'other: : %ld',
    ]);
  });

  it('writes three forms with pipes', () => {
    const [file] = writeProject(polish, { ...OPTIONS, platform: 'web' });
    expect(JSON.parse(file?.text ?? '')).toEqual({ common: { n: 'none | 1 | o' } });
  });

  it('takes a plural for validated if its forms with a text are', () => {
    const forms = { one: '1', many: '', other: 'o' } as const;
    const options = { validatedOnly: true };
    expect(written('android', projectOf('fr', forms, ['one', 'other']), options)).toEqual([
      'one: 1',
      'other: o',
    ]);
    expect(written('android', projectOf('fr', forms, ['one', 'many']), options)).toEqual([]);
    expect(written('android', projectOf('fr', { other: '' }), options)).toEqual([]);
  });
});
