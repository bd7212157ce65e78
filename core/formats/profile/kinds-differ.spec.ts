import { strFromU8, strToU8 } from 'fflate';

import type { PluralMode } from '../../domain/plural-rules.js';
import { fileBytes } from '../export/file-bytes.js';
import { platformOf, readFiles } from '../index.js';
import type { ExportFile, Platform } from '../index.js';
import { ImportedProject } from './testing-imports.js';

interface InBoth {
  format: string;
  /** The files of a plural `files` and a text `ok` in one language, and of two texts in another one. */
  plural: readonly (readonly [name: string, text: string])[];
  plain: readonly (readonly [name: string, text: string])[];
}

const STRINGSDICT = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>files</key>
	<dict>
		<key>NSStringLocalizedFormatKey</key>
		<string>%#@n@ here</string>
		<key>n</key>
		<dict>
			<key>NSStringFormatSpecTypeKey</key>
			<string>NSStringPluralRuleType</string>
			<key>NSStringFormatValueTypeKey</key>
			<string>d</string>
			<key>zero</key>
			<string>no file</string>
			<key>one</key>
			<string>%d file</string>
			<key>other</key>
			<string>%d files</string>
		</dict>
	</dict>
</dict>
</plist>
`;

const FORMATS: readonly InBoth[] = [
  {
    format: 'Android',
    plural: [
      [
        'strings.xml',
        `<resources>
    <!-- How many. -->
    <plurals name="files">
        <item quantity="zero">none</item>
        <item quantity="one">%d file</item>
        <item quantity="other">%d files</item>
    </plurals>
    <string name="ok">OK</string>
</resources>
`,
      ],
    ],
    plain: [
      [
        'strings-b.xml',
        `<resources>
    <!-- A text. -->
    <string name="files" translatable="true">Dateien: %d</string>
    <string name="ok">Gut</string>
</resources>
`,
      ],
    ],
  },
  {
    format: '.stringsdict',
    plural: [
      ['Localizable.strings', '"ok" = "OK";\n'],
      ['Localizable.stringsdict', STRINGSDICT],
    ],
    plain: [['Localizable.strings', '/* A text. */\n"files" = "Dateien: %d";\n"ok" = "Gut";\n']],
  },
  {
    format: 'i18next',
    plural: [
      [
        'a.json',
        '{\n  "files_zero": "none",\n  "files_one": "a file",\n  "files_other": "{{count}} files",\n  "ok": "OK"\n}\n',
      ],
    ],
    plain: [['b.json', '{\n  "files": "Dateien: {{count}}",\n  "ok": "Gut"\n}\n']],
  },
  {
    format: 'ICU',
    plural: [
      [
        'a.json',
        '{\n  "files": "{count, plural, =0 {none} one {# file} other {# files}}",\n  "ok": "OK"\n}\n',
      ],
    ],
    plain: [['b.json', '{\n  "files": "Dateien: {count}",\n  "ok": "Gut"\n}\n']],
  },
  {
    format: 'pipes',
    plural: [['a.json', '{\n  "files": "none | a file | {n} files",\n  "ok": "OK"\n}\n']],
    plain: [['b.json', '{\n  "files": "Dateien: {n}",\n  "ok": "Gut"\n}\n']],
  },
  {
    format: 'ARB',
    plural: [
      [
        'app_a.arb',
        '{\n  "files": "{count, plural, =0{none} one{a file} other{{count} files}}",\n  "@files": {\n    "placeholders": {"count": {"type": "int"}}\n  },\n  "ok": "OK"\n}\n',
      ],
    ],
    plain: [['app_b.arb', '{\n  "files": "Dateien: {count}",\n  "ok": "Gut"\n}\n']],
  },
  {
    format: 'Fluent',
    plural: [
      [
        'a.ftl',
        '# How many\nfiles =\n    { $count ->\n        [0] none\n        [one] a file\n       *[other] { $count } files\n    }\nok = OK\n',
      ],
    ],
    plain: [['b.ftl', '# A text\nfiles = Dateien: { $count }\nok = Gut\n']],
  },
  {
    format: 'PHP',
    plural: [
      [
        'a.php',
        "<?php return [\n    // How many\n    'files' => '{0} none|{1} a file|[2,*] :count files',\n    'ok' => 'OK',\n];\n",
      ],
    ],
    plain: [
      ['b.php', "<?php return [\n    // A text\n    'files' => 'Dateien: :count',\n    'ok' => 'Gut',\n];\n"],
    ],
  },
  {
    format: 'YAML',
    plural: [
      [
        'a.yml',
        'en:\n  errors:\n    files:\n      zero: none # no\n      one: a file\n      other: "%{count} files"\n    ok: OK\n',
      ],
    ],
    plain: [['b.yml', "de:\n  errors:\n    files: 'Dateien: %{count}'\n    ok: Gut\n"]],
  },
  {
    format: 'PO',
    plural: [
      [
        'a.po',
        'msgid ""\nmsgstr ""\n"Language: en\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n#, c-format, fuzzy\nmsgid "files"\nmsgid_plural "%d files"\nmsgstr[0] "a file"\nmsgstr[1] "%d files"\n\nmsgid "ok"\nmsgstr "OK"\n',
      ],
    ],
    plain: [
      [
        'b.po',
        'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n#, fuzzy\nmsgid "files"\nmsgstr "Dateien: %d"\n\nmsgid "ok"\nmsgstr "Gut"\n',
      ],
    ],
  },
  {
    format: 'properties',
    plural: [
      ['a.properties', '# How many\nfiles.zero=none\nfiles.one=a file\nfiles.other={0} files\nok=OK\n'],
    ],
    plain: [['b.properties', '# A text\nfiles = Dateien: {0}\nok = Gut\n']],
  },
  {
    format: '.resx',
    plural: [
      [
        'A.resx',
        '<root>\n  <data name="files_zero"><value>none</value></data>\n  <data name="files_one"><value>a file</value><comment>How many</comment></data>\n  <data name="files_other"><value>{0} files</value></data>\n  <data name="ok"><value>OK</value></data>\n</root>\n',
      ],
    ],
    plain: [
      [
        'A.de.resx',
        '<root>\n  <data name="files"><value>Dateien: {0}</value></data>\n  <data name="ok"><value>Gut</value></data>\n</root>\n',
      ],
    ],
  },
];

const MODES: readonly PluralMode[] = ['strict', 'cldr'];
const CASES = FORMATS.flatMap((one) => MODES.map((mode) => [one.format, mode, one] as const));

const filesOf = (files: InBoth['plain']) => files.map(([name, text]) => ({ name, bytes: strToU8(text) }));

const outOf = (project: ImportedProject, platform: Platform): string[] =>
  project
    .files(platform)
    .map((file) => strFromU8(fileBytes(file)))
    .sort();

const texts = (...files: InBoth['plain'][]): string[] =>
  files
    .flat()
    .map(([, text]) => text)
    .sort();

describe.each(CASES)('a key of two kinds in files of %s, in %s mode', (_, mode, { plural, plain }) => {
  const options = { completePlurals: true };
  const platform = platformOf(plain[0]?.[0] ?? '') ?? 'web';
  const imported = (base: InBoth['plain'], other: InBoth['plain']): ImportedProject => {
    const project = new ImportedProject(mode);
    project.add('en', filesOf(base), options);
    project.add('de', filesOf(other), options);
    return project;
  };

  it('is a plural where the base has one, and a plain text is its form other', () => {
    const project = imported(plural, plain);
    expect(project.texts('de', 'files').filter(([, text]) => text !== '')).toEqual([
      ['other', expect.stringContaining('Dateien')],
    ]);
    expect(project.warnings.filter(({ reason }) => reason === 'imports.key_type_mismatch')).toEqual([]);
    expect(outOf(project, platform)).toEqual(texts(plural, plain));
  });

  it('is a text where the base has one, and a plural stays in its file', () => {
    const project = imported(plain, plural);
    expect(project.texts('de', 'files')).toEqual([[null, '']]);
    const reasons = project.warnings.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'imports.key_type_mismatch')).toHaveLength(1);
    expect(outOf(project, platform)).toEqual(texts(plural, plain));
  });

  it('stays after an edit of another key, and after a second import', () => {
    for (const [base, other] of [
      [plural, plain],
      [plain, plural],
    ] as const) {
      const project = imported(base, other);
      project.write('de', 'ok', null, 'Changed');
      const changed = texts(
        base,
        other.map(([name, text]) => [name, text.replace(/OK|Gut/, 'Changed')]),
      );
      expect(outOf(project, platform)).toEqual(changed);
      project.add('de', filesOf(other), options);
      expect(outOf(project, platform)).toEqual(changed);
    }
  });

  it('is written as a plural once it has another form, under its name', () => {
    const project = imported(plural, plain);
    project.write('de', 'files', 'one', 'eine Datei');
    const key = keyIn(project.files(platform), plural);
    expect(key?.isPlural).toBe(true);
    expect(key?.values).toContainEqual({ quantityString: 'one', name: 'eine Datei' });
    expect(key?.values).toContainEqual({
      quantityString: 'other',
      name: expect.stringContaining('Dateien') as string,
    });
  });

  it('is written as a text once it has one, under its name', () => {
    const project = imported(plain, plural);
    project.write('de', 'files', null, 'Dateien!');
    expect(keyIn(project.files(platform), plain)?.values).toEqual([
      { quantityString: null, name: 'Dateien!' },
    ]);
  });

  /** The key in the files of one language that are not those of the other one. */
  function keyIn(files: readonly ExportFile[], base: InBoth['plain']) {
    const own = files.filter((file) => !texts(base).includes(file.text));
    const reading = readFiles(
      own.map((file) => ({ name: file.path, bytes: fileBytes(file) })),
      { keep: true, pluralMode: mode, tag: 'de', completePlurals: true },
    );
    return reading.groups.flatMap(({ keys }) => keys).find(({ name }) => name === 'files');
  }
});
