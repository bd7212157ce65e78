import fc from 'fast-check';

import type { ExportKey, ExportProject } from '../model/export-types.js';
import type { KeptGroup } from '../model/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { icuText } from '../../messages/icu-message.js';
import { readIcuPlural } from '../../messages/icu-plural.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

/** Files with one message, into which those of a project are written. */
const FILES = [
  ['a browser extension', '{\n  "first": {\n    "message": "x",\n    "description": "d"\n  }\n}\n'],
  ['a browser extension on lines', '{\n\t"first": { "message": "x", "description": "d" }\n}'],
  ['FormatJS', '{"first":{"defaultMessage":"x","description":"d"}}'],
  ['go-i18n', '[\n  {\n    "id": "first",\n    "translation": "x",\n    "description": "d"\n  }\n]\n'],
  [
    'go-i18n, version 2',
    '{\n  "first": {\n    "description": "d",\n    "one": "y",\n    "other": "x"\n  }\n}\n',
  ],
  ['a list of FormatJS', '[{"id":"first","defaultMessage":"x","description":"d"}]'],
  ['Transifex', '{\r\n "first": {"string" : "x", "developer_comment" : "d"}\r\n}'],
] as const;

const text = fc
  .array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''))
  .filter((own) => readIcuPlural(own) === null);
const name = fc
  .oneof(fc.constantFrom('a', 'b', 'message', 'string', 'a_one', '__proto__', 'a.b'), text)
  .filter((own) => own.trim() !== '' && own !== 'first');
const description = fc.constantFrom('', 'What it is', 'Two\nlines', 'é ✎ <&"\\', '"quoted"', '{"a":1}');

const value = (own: string, quantityString: 'one' | 'other' | null) => ({
  name: own,
  quantityString,
  languageId: 1,
  status: 'modified' as const,
});
const formText = text.filter((own) => icuText(own) === own);
const key = fc.oneof(
  fc
    .record({ name, description, text })
    .map((one): ExportKey => ({ ...one, isPlural: false, values: [value(one.text, null)] })),
  fc.record({ name, description, texts: fc.tuple(formText, formText) }).map((one): ExportKey => ({
    ...one,
    isPlural: true,
    values: [value(one.texts[0], 'one'), value(one.texts[1], 'other')],
  })),
);
const keys = fc.uniqueArray(key, { selector: (one) => one.name, minLength: 1, maxLength: 5 });

const outlineOf = (groups: readonly KeptGroup[] | ExportProject['groups']) =>
  groups.flatMap((group) =>
    group.keys.map((one) => [
      one.name,
      one.description ?? '',
      one.values.map((own) => [own.quantityString, own.name]),
    ]),
  );

describe.each(FILES)('the laws, for %s', (_, source) => {
  const writtenWith = (own: readonly ExportKey[]) => {
    const reading = keepText('en.json', source);
    const project = projectOf(reading.groups);
    const groups = project.groups.map((group) => ({ ...group, keys: [...group.keys, ...own] }));
    return { groups, text: writeAgain(reading, { ...project, groups })[0]?.text ?? '' };
  };

  it('1: new keys are read again, with descriptions and forms, by anybody', () => {
    fc.assert(
      fc.property(keys, (own) => {
        const written = writtenWith(own);
        expect(outlineOf(keepText('en.json', written.text).groups)).toEqual(outlineOf(written.groups));
        const parsed = JSON.parse(written.text) as Record<string, object> | { id: string }[];
        const names = Array.isArray(parsed) ? parsed.map(({ id }) => id) : Object.keys(parsed);
        expect(names.toSorted()).toEqual(['first', ...own.map((one) => one.name)].toSorted());
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('6: what was read is written as it was, and a key that goes takes nothing else along', () => {
    fc.assert(
      fc.property(keys, fc.nat(), (own, at) => {
        const { text: file } = writtenWith(own);
        const reading = keepText('en.json', file);
        const project = projectOf(reading.groups);
        expect(writeAgain(reading, project)[0]?.text).toBe(file);
        const gone = own[at % own.length]?.name;
        const groups = project.groups.map((group) => ({
          ...group,
          keys: group.keys.filter((one) => one.name !== gone),
        }));
        const left = keepText('en.json', writeAgain(reading, { ...project, groups })[0]?.text ?? '');
        expect(outlineOf(left.groups)).toEqual(outlineOf(groups));
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
