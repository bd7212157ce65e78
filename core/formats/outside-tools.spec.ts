import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { checkedBy, pythonWith } from '../../test/support/outside-tools.js';
import { languageNames } from '../domain/languages/language-code.js';
import { QUANTITIES } from '../domain/quantities.js';
import type { ExportKey, ExportProject } from './model/export-types.js';
import { PLATFORMS } from './naming/platforms.js';
import { HOSTILE } from './testing.js';
import { writeProject } from './index.js';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

function runTool(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

/** What a Python program tells in its last line; libraries print before it. */
const tellOf = (python: string, ...lines: string[]): unknown =>
  JSON.parse(runTool(python, '-c', lines.join('\n')).trim().split('\n').at(-1) ?? '');

const exported = (name: string, texts: readonly string[]): ExportKey => ({
  name,
  isPlural: texts.length > 1,
  values: texts.map((text, index) => ({
    name: text,
    quantityString: texts.length > 1 ? (QUANTITIES[index] ?? null) : null,
    status: 'validated',
    languageId: 1,
  })),
});

/** Everything that means something to a format, alone and between words. */
const TEXTS = HOSTILE.flatMap((text) => [text, `Hello ${text} world`]);
const PLURALS = HOSTILE.map((text) => [`none ${text}`, `%d ${text} one`, `${text} %d`]);
const singularName = (index: number): string => `text_${index}`;
const pluralName = (index: number): string => `count_${index}`;

const PROJECT: ExportProject = {
  languages: [{ id: 1, name: 'fr' }],
  groups: [
    {
      name: 'Login -- screen',
      keys: [
        ...TEXTS.map((text, index) => exported(singularName(index), [text])),
        ...PLURALS.map((texts, index) => exported(pluralName(index), texts)),
      ],
    },
    { name: 'common', keys: [exported('ok', ['OK'])] },
  ],
};

/** What of them Android renders as tags, and the text inside. */
const TAGS = [
  ['<b>x</b>', 'x'],
  ['<a href="x&y">z</a>', 'z'],
  ['<i/>', ''],
] as const;

/** A text as aapt2 shows it: one that is only a reference to another is one, tags are distinguished from the text. */
function asDumped(text: string): string {
  if (text === '@string/a') return text;
  const tag = TAGS.find(([written]) => text.includes(written));
  return unindented(tag ? `(styled string) "${text.replace(tag[0], tag[1])}"` : `"${text}"`);
}

/** aapt2 indents every line it shows, those of the texts as well. */
const unindented = (text: string): string => text.replace(/\n +/g, '\n');

/** XML 1.0 has no way to write these, and a property list no escape. */
const inXml = (text: string): string => text.replace(/(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE]/gu, '\uFFFD');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motley-exports-'));
  const options = { languageIds: [1], prefix: false, validatedOnly: false };
  for (const { path, text } of PLATFORMS.flatMap((platform) =>
    writeProject(PROJECT, { platform, ...options }),
  )) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the texts of an export, as others see them', () => {
  checkedBy('aapt2', succeeds('aapt2', 'version'))('aapt2 compiles strings.xml to the same texts', () => {
    runTool('aapt2', 'compile', '-o', folder, 'values-fr/strings.xml');
    const compiled = readdirSync(folder).find((file) => file.endsWith('.flat')) ?? '';
    const dump = unindented(runTool('aapt2', 'dump', 'apc', compiled));
    const expected = [
      ...TEXTS.map((text, index) => `string/${singularName(index)}\n(fr) ${asDumped(text)}`),
      ...PLURALS.flatMap((texts, index) => [
        `plurals/${pluralName(index)}\n(fr) (plurals) size=3`,
        ...texts.map((text, form) => `\n${QUANTITIES[form] ?? ''}=${asDumped(text)}`),
      ]),
    ];
    expect(expected.filter((line) => !dump.includes(line))).toEqual([]);
  });

  checkedBy('aapt2', succeeds('aapt2', 'version'))('aapt2 accepts the folder of every language', () => {
    const names = [
      'Klingon',
      'Toki Pona',
      '★',
      'French',
      'FR',
      'car',
      'any-AA',
      'sl-rozaj-1994',
      'es-419',
      'Chinese Simplified',
    ];
    const languages = [...names, ...languageNames('en').flatMap(({ tag, name }) => [name, tag])].map(
      (name, index) => ({
        id: index + 1,
        name,
      }),
    );
    const languageIds = languages.map(({ id }) => id);
    const files = writeProject(
      { languages, groups: [{ name: 'common', keys: [exported('ok', ['OK'])] }] },
      { platform: 'android', prefix: false, validatedOnly: false, languageIds },
    ).map(({ path, text }) => ({ path: join('languages', path), text }));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const compiled = join(folder, 'compiled');
    mkdirSync(compiled);
    runTool('aapt2', 'compile', '-o', compiled, ...files.map(({ path }) => path));
    expect(readdirSync(compiled)).toHaveLength(languages.length);
  });

  checkedBy('xmllint', succeeds('xmllint', '--version'))('xmllint finds the XML well-formed', () => {
    const files = ['values-fr/strings.xml', 'fr.lproj/Localizable.stringsdict'];
    expect(runTool('xmllint', '--noout', '--nonet', ...files)).toBe('');
  });

  const python = pythonWith('plistlib');
  checkedBy('plistlib', python !== undefined)('plistlib reads the plurals of a stringsdict', () => {
    const read = tellOf(
      python ?? '',
      'import json, plistlib',
      'with open("fr.lproj/Localizable.stringsdict", "rb") as file: print(json.dumps(plistlib.load(file)))',
    );
    const expected = PLURALS.map((texts, index) => [
      pluralName(index),
      {
        NSStringLocalizedFormatKey: '%#@value@',
        value: {
          NSStringFormatSpecTypeKey: 'NSStringPluralRuleType',
          NSStringFormatValueTypeKey: 'd',
          ...Object.fromEntries(texts.map((text, form) => [QUANTITIES[form] ?? '', inXml(text)] as const)),
        },
      },
    ]);
    expect(read).toEqual(Object.fromEntries(expected));
  });

  const toolkit = pythonWith('translate.storage.aresource');
  describe('translate-toolkit', () => {
    /** The singular texts by key name, as one of its stores tells them; plurals it makes over to the forms of CLDR. */
    const readBy = (storage: string, file: string, pair: string): [string, string][] => {
      const pairs = tellOf(
        toolkit ?? '',
        'import json',
        'from translate.storage import aresource, jsonl10n, properties',
        `store = ${storage}.parsefile("${file}")`,
        `print(json.dumps([${pair} for unit in store.units]))`,
      ) as [string, string][];
      return pairs.filter(([name]) => name.startsWith('text_'));
    };
    const expectedOf = (seen: (text: string) => string): [string, string][] =>
      TEXTS.map((text, index) => [singularName(index), seen(text)]);
    const toolkitTest = checkedBy('translate-toolkit', toolkit !== undefined);

    toolkitTest('reads strings.xml', () => {
      const pair = '[unit.getid(), unit.target]';
      const read = readBy('aresource.AndroidResourceFile', 'values-fr/strings.xml', pair);
      // It shows tags as XML, and drops the spaces before a line break.
      expect(read).toEqual(expectedOf((text) => text.replace('x&y', 'x&amp;y').replace(/ +\n/, '\n')));
    });

    toolkitTest('reads .strings', () => {
      const pair = '[unit.name, unit.source]';
      const read = readBy('properties.stringsutf8file', 'fr.lproj/Localizable.strings', pair);
      // It does not know Apple's \U, and takes a lone backslash for one more escape.
      const isKnown = ([, text]: [string, string]): boolean => text !== '\\' && text === inXml(text);
      const expected = expectedOf((text) => text).filter(isKnown);
      const names = new Set(expected.map(([name]) => name));
      expect(read.filter(([name]) => names.has(name))).toEqual(expected);
    });

    toolkitTest('reads Web JSON', () => {
      const pair = '[unit.getid().split(".")[-1], unit.target]';
      const read = readBy('jsonl10n.JsonNestedFile', 'fr.json', pair);
      expect(read).toEqual(expectedOf((text) => text.replaceAll('|', '\\|')));
    });
  });
});
