import fc from 'fast-check';

import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type {
  ExportFile,
  ExportGroup,
  ExportKey,
  ExportProject,
  WriteOptions,
} from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { readFiles, writeProject } from '../index.js';
import type { KeptReading } from '../model/kept-reading.js';
import { projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { partsIn } from '../xlsx/testing-workbook.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

/** The laws of tables with several languages, in both plural modes. */
const PLATFORMS = ['csv', 'xlsx'] as const;
const TAGS = ['en', 'fr', 'pl', 'ar', 'ja', 'lv'];

const text = fc
  .array(fc.constantFrom(...HOSTILE, '=1', '+', ',', ';', '\t', '"x"'), { maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''));
const name = fc
  .oneof(fc.constantFrom('a', 'b', 'a_one', 'a.other', 'key'), text)
  .filter((own) => own.trim() !== '');

interface Case {
  mode: PluralMode;
  project: ExportProject;
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    mode: fc.constantFrom<PluralMode>('strict', 'cldr'),
    tags: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 3 }),
  })
  .chain(({ mode, tags }) => {
    const languages = tags.map((tag, at) => ({ id: at + 1, name: tag, tag }));
    const formsOf = (tag: string): readonly PluralForm[] =>
      mode === 'strict' ? QUANTITIES : ['=0', ...pluralForms(tag)];
    const key = fc.record({
      name,
      isPlural: fc.boolean(),
      description: fc.constantFrom(undefined, 'What it is', 'Two\nlines', '=1'),
      texts: fc.array(text, { minLength: 24, maxLength: 24 }),
    });
    const group = fc.record({
      name: fc.constantFrom('common', 'login', 'a'),
      keys: fc.uniqueArray(key, { selector: (one) => one.name, minLength: 1, maxLength: 4 }),
    });
    return fc
      .uniqueArray(group, { selector: (one) => one.name, minLength: 1, maxLength: 3 })
      .map((groups) => ({
        mode,
        project: {
          languages,
          groups: groups.map(({ name: own, keys }) => ({
            name: own,
            keys: keys.map(({ texts, description, ...one }): ExportKey => {
              const values = languages.flatMap(({ id, tag }) =>
                (one.isPlural ? formsOf(tag) : [null]).map((quantityString, at) => ({
                  // Forms without a text are none.
                  name: texts[(id - 1) * 8 + at] || (one.isPlural ? 'x' : ''),
                  quantityString,
                  languageId: id,
                  status: 'modified' as const,
                })),
              );
              return { ...one, ...(description !== undefined && { description }), values };
            }),
          })),
        },
      }));
  });

const optionsOf = (platform: 'csv' | 'xlsx', { mode, project }: Case): WriteOptions => ({
  platform,
  languageIds: project.languages.map(({ id }) => id),
  prefix: false,
  validatedOnly: false,
  pluralMode: mode,
});

const written = (platform: 'csv' | 'xlsx', one: Case): ExportFile =>
  writeProject(one.project, optionsOf(platform, one))[0] ?? { path: '', text: '' };

const readAgain = (file: ExportFile, { mode }: Case): KeptReading =>
  readFiles([{ name: file.path, bytes: fileBytes(file) }], { keep: true, pluralMode: mode });

const outline = (groups: readonly ExportGroup[]) =>
  groups.map((group) => [
    group.name,
    group.keys.map((key) => [
      key.name,
      key.description,
      key.values.map((value) => `${value.languageId} ${value.quantityString} ${value.name}`),
    ]),
  ]);

/** What a file holds: its text, or the parts of a workbook. */
const contentOf = (file: ExportFile | undefined): unknown => {
  if (file?.bytes) return partsIn(file.bytes);
  return file?.text;
};

/** The cells of a file, by rows. */
const cellsOf = (file: ExportFile | undefined): string[] => {
  if (!file?.bytes) return file?.text.split(/[,\n]/) ?? [];
  return (partsIn(file.bytes)['xl/worksheets/sheet1.xml'] ?? '').split(/(?=<c )/);
};

describe.each(PLATFORMS)('the laws of tables, for %s', (platform) => {
  it('1: what is written is read again: languages, groups, descriptions and forms', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const reading = readAgain(written(platform, one), one);
        expect(reading.languages.map(({ tag }) => tag)).toEqual(one.project.languages.map(({ tag }) => tag));
        const again = projectOfReading(reading);
        expect(outline(again.groups)).toEqual(outline(one.project.groups));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('6: what was read is written as it was', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const file = written(platform, one);
        const reading = readAgain(file, one);
        // Only numbers and lists that somebody else has written are not behind apostrophes.
        expect(reading.warnings.filter(({ reason }) => reason !== 'imports.key_not_snake_case')).toEqual([]);
        const [again] = writeAgain(reading, projectOfReading(reading), optionsOf(platform, one));
        expect(contentOf(again)).toEqual(contentOf(file));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('one changed text changes one cell', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, pick) => {
        const file = written(platform, one);
        const reading = readAgain(file, one);
        const project = projectOfReading(reading);
        const values = project.groups.flatMap(({ keys }) => keys).flatMap((key) => key.values);
        const chosen = values[pick % values.length];
        const edited = {
          ...project,
          groups: project.groups.map((group) => ({
            ...group,
            keys: group.keys.map((key) => ({
              ...key,
              values: key.values.map((value) => (value === chosen ? { ...value, name: 'changed' } : value)),
            })),
          })),
        };
        const [again] = writeAgain(reading, edited, optionsOf(platform, one));
        const back = projectOfReading(readAgain(again ?? file, one));
        expect(outline(back.groups)).toEqual(outline(edited.groups));
        const [before, after] = [cellsOf(file), cellsOf(again)];
        // A text may hold what separates cells: then it is not counted.
        fc.pre(platform === 'xlsx' || !/[,\n]/.test(chosen?.name ?? ''));
        expect(after.filter((cell, at) => cell !== before[at])).toHaveLength(1);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('a key that goes takes its rows along, and nothing else', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, pick) => {
        const reading = readAgain(written(platform, one), one);
        const project = projectOfReading(reading);
        const keys = project.groups.flatMap((group) => group.keys);
        const gone = keys[pick % keys.length];
        const groups = project.groups
          .map((group) => ({ ...group, keys: group.keys.filter((key) => key !== gone) }))
          .filter((group) => group.keys.length > 0);
        const [file] = writeAgain(reading, { ...project, groups }, optionsOf(platform, one));
        const again = readAgain(file ?? { path: '', text: '' }, one);
        expect(outline(projectOfReading(again).groups)).toEqual(outline(groups));
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

describe('law 4: every text of a table is imported or named in a report', () => {
  it('holds for CSV', () => {
    const own = fc.constantFrom('a', 'b', '', ' ', 'a_one', 'a_other', '__proto__');
    const form = fc.constantFrom('', 'one', 'other', '0', 'x');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(own, form, fc.constantFrom('x', 'y', '-1')), { maxLength: 8 }),
        fc.boolean(),
        (rows, hasForms) => {
          const lines = rows.map(([key, inForm, own1]) =>
            hasForms ? `${key},${inForm},${own1}` : `${key},${own1}`,
          );
          const source = [hasForms ? 'key,form,en' : 'key,en', ...lines].join('\n');
          const reading = readFiles([{ name: 'a.csv', bytes: new TextEncoder().encode(source) }], {
            keep: true,
            pluralMode: 'cldr',
          });
          const texts = reading.groups.flatMap(({ keys }) => keys).flatMap((key) => key.values).length;
          const reported = reading.warnings.reduce(
            (sum, { reason, quantities = [] }) =>
              sum +
              (reason === 'imports.quantity_not_found'
                ? quantities.length
                : reason === 'imports.key_not_snake_case'
                  ? 0
                  : 1),
            0,
          );
          expect(texts + reported).toBeGreaterThanOrEqual(rows.length);
        },
      ),
      { numRuns: LAW_RUNS },
    );
  });
});
