import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { strFromU8 } from 'fflate';

import { checkedBy } from '../../../test/support/outside-tools.js';
import type { ExportProject } from '../model/export-types.js';
import { fileBytes } from '../export/file-bytes.js';
import { writeProject } from '../index.js';
import { keep, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { isXmlText } from '../xml/write.js';

/** Files as the XML parsers of others read them; a machine may lack them. */
const PROGRAM = `
import json, sys, xml.etree.ElementTree as tree
root = tree.fromstring(sys.stdin.buffer.read())
print(json.dumps([[data.get("name"), data.findtext("value"), data.findtext("comment")] for data in root.findall("data")]))
`;
const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

function read(bytes: Uint8Array): [name: string, value: string | null, comment: string | null][] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', PROGRAM], {
    input: bytes,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof read>;
}

const TEXTS = HOSTILE.filter(isXmlText).flatMap((text) => [text, ` ${text}\n`]);

const PROJECT: ExportProject = {
  languages: [{ id: 1, name: 'fr' }],
  groups: [
    {
      name: 'common',
      keys: TEXTS.map((text, index) => ({
        name: `${text}${index}`,
        isPlural: false,
        description: `About ${text}`,
        values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' }],
      })),
    },
  ],
};

const exported = (): Uint8Array => {
  const options = { platform: 'dotnet', languageIds: [1], prefix: false, validatedOnly: false } as const;
  return fileBytes(writeProject(PROJECT, options)[0] ?? { text: '' });
};

describe('.resx files, as others see them', () => {
  checkedBy('ElementTree', has('python3', '-c', 'import xml.etree'))('ElementTree reads an export', () => {
    const expected = TEXTS.map((text, index) => [`${text}${index}`, text, `About ${text}`]);
    expect(read(exported())).toEqual(expected);
  });

  checkedBy('ElementTree', has('python3', '-c', 'import xml.etree'))(
    'ElementTree reads the changed texts of a file',
    () => {
      const bytes = new Uint8Array(
        readFileSync(new URL('../profile/fixtures/resx-en/Resources.resx', import.meta.url)),
      );
      const reading = keep([{ name: 'Resources.resx', bytes }]);
      const project = projectOf(reading.groups);
      const marked = (text: string): string => `${text} ✎ ]]> <&"`;
      const groups = project.groups.map((group) => ({
        ...group,
        keys: group.keys.map((key) => ({
          ...key,
          values: key.values.map((value) => ({ ...value, name: marked(value.name) })),
        })),
      }));
      const [file = { text: '' }] = writeAgain(reading, { ...project, groups });
      const texts = new Set(
        reading.groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name))),
      );
      const isOurs = (value: string | null, index: number, all: ReturnType<typeof read>): boolean =>
        texts.has(value ?? '') && all[index]?.[0] !== 'Nothing';
      const before = read(bytes);
      const after = read(fileBytes(file));
      const expected = before.map(([name, value, comment], index) =>
        isOurs(value, index, before) ? [name, marked(value ?? ''), comment] : [name, value, comment],
      );
      expect(after).toEqual(expected);
      expect(expected.filter(([, value]) => value?.includes('✎'))).toHaveLength(texts.size + 1);
    },
  );

  checkedBy('xmllint', has('xmllint', '--version'))('xmllint finds an export well-formed', () => {
    const { stderr, status } = spawnSync('xmllint', ['--noout', '--nonet', '-'], {
      input: strFromU8(exported()),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});
