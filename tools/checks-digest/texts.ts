import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readFiles } from '../../core/formats/index.ts';
import { NO_LIMITS } from '../conformance/cases.ts';

/** A text, and another one as if it were its source; empty: none. */
export interface TextOfFile {
  tag: string;
  text: string;
  source: string;
}

/** The texts of real files and of the worked cases in some folders, each alone and compared with the one before it. */
export function textsIn(folders: string[]): TextOfFile[] {
  const found: TextOfFile[] = [];
  for (const path of folders.flatMap(filesIn)) {
    const texts = path.includes('index.json') ? [] : textsOf(path);
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The texts of a file that can be read; of any other JSON, its strings. */
function textsOf(path: string) {
  const bytes = new Uint8Array(readFileSync(path));
  const { groups } = path.includes('__')
    ? readFiles([{ name: path.replace(/.*[/]/, ''), bytes }], { limits: NO_LIMITS })
    : { groups: [] };
  const texts = groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name)));
  const isPlainJson = texts.length === 0 && path.endsWith('.json');
  const all = isPlainJson ? stringsIn(JSON.parse(readFileSync(path, 'utf8'))) : texts;
  return all.filter((text) => text !== '' && text.length <= 5_000);
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
