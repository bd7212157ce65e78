import type { TextPart } from '../model/profile-types.js';

type Frame = Pick<TextPart, 'before' | 'after'>;

/** Whether a text begins and ends with what the file has around the form. */
export const fitsFrame = (text: string, { before = '', after = '' }: Frame): boolean =>
  text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);

/** A text without what the file has around the form. */
export const insideFrame = (text: string, { before = '', after = '' }: Frame): string =>
  text.slice(before.length, text.length - after.length);

/** In the place of a form that the key has not got, which fits any frame. */
export const wholeFrame = ({ before = '', after = '' }: TextPart): string => before + after;
