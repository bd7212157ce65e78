import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { fileStem } from '../naming/language-code.js';
import { blankJson } from './blank.js';
import { inOtherRoot } from './in-root.js';
import { jsonDialect } from './json-dialect.js';
import { keepJson } from './kept-json.js';
import { messageDialect } from './message-dialect.js';
import { withNewLanguages } from './new-languages.js';
import { WEB_CHECKS, TEXT_CHECKS } from './style.js';
import type { WebStyle } from './style.js';

/** Browsers look for the texts of an extension in one place only. */
const EXTENSION_FILE = 'messages.json';

export const webJson: Codec<WebStyle> = {
  read: keepJson,
  blank: blankJson,
  path: (name, code, owner, { messages }) =>
    messages === 'extension' && name === EXTENSION_FILE
      ? pathOfKept(name, `_locales/${code.replaceAll('-', '_')}/`)
      : keptPath(name, code, owner),
  inLanguage: inOtherRoot,
  withNewLanguages,
  dialect: (_, style, writing) =>
    style.messages ? messageDialect(style, style.messages, writing) : jsonDialect(style, writing),
  ownStyle: WEB_CHECKS,
  ownText: TEXT_CHECKS,
};

/** A file named after its language (`pt_BR.json`) is named after the new one; others move to the folder of the language. */
function keptPath(name: string, code: string, owner: string): string {
  const [, stem = '', extension = ''] = /([^/\\]*)(\.[^.]*)$/.exec(name) ?? [];
  const [ours, theirs] = [owner.toLowerCase(), stem.replaceAll('_', '-').toLowerCase()];
  const isCode = ours === theirs || ours.startsWith(`${theirs}-`) || theirs.startsWith(`${ours}-`);
  if (isCode && code !== owner) return pathOfKept(code + extension, '');
  return pathOfKept(name, isCode ? '' : `${fileStem(code)}/`);
}
