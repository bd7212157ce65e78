import fc from 'fast-check';

import { pluralForms } from '../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../domain/plural-rules.js';
import { QUANTITIES } from '../domain/quantities.js';
import { dartName } from './naming/dart-name.js';
import { fluentName } from './naming/fluent-name.js';
import type { ExportKey, ExportProject } from './model/export-types.js';
import { fileBytes } from './export/file-bytes.js';
import { readFiles, writeProject } from './index.js';
import type { KeptGroup, KeptReading } from './model/kept-reading.js';
import { projectOf, writeAgain } from './profile/testing-profile.js';
import { fitsPipes, mayBePlural } from './plurals/laravel-pipes.js';
import { formsInLaravel } from './php/testing-php.js';
import { formsInQt } from './qt/testing-qt.js';
import { formsInPo } from './po/testing-po.js';
import { HOSTILE } from './testing.js';
import { icuText } from '../messages/icu-message.js';
import { suffixedName } from './plurals/suffixes.js';
import { LAW_RUNS } from '../../test/support/law-runs.js';

/** The laws of ARB, properties, .resx, YAML, PO, Fluent, PHP and Qt in both plural modes, with the forms of languages and with descriptions. */
const LANGUAGE = 1;
const TAGS = ['en', 'pl', 'ar', 'lv', 'ja', 'fr'] as const;
const PLATFORMS = ['flutter', 'java', 'dotnet', 'rails', 'gettext', 'fluent', 'laravel', 'qt'] as const;
type Own = (typeof PLATFORMS)[number];

const isForXml = (value: string): boolean => !/(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/u.test(value);
const text = fc
  .array(fc.constantFrom(...HOSTILE, '=', ':', '#', '!', '{', '}', "'"), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''))
  // A sign of Fluent in a string of its own is read as that sign.
  .filter((own) => own !== '' && isForXml(own) && !/\{ *"/.test(own));
/** Names as the platform has them; attributes of Fluent have the descriptions of their messages. */
function namedFor(platform: Own, name: string): string {
  if (platform === 'fluent') return fluentName(name.replaceAll('.', '_'));
  return platform === 'flutter' ? dartName(name) : name;
}
const joint = (platform: Own): string => (platform === 'java' ? '.' : '_');
const nameOf = (platform: Own) =>
  fc
    .oneof(fc.constantFrom('a', 'b', 'a_one', 'a.one', 'a_b', 'n', 'ordinal', '__proto__', 'a.b'), text)
    .map((own) => namedFor(platform, own))
    // Outside of the law: names of forms.
    .filter(
      (own) => own.trim() !== '' && suffixedName(own, joint(platform)) === null && !own.endsWith('ordinal'),
    );
const description = fc.constantFrom(undefined, 'What it is', 'Two\nlines', 'é ✎ <&"\\', '"quoted"');

/** The forms that come back: of both zeros, suffixes know one; so they do where zero is not only 0. */
function formsOf(tag: string, mode: PluralMode, platform: Own): readonly PluralForm[] {
  const inFile = formsInFile(tag, mode, platform);
  if (inFile.length > 0) return inFile.map(([form]) => form);
  if (mode === 'strict') return QUANTITIES;
  const forms = pluralForms(tag);
  const tellsZeros = platform === 'flutter' || platform === 'fluent';
  return forms.includes('zero') && !tellsZeros ? forms : ['=0', ...forms];
}

/** Of a format that has the texts of some forms in the place of others; otherwise none. */
function formsInFile(tag: string, mode: PluralMode, platform: Own): [form: PluralForm, inFile: PluralForm][] {
  if (platform === 'gettext') return formsInPo(tag, mode);
  if (platform === 'qt') return formsInQt(tag, mode);
  return platform === 'laravel' ? formsInLaravel(tag, mode) : [];
}

/** The texts of a plural, of which some formats have some in the place of others. */
function textsIn(platform: Own, tag: string, mode: PluralMode, texts: readonly string[]): readonly string[] {
  const forms = formsInFile(tag, mode, platform);
  const own = new Map(forms.map(([form], at) => [form, texts[at] ?? '']));
  return forms.length > 0 ? forms.map(([, inFile]) => own.get(inFile) ?? '') : texts;
}

/** What a form of a plural holds as it is. */
function isForm(own: string, platform: Own): boolean {
  if (platform === 'flutter') return icuText(own) === own;
  return platform !== 'laravel' || (fitsPipes(own) && own.trim() === own);
}

interface Case {
  platform: Own;
  tag: string;
  mode: PluralMode;
  project: ExportProject;
}

const cases = (platform: Own): fc.Arbitrary<Case> =>
  fc
    .record({ tag: fc.constantFrom(...TAGS), mode: fc.constantFrom('strict' as const, 'cldr' as const) })
    .chain(({ tag, mode }) => {
      const forms = formsOf(tag, mode, platform);
      const formText = text.filter((own) => isForm(own, platform));
      const plainText = text.filter((own) => platform !== 'laravel' || !mayBePlural(own));
      const key = fc.oneof(
        fc
          .record({ name: nameOf(platform), texts: fc.tuple(plainText), description })
          .map((one) => keyOf(one, [null])),
        fc
          .record({
            name: nameOf(platform),
            texts: fc.array(formText, { minLength: forms.length, maxLength: forms.length }),
            description,
          })
          .map(({ texts, ...one }) => keyOf({ ...one, texts: textsIn(platform, tag, mode, texts) }, forms)),
      );
      const groups = fc.uniqueArray(
        fc.record({
          name: fc.constantFrom('common', 'login', 'a', 'Sign in'),
          keys: fc.uniqueArray(key, { selector: ({ name }) => name, minLength: 1, maxLength: 5 }),
        }),
        { selector: ({ name }) => name, minLength: 1, maxLength: 3 },
      );
      return groups.map((own) => ({
        platform,
        tag,
        mode,
        project: { languages: [{ id: LANGUAGE, name: tag, tag }], groups: own },
      }));
    });

function keyOf(
  one: { name: string; texts: readonly string[]; description: string | undefined },
  forms: readonly (PluralForm | null)[],
): ExportKey {
  return {
    name: one.name,
    isPlural: forms[0] !== null,
    ...(one.description !== undefined && { description: one.description }),
    values: forms.map((quantityString, at) => ({
      name: one.texts[at] ?? '',
      quantityString,
      languageId: LANGUAGE,
      status: 'modified',
    })),
  };
}

const outline = (groups: readonly KeptGroup[] | ExportProject['groups']) =>
  groups.map((group) => [
    group.name,
    group.keys.map((key) => [
      key.name,
      key.description,
      key.values.map((value) => `${value.quantityString}: ${value.name}`),
    ]),
  ]);

const options = ({ platform, mode }: Case) => ({
  platform,
  languageIds: [LANGUAGE],
  prefix: false,
  validatedOnly: false,
  pluralMode: mode,
});

const written = (one: Case) => writeProject(one.project, options(one))[0] ?? { path: '', text: '' };

const readAgain = ({ mode, tag }: Case, file: ReturnType<typeof written>): KeptReading =>
  readFiles([{ name: file.path, bytes: fileBytes(file) }], { keep: true, pluralMode: mode, tag });

/** Names that took a number, or the prefix of their group, because they were taken. */
const isPlain = (one: Case): boolean => {
  const { platform, project } = one;
  const names = project.groups.flatMap(({ name: group, keys }) =>
    keys.map(({ name }) => (platform === 'java' && group !== 'common' ? `${group}.${name}` : name)),
  );
  const members = project.groups.flatMap(({ keys }) =>
    keys.flatMap(({ name, values }) =>
      values.map(({ quantityString }) => `${name}${joint(platform)}${quantityString}`),
    ),
  );
  return new Set(names).size === names.length && names.every((name) => !members.includes(name));
};

describe.each(PLATFORMS)('the laws, for %s', (platform) => {
  it('1: what is written is read again, with descriptions and forms', () => {
    fc.assert(
      fc.property(cases(platform), (one) => {
        fc.pre(isPlain(one));
        expect(outline(readAgain(one, written(one)).groups)).toEqual(outline(one.project.groups));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('6: what was read is written as it was', () => {
    fc.assert(
      fc.property(cases(platform), (one) => {
        const file = written(one);
        const reading = readAgain(one, file);
        const [again] = writeAgain(reading, projectOf(reading.groups, one.tag), options(one));
        expect(again?.text).toBe(file.text);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('a key that goes takes all of it along, and nothing else', () => {
    fc.assert(
      fc.property(cases(platform), fc.nat(), (one, at) => {
        const reading = readAgain(one, written(one));
        const keys = reading.groups.flatMap((group) =>
          group.keys.map((key) => [group.name, key.name].join('\0')),
        );
        const gone = keys[at % keys.length];
        const without = <Group extends { name: string; keys: readonly { name: string }[] }>(
          groups: readonly Group[],
        ) =>
          groups
            .map((group) => ({
              ...group,
              keys: group.keys.filter((key) => `${group.name}\0${key.name}` !== gone),
            }))
            .filter((group) => group.keys.length > 0);
        const project = projectOf(reading.groups, one.tag);
        const [file = { path: '', text: '' }] = writeAgain(
          reading,
          { ...project, groups: without(project.groups) },
          options(one),
        );
        const left = readAgain(one, file).groups.flatMap((group) => group.keys);
        expect(left).toHaveLength(keys.length - 1);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
