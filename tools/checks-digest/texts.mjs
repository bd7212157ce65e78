import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NO_LIMITS } from '../conformance/cases.mjs';

/** @typedef {{ tag: string, text: string, source: string }} TextOfFile A text, and another one as if it were its source; empty: none. */

/**
 * The texts of real files and of the worked cases in some folders, each alone and compared with the one before it.
 * @param {string[]} folders
 * @returns {Promise<TextOfFile[]>}
 */
export async function textsIn(folders) {
  const { readFiles } = await import('../../core/formats/index.ts');
  /** @type {TextOfFile[]} */
  const found = [];
  for (const path of folders.flatMap(filesIn)) {
    const texts = path.includes('index.json') ? [] : textsOf(path, readFiles);
    const tag = /__([a-z]{2})(?:[-_][A-Za-z]+)?__/.exec(path)?.[1] ?? 'fr';
    let before = '';
    for (const text of texts) {
      found.push({ tag, text, source: '' });
      if (before !== '') found.push({ tag, text, source: before });
      before = text;
    }
  }
  return found;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * The texts of a file that can be read; of any other JSON, its strings.
 * @param {string} path
 * @param {typeof import('../../core/formats/index.js').readFiles} readFiles
 */
function textsOf(path, readFiles) {
  const bytes = new Uint8Array(readFileSync(path));
  const { groups } = path.includes('__')
    ? readFiles([{ name: path.replace(/.*[/]/, ''), bytes }], { limits: NO_LIMITS })
    : { groups: [] };
  const texts = groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name)));
  const isPlainJson = texts.length === 0 && path.endsWith('.json');
  const all = isPlainJson ? stringsIn(JSON.parse(readFileSync(path, 'utf8'))) : texts;
  return all.filter((text) => text !== '' && text.length <= 5_000);
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
const stringsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
