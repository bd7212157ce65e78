import type { PluralForm } from '../../domain/plural-rules.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import { DE, EVERYTHING, FR, key, project } from './testing-export.js';
import { writeProject } from '../index.js';
import { keepText, projectOf } from '../profile/testing-profile.js';
import { reportPlaceholders } from './placeholder-report.js';

const XML = `<resources>
    <string name="hello">Hello %1$s, {name}</string>
    <plurals name="files">
        <item quantity="one">%d file of %s</item>
        <item quantity="other">%d files of %s</item>
    </plurals>
</resources>
`;
const ANDROID = keepText('strings.xml', XML);

const options = (more: Partial<WriteOptions>): WriteOptions => ({
  ...EVERYTHING,
  translatePlaceholders: true,
  ...more,
});

const texts = (of: ExportProject, more: Partial<WriteOptions>): string =>
  writeProject(of, options(more))
    .map(({ text }) => text)
    .join('\n');

/** A key in two languages. */
const bilingual = (name: string, french: string, german: string) => ({
  ...key(name, french),
  values: [...key(name, french).values, ...key(name, german, 'modified', DE).values],
});

const withKeys = (...keys: ReturnType<typeof bilingual>[]): ExportProject => ({
  ...project({}),
  groups: [{ name: 'g', keys }],
});

describe('an export that translates placeholders', () => {
  it('writes the texts of Android for iOS, the type of a plural among them', () => {
    const of = projectOf(ANDROID.groups);
    const written = texts(of, { platform: 'ios', pluralMode: 'cldr' });
    expect(written).toContain('<string>%d files of %@</string>');
    expect(written).toContain('<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>');
    expect(written).toContain('"hello" = "Hello %1$s, {name}";');
  });

  it('derives the type of a plural from the text that is written', () => {
    const of = project({ g: { n: ['none', 'one', '{count} files'] } });
    expect(texts(of, { platform: 'ios' })).toContain('<string>%d files</string>');
    const long = project({ g: { n: ['none', 'one', '%lld files'] } });
    expect(texts(long, { platform: 'ios' })).toContain('<string>lld</string>');
    expect(texts(long, { platform: 'android' })).toContain('>%d files<');
  });

  it('takes the order of names from the default language, whichever languages are written', () => {
    const of = withKeys(bilingual('k', '{a} sur {b}', '{b} hat {a}'));
    expect(texts(of, { platform: 'android', languageIds: [DE] })).toContain('%2$s hat %1$s');
    expect(texts(of, { platform: 'android', languageIds: [FR] })).toContain('%1$s sur %2$s');
  });

  it('takes it from the next language if the default language has no text', () => {
    const of = withKeys(bilingual('k', '', '{b} hat {a}'));
    expect(texts(of, { platform: 'android', languageIds: [DE] })).toContain('%s hat %s');
  });

  it.each([
    ['{{x}}', '{{0}}'],
    ['{x}', '{0}'],
    ['x', '{0}'],
  ])('writes braces as the project does: beside %j, %j', (other, expected) => {
    expect(texts(project({ g: { a: other, b: '%s' } }), { platform: 'web' })).toContain(`"b": "${expected}"`);
  });

  it('is the same to the byte without the option, and where the texts are of the platform', () => {
    const of = project({ g: { a: '%s {x}', b: '{x}', c: ['%@', '%s', '{n}'] } });
    const as = (more: Partial<WriteOptions>) => writeProject(of, { ...EVERYTHING, platform: 'ios', ...more });
    expect(as({ translatePlaceholders: false })).toEqual(as({}));
    const web = project({ g: { a: '{{x}} 100%', c: ['100%%', '%', '{n}'] } });
    expect(writeProject(web, options({}))).toEqual(writeProject(web, EVERYTHING));
  });
});

describe('a file of the platform', () => {
  it.each([true, false])('comes back to the byte, whatever the option says: %s', (translatePlaceholders) => {
    const profiles = new Map([[1, ANDROID.profile]]);
    const more = { platform: 'android', pluralMode: 'cldr', profiles, translatePlaceholders } as const;
    expect(texts(projectOf(ANDROID.groups), more)).toBe(XML);
  });

  it('comes back to the byte where other platforms would write its texts otherwise', () => {
    const source = '{"a": "%s and %@", "b": "{{x}} 100%"}';
    const { groups, profile } = keepText('en.json', source);
    expect(texts(projectOf(groups), { profiles: new Map([[1, profile]]) })).toBe(source);
    expect(texts(projectOf(groups), {})).not.toBe(source);
  });

  it('takes new keys with the placeholders of its platform', () => {
    const { groups } = projectOf(ANDROID.groups);
    const [common] = groups;
    const of = {
      ...projectOf([]),
      groups: [{ name: 'common', keys: [...(common?.keys ?? []), key('bye', 'Bye, {name}')] }],
    };
    const profiles = new Map([[1, ANDROID.profile]]);
    const written = texts(of, { platform: 'android', pluralMode: 'cldr', profiles });
    expect(written).toContain('<string name="bye">Bye, %s</string>');
    expect(written).toContain('Hello %1$s, {name}');
  });
});

describe('reportPlaceholders', () => {
  const of = withKeys(
    bilingual('hi', 'Salut %s', 'Hallo %s'),
    bilingual('sale', '50% de %s', '50 %% von %s'),
    bilingual('plain', 'Non', 'Nein'),
  );

  it('lists what changes and what cannot, in the languages that are written', () => {
    expect(reportPlaceholders(of, options({ platform: 'ios' }))).toEqual({
      changed: [{ group: 'g', key: 'hi', languageId: FR, form: null, before: 'Salut %s', after: 'Salut %@' }],
      changedCount: 1,
      kept: [
        {
          group: 'g',
          key: 'sale',
          languageId: FR,
          form: null,
          text: '50% de %s',
          reason: 'ambiguous',
          placeholder: '% d',
        },
      ],
      keptCount: 1,
    });
    expect(reportPlaceholders(of, options({ platform: 'ios', languageIds: [FR, DE] }))).toMatchObject({
      changedCount: 3,
      keptCount: 1,
    });
  });

  it('says the same without the option', () => {
    const asked = options({ platform: 'ios' });
    expect(reportPlaceholders(of, { ...asked, translatePlaceholders: false })).toEqual(
      reportPlaceholders(of, asked),
    );
  });

  it('names the form of a plural', () => {
    const plural = project({ g: { n: ['none', 'one', '%@'] } });
    const forms = reportPlaceholders(plural, options({ platform: 'web' })).changed.map(
      ({ form }): PluralForm | null => form,
    );
    expect(forms).toEqual(['other']);
  });

  it('leaves out what is not written', () => {
    expect(reportPlaceholders(of, options({ platform: 'ios', validatedOnly: true }))).toMatchObject({
      changedCount: 0,
      keptCount: 0,
    });
  });

  it('lists some and counts all', () => {
    const many = project({
      g: Object.fromEntries(
        Array.from({ length: 300 }, (_, index) => [`k${index}`, '%s %b'.slice(0, 2 + (index % 2) * 3)]),
      ),
    });
    const report = reportPlaceholders(many, options({ platform: 'ios' }), 20);
    expect([report.changed.length, report.kept.length]).toEqual([20, 20]);
    expect([report.changedCount, report.keptCount]).toEqual([150, 150]);
  });

  it('says nothing of what the platform has already', () => {
    expect(reportPlaceholders(of, options({ platform: 'android' }))).toMatchObject({
      changedCount: 0,
      keptCount: 0,
    });
  });
});
