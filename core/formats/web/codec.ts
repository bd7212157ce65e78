import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { fileStem } from '../language-code.js';
import { jsonDialect } from './json-dialect.js';
import { keepJson } from './kept-json.js';
import { readWebJson } from './read.js';
import { writeWebJson } from './write.js';

export const webJson: Codec = {
  kept: {
    read: keepJson,
    path: keptPath,
    dialect: (_, style, writing) => jsonDialect(style, writing),
  },
  read: readWebJson,
  write: (groups, code, writing) => ({
    path: `${fileStem(code)}.json`,
    text: writeWebJson(groups, writing),
  }),
};

/** A file that is named after its language keeps its name: `pt_BR.json`; others are put into a folder of it. */
function keptPath(name: string, code: string, owner: string): string {
  const [, stem = '', extension = ''] = /([^/\\]*)(\.[^.]*)$/.exec(name) ?? [];
  const [ours, theirs] = [owner.toLowerCase(), stem.replaceAll('_', '-').toLowerCase()];
  const isCode = ours === theirs || ours.startsWith(`${theirs}-`) || theirs.startsWith(`${ours}-`);
  if (isCode && code !== owner) return pathOfKept(code + extension, '');
  return pathOfKept(name, isCode ? '' : `${fileStem(code)}/`);
}
