import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

import { strFromU8 } from 'fflate';

import { checkedBy } from '../../../test/support/outside-tools.js';
import type { ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { writeProject } from '../index.js';
import { projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { isXmlText } from '../xml/write.js';
import { documents, read } from './testing-xliff.js';
import { XLIFF_VERSIONS } from '../model/xliff-version.js';
import type { XliffVersion } from '../model/xliff-version.js';

/** Documents as the XML parsers of others read them; a machine may lack them. */
const PROGRAM = `
import json, sys, xml.etree.ElementTree as tree
root = tree.fromstring(sys.stdin.buffer.read())
text = lambda node: None if node is None else "".join(node.itertext())
units = [node for node in root.iter() if node.tag.endswith("unit")]
print(json.dumps([[unit.get("name") or unit.get("resname") or unit.get("id"), [text(unit.find(".//{*}" + part)) for part in ("source", "target", "note")]] for unit in units]))
`;
const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

type Unit = [name: string, texts: (string | null)[]];

function unitsIn(text: string): Unit[] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', PROGRAM], { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Unit[];
}

/** A folder with the schemas of OASIS, which are not ours to pass on. */
const SCHEMAS = process.env['XLIFF_SCHEMAS'];

const TEXTS = HOSTILE.filter(isXmlText).flatMap((text) => [text, ` ${text}\n`]);
const LANGUAGES = [
  { id: 1, name: 'en', tag: 'en' },
  { id: 2, name: 'fr', tag: 'fr' },
];

const PROJECT: ExportProject = {
  languages: LANGUAGES,
  groups: [
    {
      name: 'common',
      keys: TEXTS.map((text, index) => ({
        name: `${text}${index}`,
        isPlural: false,
        description: `About ${text}`,
        values: LANGUAGES.map(({ id, tag }) => ({
          name: `${tag} ${text}`,
          quantityString: null,
          languageId: id,
          status: 'validated',
        })),
      })),
    },
  ],
};

const exportedIn = (xliffVersion: XliffVersion): string => {
  const options = { platform: 'xliff', languageIds: [1, 2], prefix: false, validatedOnly: false } as const;
  return strFromU8(fileBytes(writeProject(PROJECT, { ...options, xliffVersion })[0] ?? { text: '' }));
};

const VERSIONS = XLIFF_VERSIONS.map((version) => [version, () => exportedIn(version)] as const);

const DOCUMENTS = Object.values(documents((path) => readFileSync(new URL(path, import.meta.url), 'utf8')));

describe('XLIFF documents, as others see them', () => {
  const byPython = checkedBy('ElementTree', has('python3', '-c', 'import xml.etree'));
  const byXmllint = checkedBy('xmllint', has('xmllint', '--version'));

  byPython.each(VERSIONS)('ElementTree reads an export of version %s', (_, write) => {
    expect(unitsIn(write())).toEqual(
      TEXTS.map((text, index) => [`${text}${index}`, [`en ${text}`, `fr ${text}`, `About ${text}`]]),
    );
  });

  byXmllint.each(VERSIONS)('xmllint finds an export of version %s well-formed', (_, write) => {
    expect(lint(write())).toEqual([0, '']);
  });

  const bySchema = checkedBy('the schemas of OASIS (XLIFF_SCHEMAS)', SCHEMAS !== undefined);
  bySchema.each(VERSIONS)('an export of version %s is valid', (version, write) => {
    const [schema = ''] = readdirSync(SCHEMAS ?? '').filter((name) =>
      name.startsWith(`xliff-core-${version}`),
    );
    expect(lint(write(), '--schema', `${SCHEMAS}/${schema}`)).toEqual([0, '- validates\n']);
  });

  byXmllint.each(DOCUMENTS)('xmllint finds the changed texts of $name well-formed', (document) => {
    const reading = read(document);
    const project = projectOfReading(reading);
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        description: 'Changed <&]]> --',
        values: key.values.map((value) => ({ ...value, name: `${value.name} <g id="1">✎ ]]> <&"` })),
      })),
    }));
    const further = {
      ...project,
      groups,
      languages: [...project.languages, { id: 9, name: 'Italian', tag: 'it' }],
    };
    const files = writeAgain(reading, further);
    expect(files.length).toBeGreaterThan(1);
    for (const { text } of files) expect(lint(text)).toEqual([0, '']);
  });
});

function lint(input: string, ...args: string[]): [number | null, string] {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', ...args, '-'], {
    input,
    encoding: 'utf8',
  });
  return [status, stderr];
}
