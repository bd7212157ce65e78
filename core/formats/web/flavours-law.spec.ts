import fc from 'fast-check';

import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { ExportKey, ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { readFiles, writeProject } from '../index.js';
import type { KeptGroup, KeptReading } from '../model/kept-reading.js';
import { projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import { icuText } from '../../messages/icu-message.js';
import { suffixedName } from '../plurals/suffixes.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

const LANGUAGE = 1;
const TAGS = ['en', 'pl', 'ar', 'lv', 'ja', 'fr'] as const;
const MODES: readonly PluralMode[] = ['strict', 'cldr'];
const FLAVOURS = ['i18next', 'icu'] as const;

const text = fc
  .array(fc.constantFrom(...HOSTILE, "'", "''", '{', '}', '#', '{n}', "'{'", ' plural,'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''));
const name = fc
  .oneof(fc.constantFrom('a', 'a_one', 'a_b', 'n', 'ordinal', '__proto__', 'a.b'), text)
  // Outside of the law: names of forms, and texts that are written otherwise because they are no part of a message.
  .filter((own) => own.trim() !== '' && suffixedName(own) === null && !own.endsWith('_ordinal'));
const formText = (flavour: JsonFlavour) => text.filter((own) => flavour !== 'icu' || icuText(own) === own);

/** The forms that come back: of both zeros, i18next knows one. */
function formsOf(tag: string, mode: PluralMode, flavour: JsonFlavour): readonly PluralForm[] {
  if (mode === 'strict') return QUANTITIES;
  const forms = pluralForms(tag);
  return forms.includes('zero') && flavour === 'i18next' ? forms : ['=0', ...forms];
}

interface Case {
  tag: string;
  mode: PluralMode;
  flavour: (typeof FLAVOURS)[number];
  project: ExportProject;
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    tag: fc.constantFrom(...TAGS),
    mode: fc.constantFrom(...MODES),
    flavour: fc.constantFrom(...FLAVOURS),
  })
  .chain(({ tag, mode, flavour }) => {
    const forms = formsOf(tag, mode, flavour);
    const texts = fc.oneof(
      fc.tuple(text),
      fc.array(formText(flavour), { minLength: forms.length, maxLength: forms.length }),
    );
    const keys = fc
      .array(fc.tuple(name, texts, fc.boolean()), { minLength: 1, maxLength: 5 })
      .map((all) => [...new Map(all.map((one) => [one[0], one])).values()])
      .map((all) => all.map(([own, own_texts, isPlural]) => keyOf(own, own_texts, isPlural ? forms : null)));
    return fc.record({
      tag: fc.constant(tag),
      mode: fc.constant(mode),
      flavour: fc.constant(flavour),
      project: keys.map((own) => ({
        languages: [{ id: LANGUAGE, name: tag, tag }],
        groups: [{ name: 'group', keys: own }],
      })),
    });
  });

function keyOf(own: string, texts: readonly string[], forms: readonly PluralForm[] | null): ExportKey {
  const quantities = forms && forms.length === texts.length ? forms : [null];
  return {
    name: own,
    isPlural: quantities[0] !== null,
    values: quantities.map((quantityString, at) => ({
      name: texts[at] ?? '',
      quantityString,
      languageId: LANGUAGE,
      status: 'modified',
    })),
  };
}

const outline = (groups: readonly KeptGroup[] | ExportProject['groups']) =>
  groups.map((group) => [
    group.name,
    group.keys.map((key) => [key.name, key.values.map((value) => `${value.quantityString}: ${value.name}`)]),
  ]);

function readAgain({ tag, mode, flavour }: Case, file: Parameters<typeof fileBytes>[0]): KeptReading {
  const bytes = fileBytes(file);
  return readFiles([{ name: 'a.json', bytes }], { keep: true, pluralMode: mode, tag, jsonFlavour: flavour });
}

const written = ({ mode, flavour, project }: Case) =>
  writeProject(project, {
    platform: 'web',
    languageIds: [LANGUAGE],
    prefix: false,
    validatedOnly: false,
    pluralMode: mode,
    jsonFlavour: flavour,
  })[0] ?? { text: '' };

describe('the laws, for i18next and ICU', () => {
  it('1: what is written is read again', () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(outline(readAgain(one, written(one)).groups)).toEqual(outline(one.project.groups));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('6: what was read is written as it was', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const file = written(one);
        const reading = readAgain(one, file);
        const [again] = writeAgain(reading, projectOf(reading.groups, one.tag), { pluralMode: one.mode });
        expect(again?.text).toBe(file.text);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('a file of messages says what a file of i18next does', () => {
    fc.assert(
      fc.property(cases, (one) => {
        // Of its texts, what both hold.
        const isShared = one.project.groups.every(({ keys }) =>
          keys.every(
            (key) => !key.isPlural || key.values.every((value) => icuText(value.name) === value.name),
          ),
        );
        fc.pre(
          isShared &&
            formsOf(one.tag, one.mode, 'icu').join() === formsOf(one.tag, one.mode, 'i18next').join(),
        );
        const [i18next, icu] = FLAVOURS.map((flavour) => {
          const other = { ...one, flavour };
          return outline(readAgain(other, written(other)).groups);
        });
        expect(icu).toEqual(i18next);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
