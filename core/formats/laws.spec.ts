import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { QUANTITIES } from '../domain/quantities.js';
import type { CatalogueGroup } from './model/catalogue.js';
import type { ExportKey, ExportOptions, ExportProject } from './model/export-types.js';
import { fitsPipes, mayBePlural } from './plurals/laravel-pipes.js';
import { PLATFORM_RULES, PLATFORMS } from './naming/platforms.js';
import type { Platform } from './naming/platforms.js';
import { androidName } from './naming/android-name.js';
import { dartName } from './naming/dart-name.js';
import { isWritable } from './qt/content.js';
import { fluentName } from './naming/fluent-name.js';
import { icuText } from '../messages/icu-message.js';
import { suffixedName } from './plurals/suffixes.js';
import { fileBytes } from './export/file-bytes.js';
import { numberedKeys, readFiles, writeProject } from './index.js';
import { HOSTILE, namesOf, outline } from './testing.js';
import { LAW_RUNS } from '../../test/support/law-runs.js';

const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''));
const notBlank = (value: string): boolean => value.trim() !== '';
/** What an XML property list holds without loss. */
const isForXml = (value: string): boolean => !/(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/u.test(value);
/** What the form of a message holds as it is. */
const isForIcu = (value: string): boolean => icuText(value) === value;
/** What is no sign of Fluent in a string of its own, which is read as that sign. */
const isForFluent = (value: string): boolean => !/\{ *"/.test(value);
/** What Laravel takes for a form as it is, and shows with the white space around it. */
const isForPipes = (value: string): boolean => fitsPipes(value) && value.trim() === value;
const isReference = (value: string): boolean => /%(?:\d+\$?)?#@[^@]*@/.test(value);

const inDomain: Record<
  Platform,
  Record<'group' | 'key' | 'plural', fc.Arbitrary<string>> & { text?: fc.Arbitrary<string> }
> = {
  web: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  android: {
    group: text.map((name) => name.trim()).filter(isGroupName),
    key: text.filter(notBlank).map(androidName),
    plural: text,
  },
  ios: {
    group: text.map((name) => name.trim()).filter(isGroupName),
    key: text.filter(notBlank).filter(isForXml),
    plural: text.filter((value) => isForXml(value) && !isReference(value)),
  },
  flutter: {
    group: text.filter(notBlank),
    key: text.filter(notBlank).map(dartName),
    plural: text.filter(isForIcu),
  },
  dotnet: {
    group: text.map((name) => name.trim()).filter(isGroupName),
    key: text.filter((name) => notBlank(name) && isForXml(name) && suffixedName(name) === null),
    plural: text.filter(isForXml),
    text: text.filter(isForXml),
  },
  java: {
    group: text.map((name) => name.trim()).filter(isGroupName),
    key: text.filter((name) => notBlank(name) && suffixedName(name, '.') === null),
    plural: text,
  },
  csv: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  xlsx: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  rails: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  gettext: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  fluent: {
    group: text.map((name) => name.trim()).filter(isGroupName),
    // Attributes stand with their messages, in whatever order.
    key: text.filter(notBlank).map((name) => fluentName(name.replaceAll('.', '_'))),
    plural: text.filter(isForFluent),
    text: text.filter(isForFluent),
  },
  qt: {
    group: text.filter((name) => notBlank(name) && isWritable(name)),
    key: text.filter((name) => notBlank(name) && isWritable(name)),
    plural: text.filter(isWritable),
    text: text.filter(isWritable),
  },
  laravel: {
    group: text.filter(notBlank),
    key: text.filter(notBlank),
    plural: text.filter(isForPipes),
    text: text.filter((value) => !mayBePlural(value)),
  },
  xcstrings: { group: text.filter(notBlank), key: text.filter(notBlank), plural: text },
  xliff: {
    group: text.filter((name) => notBlank(name) && isForXml(name)),
    key: text.filter((name) => notBlank(name) && isForXml(name)),
    plural: text.filter(isForXml),
    text: text.filter(isForXml),
  },
};
/** Domain of the law: no edge white space, line breaks or `\-`, and nothing XML would replace. */
function isGroupName(name: string): boolean {
  return name !== '' && !/[\n\v\f\r\u0085\u2028\u2029]|\\-/.test(name) && isForXml(name);
}

const LANGUAGE = 1;

/** Projects of a platform's domain; names are drawn from few, so that they meet. */
const projects = (platform: Platform): fc.Arbitrary<ExportProject> => {
  const { group, key, plural, text: singular = text } = inDomain[platform];
  const few = fc.constantFrom('a', 'b', 'a_b', 'common', 'common_a', 'x', 'a_x', 'a_a', 'b_a', 'a_b_x');
  const keys = fc.uniqueArray(
    fc
      .record({
        name: fc.oneof(few, key),
        texts: fc.oneof(fc.tuple(singular), fc.tuple(plural, plural, plural)),
      })
      .map(exportKey),
    { selector: ({ name }) => name, minLength: 1, maxLength: 6 },
  );
  return fc
    .uniqueArray(fc.record({ name: fc.oneof(few, group), keys }), {
      selector: ({ name }) => name,
      maxLength: 4,
    })
    .map((groups) => ({ languages: [{ id: LANGUAGE, name: 'fr' }], groups }));
};

function exportKey({ name, texts }: { name: string; texts: string[] }): ExportKey {
  const isPlural = texts.length > 1;
  const values = texts.map((form, index) => ({
    name: form,
    quantityString: isPlural ? (QUANTITIES[index] ?? null) : null,
    status: 'modified' as const,
    languageId: LANGUAGE,
  }));
  return { name, isPlural, values };
}

const options = (platform: Platform, prefix: boolean): ExportOptions => ({
  platform,
  prefix,
  validatedOnly: false,
  languageIds: [LANGUAGE],
});

const reread = (project: ExportProject, platform: Platform, prefix: boolean): CatalogueGroup[] => {
  const files = writeProject(project, options(platform, prefix));
  // Without markers, only the groups of the project tell those of names.
  const knownGroups = PLATFORM_RULES[platform].hasMarkers ? [] : project.groups.map(({ name }) => name);
  const reading = readFiles(
    files.map((file) => ({ name: file.path, bytes: fileBytes(file) })),
    { knownGroups },
  );
  expect(reading.error).toBeNull();
  expect(reading.warnings.filter(({ reason }) => reason !== 'imports.key_not_snake_case')).toEqual([]);
  return reading.groups;
};

const isCommon = ({ name }: { name: string }): boolean => name === 'common';

const sorted = (groups: readonly CatalogueGroup[]): unknown =>
  outline(groups)
    .map(([name, keys]) => [name, [...keys].sort(([a], [b]) => (a < b ? -1 : 1))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether the names of a project tell the groups of all keys: none begins with the name of another group. */
const tellsGroups = ({ groups }: ExportProject): boolean =>
  groups.every(({ name: own, keys }) =>
    keys.every(({ name }) => {
      const full = own === 'common' ? name : `${own}_${name}`;
      return groups.every(
        ({ name: other }) =>
          other === own ||
          other === 'common' ||
          !full.startsWith(`${other}_`) ||
          (own !== 'common' && other.length < own.length),
      );
    }),
  );

/** PO has no form for exactly 0: in French, it is that of 1. */
const withFormsOfPo = ({ languages, groups }: ExportProject): ExportProject => ({
  languages,
  groups: groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => {
      const [, one, other] = key.values;
      return one && other ? { ...key, values: [{ ...one, quantityString: 'zero' }, one, other] } : key;
    }),
  })),
});

const catalogueOf = ({ groups }: ExportProject, isPrefixed: boolean): CatalogueGroup[] =>
  groups.map((group) => ({
    name: group.name,
    keys: group.keys.map((key) => ({
      ...key,
      name: isPrefixed ? `${group.name}_${key.name}` : key.name,
      values: key.values.map(({ name, quantityString }) => ({ name, quantityString })),
    })),
  }));

describe.each(PLATFORMS)('law 1: what %s exports it imports again', (platform) => {
  it.each([false, true])('with keys prefixed: %s', (prefix) => {
    fc.assert(
      fc.property(projects(platform), (project) => {
        fc.pre(numberedKeys(project, { platform, prefix }).length === 0);
        const { hasMarkers } = PLATFORM_RULES[platform];
        // A prefix of `common` is read as part of the name where no marker tells it.
        fc.pre(hasMarkers || (tellsGroups(project) && !(prefix && project.groups.some(isCommon))));
        const groups = reread(project, platform, prefix);
        const expected = catalogueOf(
          platform === 'gettext' || platform === 'qt' ? withFormsOfPo(project) : project,
          PLATFORM_RULES[platform].nameForm === null && prefix,
        );
        // The singular keys of iOS stand in their own file, before the plurals; catalogues are sorted.
        if (platform === 'ios' || !hasMarkers) expect(sorted(groups)).toEqual(sorted(expected));
        else expect(outline(groups)).toEqual(outline(expected));
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

describe.each(PLATFORMS)('an export for %s', (platform) => {
  it('holds the keys of the project and no other, whatever its names and texts say', () => {
    const anything = fc.uniqueArray(
      fc.record({
        name: text.filter(notBlank),
        keys: fc.uniqueArray(
          fc
            .record({
              name: text.filter(notBlank),
              texts: fc.oneof(fc.tuple(text), fc.tuple(text, text, text)),
            })
            .map(exportKey),
          { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
        ),
      }),
      { selector: ({ name }) => name, maxLength: 3 },
    );
    fc.assert(
      fc.property(anything, fc.boolean(), (groups, prefix) => {
        const project = { languages: [{ id: LANGUAGE, name: 'fr' }], groups };
        const files = writeProject(project, options(platform, prefix));
        const {
          status,
          groups: read,
          warnings,
        } = readFiles(files.map((file) => ({ name: file.path, bytes: fileBytes(file) })));
        expect(status).toBe('ok');
        const keys = read.flatMap((group) => group.keys).length;
        const leftOut = warnings.filter(({ color }) => color === 'red').length;
        const repeated = warnings.filter(({ reason }) => reason === 'imports.duplicate_key').length;
        expect(keys + leftOut + repeated).toBe(groups.flatMap((group) => group.keys).length);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

describe.each(['android', 'ios'] as const)('law 5: a file for %s without markers', (platform) => {
  it('gets its own names back', () => {
    const names = fc.uniqueArray(
      fc.oneof(fc.constantFrom('common_a', 'common_b', 'a_b', 'a'), inDomain[platform].key),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(names, (own) => {
        const keys = own.map((name) => exportKey({ name, texts: ['x'] }));
        const project = { languages: [{ id: LANGUAGE, name: 'fr' }], groups: [{ name: 'common', keys }] };
        const [file] = writeProject(project, options(platform, false));
        const withoutMarker = file?.text.replace(/<!--.*-->|\/\/ MARK.*/, '') ?? '';
        const { groups } = readFiles([{ name: file?.path ?? '', bytes: strToU8(withoutMarker) }]);
        expect(namesOf(groups)).toEqual([['common', own]]);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
