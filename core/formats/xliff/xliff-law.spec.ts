import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { VALUE_STATUSES } from '../../domain/value-status.js';
import type {
  ExportGroup,
  ExportKey,
  ExportProject,
  ExportValue,
  WriteOptions,
} from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { readFiles, writeProject } from '../index.js';
import type { KeptGroup, KeptReading } from '../model/kept-reading.js';
import { projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { elementText, isXmlText } from '../xml/write.js';
import { unitName } from './units/unit-name.js';
import { XLIFF_VERSIONS } from '../model/xliff-version.js';
import type { XliffVersion } from '../model/xliff-version.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

/** The laws of XLIFF in both plural modes and versions, with states, descriptions and inline elements. */
const SOURCE = 1;
const TARGET = 2;
const TAGS = ['pl', 'ar', 'lv', 'ja', 'fr'] as const;

const INLINE = [
  '<x id="1"/>',
  '<pc id="4">',
  '</pc>',
  '<g id="2">',
  '</g>',
  '<ph id="3">',
  '</ph>',
  '&lt;',
  '<g>',
  '<![CDATA[',
  ']]>',
  '{n}',
];
const text = fc
  .array(fc.constantFrom(...HOSTILE, ...INLINE), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''))
  .filter((own) => own !== '' && isXmlText(own));
const name = fc
  .oneof(fc.constantFrom('a', 'b', 'a_one', 'a.b', 'n', '__proto__', 'a_b'), text)
  // Outside of the law: names of forms and devices.
  .filter((own) => own.trim() !== '' && unitName(own).stem === own);
const description = fc.constantFrom(undefined, 'What it is', 'Two\nlines', 'é ✎ <&"\\', '"quoted"');
const status = fc.constantFrom(...VALUE_STATUSES);

/** The forms that come back: what Apple calls zero is one of both. */
function formsOf(tag: string, mode: PluralMode): readonly PluralForm[] {
  if (mode === 'strict') return QUANTITIES;
  const forms = pluralForms(tag);
  return forms.includes('zero') ? forms : ['=0', ...forms];
}

interface Case {
  tag: string;
  mode: PluralMode;
  version: XliffVersion;
  project: ExportProject;
}

const valuesOf = (languageId: number, forms: readonly (PluralForm | null)[]): fc.Arbitrary<ExportValue[]> =>
  fc.tuple(
    ...forms.map((quantityString) =>
      fc.record({ name: text, status }).map((own) => ({ ...own, quantityString, languageId })),
    ),
  );

const cases: fc.Arbitrary<Case> = fc
  .record({
    tag: fc.constantFrom(...TAGS),
    mode: fc.constantFrom('strict' as const, 'cldr' as const),
    version: fc.constantFrom(...XLIFF_VERSIONS),
  })
  .chain(({ tag, mode, version }) => {
    const key = fc
      .record({ name, isPlural: fc.boolean(), isTranslated: fc.boolean(), description })
      .chain(({ isTranslated, ...own }) => {
        const forms = (language: string) => (own.isPlural ? formsOf(language, mode) : [null]);
        const target = isTranslated ? valuesOf(TARGET, forms(tag)) : fc.constant([]);
        return fc.tuple(valuesOf(SOURCE, forms('en')), target).map(([source, translations]): ExportKey => ({
          name: own.name,
          isPlural: own.isPlural,
          ...(own.description !== undefined && { description: own.description }),
          values: [...source, ...translations],
        }));
      });
    const groups = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('common', 'login', 'a', 'Sign in'),
        keys: fc.uniqueArray(key, { selector: (one) => one.name, minLength: 1, maxLength: 5 }),
      }),
      { selector: (one) => one.name, minLength: 1, maxLength: 3 },
    );
    return groups.map((own) => ({
      tag,
      mode,
      version,
      project: {
        languages: [
          { id: SOURCE, name: 'English', tag: 'en' },
          { id: TARGET, name: 'Other', tag },
        ],
        groups: own,
      },
    }));
  });

const optionsOf = ({ mode, version }: Pick<Case, 'mode' | 'version'>): WriteOptions => ({
  platform: 'xliff',
  xliffVersion: version,
  languageIds: [SOURCE, TARGET],
  prefix: false,
  validatedOnly: false,
  pluralMode: mode,
});

function written(one: Case) {
  const [file, ...others] = writeProject(one.project, optionsOf(one));
  if (!file || others.length > 0) throw new Error('A pair of languages is one file');
  return file;
}

const readAgain = ({ mode }: Pick<Case, 'mode'>, file: ReturnType<typeof written>): KeptReading =>
  readFiles([{ name: file.path, bytes: fileBytes(file) }], {
    keep: true,
    pluralMode: mode,
    takeStatuses: true,
  });

type Outlined = Pick<ExportGroup, 'name'> & {
  keys: readonly Pick<ExportKey, 'name' | 'values' | 'description'>[];
};

/** Texts and descriptions by key, of a language. */
const outline = (groups: readonly (KeptGroup | Outlined)[]) =>
  groups.map((group) => [
    group.name,
    group.keys.map((key) => [
      key.name,
      key.description,
      key.values.map((value) => `${value.quantityString}: ${value.name}`),
    ]),
  ]);

/** What of a project is in a language; a form that is exactly 0 and says what other says is none. */
const inLanguage = ({ groups }: ExportProject, id: number): Outlined[] =>
  groups.flatMap((group) => {
    const keys = group.keys.flatMap((key) => {
      const own = key.values.filter(({ languageId }) => languageId === id);
      const other = own.find(({ quantityString }) => quantityString === 'other')?.name;
      const values = own.filter(
        ({ quantityString, name: form }) => id !== SOURCE || quantityString !== '=0' || form !== other,
      );
      return values.length > 0 ? [{ ...key, values }] : [];
    });
    return keys.length > 0 ? [{ name: group.name, keys }] : [];
  });

/** Names that took a number or the prefix of their group, because they were taken. */
const isPlain = ({ project }: Case): boolean => {
  const names = project.groups.flatMap(({ keys }) => keys.map((key) => key.name));
  return new Set(names).size === names.length;
};

describe('the laws, for XLIFF', () => {
  it('1: what is written is read again in both languages, with descriptions and forms', () => {
    fc.assert(
      fc.property(cases, (one) => {
        fc.pre(isPlain(one));
        const { languages, warnings } = readAgain(one, written(one));
        expect(warnings.filter(({ color }) => color === 'red')).toEqual([]);
        expect(outline(languages[0]?.groups ?? [])).toEqual(outline(inLanguage(one.project, SOURCE)));
        expect(outline(languages[1]?.groups ?? [])).toEqual(outline(inLanguage(one.project, TARGET)));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('3: a file that is read twice is the same', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const file = written(one);
        expect(readAgain(one, file)).toEqual(readAgain(one, file));
      }),
      { numRuns: Math.ceil(LAW_RUNS / 10) },
    );
  });

  it('4: every text of a document is imported or named in a report', () => {
    const id = fc.constantFrom('a', 'b', 'a_b', 'A', '', ' ', '__proto__');
    const unit = fc.tuple(id, text, fc.boolean()).map(([own, source, isGrouped]) => {
      const plain = `<trans-unit id="${own}"><source>${elementText(source)}</source></trans-unit>`;
      return isGrouped ? `<group resname="g">${plain}</group>` : plain;
    });
    const file = fc.array(unit, { maxLength: 6 }).map((units) => ({ units, count: units.length }));
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        const bodies = files.map(({ units }) => `<body>${units.join('')}</body>`);
        const source = bodies.map((body) => `<file source-language="en">${body}</file>`).join('');
        const { groups, warnings } = readFiles([
          { name: 'a.xlf', bytes: strToU8(`<xliff version="1.2">${source}</xliff>`) },
        ]);
        const reported = warnings.filter(({ reason }) =>
          ['imports.duplicate_key', 'imports.empty_name'].includes(reason),
        );
        const count = files.reduce((sum, one) => sum + one.count, 0);
        expect(groups.flatMap(({ keys }) => keys).length + reported.length).toBe(count);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('6: what was read is written as it was', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const file = written(one);
        const reading = readAgain(one, file);
        const [again] = writeAgain(reading, projectOfReading(reading), optionsOf(one));
        expect(again).toMatchObject({ path: file.path, text: file.text });
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('a review status comes back as it was', () => {
    fc.assert(
      fc.property(cases, (one) => {
        fc.pre(isPlain(one));
        const [, target] = readAgain(one, written(one)).languages;
        const statusIn = (groups: readonly (KeptGroup | Outlined)[]) =>
          groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map((value) => value.status)));
        // No state says that a text was refused.
        const expected = statusIn(inLanguage(one.project, TARGET)).map((own) =>
          own === 'validated' ? own : 'modified',
        );
        expect(statusIn(target?.groups ?? [])).toEqual(expected);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('a key that goes takes all of it along, and nothing else', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, at) => {
        const reading = readAgain(one, written(one));
        const project = projectOfReading(reading);
        const keys = project.groups.flatMap((group) => group.keys);
        const gone = keys[at % keys.length];
        const groups = project.groups
          .map((group) => ({ ...group, keys: group.keys.filter((key) => key !== gone) }))
          .filter((group) => group.keys.length > 0);
        const [file] = writeAgain(reading, { ...project, groups }, optionsOf(one));
        const left = file ? readAgain(one, file).languages[0]?.groups : [];
        expect(left?.flatMap((group) => group.keys)).toHaveLength(keys.length - 1);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
