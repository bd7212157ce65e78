import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';

import { readFiles, writeProject } from '../../dist/core/formats/index.js';
import { aProject, LANGUAGES } from './data.mjs';

/** Apple keeps the two kinds of key in two files, so that a row, which is one file, holds one kind. */
export const FORMATS = {
  'Android XML': { platform: 'android', extension: '.xml', isXml: true },
  stringsdict: { platform: 'ios', extension: '.stringsdict', isXml: true, pluralEvery: 1 },
  '.strings': { platform: 'ios', extension: '.strings', pluralEvery: 0 },
  'Web JSON': { platform: 'web', extension: '.json' },
};

/** The project of a row and the file it makes. */
export function aSample({ format, language, keys }) {
  const { pluralEvery } = FORMATS[format];
  const project = aProject({ keys, pluralEvery, languages: [languageOf(language)] });
  const { path, text } = fileOf(project, format);
  return { project, path, ...sized(text) };
}

/** A text with its bytes and how many millions of them. */
export function sized(text) {
  const bytes = new Uint8Array(Buffer.from(text));
  return { text, bytes, megabytes: bytes.length / 1e6 };
}

/** The file of one format that the product writes for a project of one language. */
export function fileOf(project, format) {
  const { platform, extension } = FORMATS[format];
  const languageIds = project.languages.map(({ id }) => id);
  const files = writeProject(project, { platform, languageIds, prefix: false, validatedOnly: false });
  return files.find(({ path }) => path.endsWith(extension));
}

/** What was read, as a project of one language. */
export function projectOf(groups, language) {
  const { id, name } = languageOf(language);
  const keysOf = (keys) =>
    keys.map((key) => ({
      ...key,
      values: key.values.map((value) => ({ ...value, status: 'validated', languageId: id })),
    }));
  return {
    languages: [{ id, name }],
    groups: groups.map((group) => ({ ...group, keys: keysOf(group.keys) })),
  };
}

/** @throws when what is read is not what was written, or is not written as the same file again. */
export function check({ project, path, text, bytes }, { format, language }) {
  const { status, groups, warnings } = readFiles([{ name: path, bytes }]);
  assert.equal(status, 'ok');
  assert.deepEqual(warnings, []);
  const read = projectOf(groups, language);
  assert.deepEqual(read, project);
  assert.ok(fileOf(read, format).text === text, `${path} is not written as it was read`);
}

const languageOf = (name) => LANGUAGES.find((language) => language.name === name);
