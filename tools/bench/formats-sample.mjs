import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';

import { compiled } from '../../scripts/lib/compiled.mjs';
import { aProject, LANGUAGES } from './data.mjs';

/** @typedef {import('./data.mjs').ExportProject} ExportProject */
/** @typedef {import('../../core/formats/index.js').CatalogueGroup} CatalogueGroup */
/** @typedef {import('../../core/formats/index.js').Platform} Platform */
/** @typedef {'Android XML' | 'stringsdict' | '.strings' | 'Web JSON' | 'xcstrings' | 'ARB' | 'CSV' | 'Excel' | 'XLIFF' | 'properties' | 'resx' | 'YAML' | 'PO'} Format */
/** @typedef {{ format: Format, language: string, keys: number }} Row */
/** @typedef {ReturnType<typeof aSample>} Sample */

const { fileBytes, readFiles, writeProject } = await compiled('core/formats/index.js');

/** Rows are larger than projects usually may be. */
export const WHOLE = { keyLimit: Infinity };

/**
 * Apple keeps the two kinds of key in two files, so that a row, which is one file, holds one kind.
 * @type {Record<Format, { platform: Platform, extension: string, rival?: string, pluralEvery?: number, isOneTable?: true }>}
 */
export const FORMATS = {
  'Android XML': { platform: 'android', extension: '.xml', rival: 'saxes' },
  stringsdict: { platform: 'ios', extension: '.stringsdict', rival: 'saxes', pluralEvery: 1 },
  '.strings': { platform: 'ios', extension: '.strings', pluralEvery: 0 },
  'Web JSON': { platform: 'web', extension: '.json', rival: 'JSON.parse' },
  // Without groups, in the order of its names, as Xcode writes it.
  xcstrings: { platform: 'xcstrings', extension: '.xcstrings', rival: 'JSON.parse', isOneTable: true },
  ARB: { platform: 'flutter', extension: '.arb', rival: 'JSON.parse' },
  CSV: { platform: 'csv', extension: '.csv', rival: 'Papa Parse' },
  Excel: { platform: 'xlsx', extension: '.xlsx' },
  // With its sources only: the row is one language.
  XLIFF: { platform: 'xliff', extension: '.xliff', rival: 'saxes' },
  properties: { platform: 'java', extension: '.properties', rival: 'dot-properties' },
  resx: { platform: 'dotnet', extension: '.resx', rival: 'saxes' },
  YAML: { platform: 'rails', extension: '.yml', rival: 'yaml' },
  // It has no form for zero.
  PO: { platform: 'gettext', extension: '.po', rival: 'gettext-parser', pluralEvery: 0 },
};

/**
 * The project of a row and the file it makes.
 * @param {Row} row
 */
export function aSample({ format, language, keys }) {
  const { pluralEvery } = FORMATS[format];
  const project = aProject({ keys, pluralEvery, languages: [languageOf(language)] });
  const file = fileOf(project, format);
  const bytes = fileBytes(file);
  return { project, path: file.path, text: file.text, bytes, megabytes: bytes.length / 1e6 };
}

/**
 * A text with its bytes and how many millions of them.
 * @param {string} text
 */
export function sized(text) {
  const bytes = new Uint8Array(Buffer.from(text));
  return { text, bytes, megabytes: bytes.length / 1e6 };
}

/**
 * The file of one format that the product writes for a project of one language.
 * @param {ExportProject} project
 * @param {Format} format
 */
export function fileOf(project, format) {
  const { platform, extension } = FORMATS[format];
  const languageIds = project.languages.map(({ id }) => id);
  const files = writeProject(project, { platform, languageIds, prefix: false, validatedOnly: false });
  const file = files.find(({ path }) => path.endsWith(extension));
  assert.ok(file, `no ${extension} is written`);
  return file;
}

/**
 * A project with one language from the read groups.
 * @param {readonly CatalogueGroup[]} groups
 * @param {string} language
 * @returns {ExportProject}
 */
export function projectOf(groups, language) {
  const { id, name } = languageOf(language);
  const keysOf = (/** @type {CatalogueGroup['keys']} */ keys) =>
    keys.map((key) => ({
      ...key,
      values: key.values.map((value) => ({
        ...value,
        quantityString: value.quantityString ?? null,
        status: /** @type {const} */ ('validated'),
        languageId: id,
      })),
    }));
  return {
    languages: [{ id, name }],
    groups: groups.map((group) => ({ ...group, keys: keysOf(group.keys) })),
  };
}

/**
 * @param {Sample} sample
 * @param {Row} row
 * @throws when what is read is not what was written, or is not written as the same file again.
 */
export function check({ project, path, bytes }, { format, language }) {
  const { status, groups, warnings } = readFiles([{ name: path, bytes }], WHOLE);
  assert.equal(status, 'ok');
  assert.deepEqual(warnings, []);
  const read = projectOf(groups, language);
  assert.deepEqual(groupsIn(read, format), groupsIn(project, format));
  const again = fileBytes(fileOf(read, format));
  assert.ok(Buffer.compare(again, bytes) === 0, `${path} is not written as it was read`);
}

/**
 * The groups as the format has them.
 * @param {ExportProject} project
 * @param {Format} format
 */
function groupsIn({ groups }, format) {
  if (FORMATS[format].isOneTable !== true) return groups;
  const keys = groups.flatMap(({ name, keys }) =>
    keys.map((key) => (name === 'common' ? key : { ...key, name: `${name}_${key.name}` })),
  );
  return keys.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {string} name */
function languageOf(name) {
  const language = LANGUAGES.find((one) => one.name === name);
  assert.ok(language, `${name} is no language of the bench`);
  return language;
}
