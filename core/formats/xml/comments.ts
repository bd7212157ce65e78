import { trimLines } from '../trim-lines.js';
import { xmlText } from './write.js';

const COMMENT = /<!--([^]*?)-->/g;

/** What a row of comments says, without white space around it and at the beginning of its lines. */
export const commentText = (raw: string): string =>
  [...raw.matchAll(COMMENT)].map(([, text = '']) => trimLines(text)).join('\n');

/** A comment, in which XML allows neither two hyphens in a row nor one at its end. */
export const xmlComment = (text: string): string => `<!-- ${xmlText(text).replace(/-(?=-)/g, '- ')} -->`;
