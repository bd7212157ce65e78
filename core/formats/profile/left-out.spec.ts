import { strFromU8, strToU8 } from 'fflate';

import type { PluralMode } from '../../domain/plural-rules.js';
import { fileBytes } from '../export/file-bytes.js';
import { platformOf } from '../index.js';
import type { ImportReason, KeepOptions } from '../index.js';
import { ImportedProject } from './testing-imports.js';

const LONG = 'x'.repeat(20_001);

type Case = [
  what: ImportReason | 'number' | 'null' | 'bool',
  mode: PluralMode,
  name: string,
  base: string,
  other: string,
  options?: Partial<KeepOptions>,
];

const json = (members: string): string => `{\n  "ok": "OK",\n  ${members}\n}\n`;
const android = (...entries: string[]): string =>
  `<resources>\n  <string name="ok">OK</string>\n  ${entries.join('\n  ')}\n</resources>\n`;
const plural = (...forms: string[]): string =>
  `<plurals name="files">${forms.map((form) => `<item quantity="${form}">${form} files</item>`).join('')}</plurals>`;
const WHOLE = plural('zero', 'one', 'other');

/** Each reason for which, or the kind of content of which, an import leaves something of a file out, in the second of two languages. */
const CASES: Case[] = [
  ['key_type_mismatch', 'strict', 'strings.xml', android('<string name="files">F</string>'), android(WHOLE)],
  ['key_type_mismatch', 'cldr', 'strings.xml', android('<string name="files">F</string>'), android(WHOLE)],
  ['quantity_missing', 'strict', 'strings.xml', android(WHOLE), android(plural('one', 'other'))],
  [
    'quantity_not_found',
    'strict',
    'strings.xml',
    android(WHOLE),
    android(plural('zero', 'one', 'few', 'other')),
  ],
  [
    'quantity_not_found',
    'cldr',
    'strings.xml',
    android(WHOLE),
    android(plural('one', 'few', 'dozens', 'other')),
  ],
  ['quantity_not_found', 'cldr', 'strings.xml', android(WHOLE), android(plural('dozens'))],
  ['quantity_not_found_json', 'strict', 'a.json', json('"files": "0 | 1 | n"'), json('"files": "1 | n"')],
  ['number', 'strict', 'a.json', json('"a": "A"'), json('"a": 12')],
  ['null', 'cldr', 'a.json', json('"a": "A"'), json('"a": [null, true]')],
  ['empty_name', 'strict', 'a.json', json('"a": "A"'), json('"": "no name"')],
  ['empty_name', 'cldr', 'strings.xml', android(WHOLE), android('<string name="">no name</string>')],
  ['name_too_long', 'cldr', 'a.json', json('"a": "A"'), json(`"${'n'.repeat(801)}": "A"`)],
  ['name_too_long', 'cldr', 'a.json', json('"a": "A"'), json(`"${'g'.repeat(801)}": {"a": "A"}`)],
  ['text_too_long', 'strict', 'a.json', json('"a": "A"'), json(`"a": "${LONG}"`)],
  ['text_too_long', 'cldr', 'strings.xml', android(WHOLE), android(`<string name="files">${LONG}</string>`)],
  ['duplicate_key', 'strict', 'a.json', json('"a": "A"'), json('"a": "first", "a": "last"')],
  [
    'duplicate_key',
    'cldr',
    'strings.xml',
    android('<string name="a">A</string>'),
    android('<string name="a">1</string>', '<string name="a">2</string>'),
  ],
  [
    'bool',
    'strict',
    'strings.xml',
    android(WHOLE),
    android('<xliff:g xmlns:xliff="x">1</xliff:g>', '<bool name="b">true</bool>'),
  ],
  [
    'quantity_filled',
    'strict',
    'strings.xml',
    android(WHOLE),
    android(plural('other')),
    { completePlurals: true },
  ],
  ['key_not_snake_case', 'strict', 'a.json', json('"a": "A"'), json('"Not A Name": "x"')],
  [
    'po_plural_rule',
    'cldr',
    'a.po',
    'msgid "ok"\nmsgstr "OK"\n',
    'msgid ""\nmsgstr "Plural-Forms: nplurals=9; plural=n;\\n"\n\nmsgid "files"\nmsgid_plural "files"\nmsgstr[0] "a"\nmsgstr[1] "b"\n',
  ],
];

describe('what an import leaves out of a file', () => {
  it.each(CASES)('comes back: %s, in %s mode, of %s', (what, mode, name, base, other, options = {}) => {
    const project = new ImportedProject(mode);
    project.add('en', [{ name, bytes: strToU8(base) }], options);
    const { warnings, carried } = project.add('de', [{ name, bytes: strToU8(other) }], options);
    const reasons = [...warnings, ...project.warnings].map((warning) => warning.reason);
    const kinds = carried.map((content) => content.what);
    expect([...reasons, ...kinds]).toEqual(
      expect.arrayContaining([expect.stringMatching(`^(imports\\.)?${what}$`)]),
    );
    const written = project.files(platformOf(name) ?? 'web').map((file) => strFromU8(fileBytes(file)));
    expect(written).toEqual([base, other]);
  });

  it('comes back where the project replaces characters that it cannot store', () => {
    const project = new ImportedProject('cldr');
    const text = json('"a": "\\u0000 and \\ud800"');
    project.add('en', [{ name: 'a.json', bytes: strToU8(json('"a": "A"')) }]);
    project.add('de', [{ name: 'b.json', bytes: strToU8(text) }]);
    const written = project.files('web').map((file) => strFromU8(fileBytes(file)));
    expect(written).toContain(text);
  });
});
