import { trimLines } from '../text/trim-lines.js';
import { xmlText } from './write.js';

const COMMENT = /<!--([^]*?)-->/g;

/** What a row of comments says, without white space around it and at the beginning of its lines. */
export const commentText = (raw: string): string =>
  [...raw.matchAll(COMMENT)].map(([, text = '']) => trimLines(text)).join('\n');

/** A comment in the place of another one, `raw`: without spaces at its ends where that one had none. */
export function xmlCommentLike(text: string, raw: string): string {
  const written = xmlComment(text);
  const isTight = /^<!--\S/.test(raw) && /\S-->$/.test(raw) && /^[^>-]/.test(text) && !text.endsWith('-');
  return isTight ? `<!--${written.slice('<!-- '.length, -' -->'.length)}-->` : written;
}

/** A comment, in which XML allows neither two hyphens in a row nor one at its end. */
export const xmlComment = (text: string): string => `<!-- ${xmlText(text).replace(/-(?=-)/g, '- ')} -->`;
