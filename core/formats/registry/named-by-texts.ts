import { isEnglish } from '../../domain/languages/is-english.js';
import { areTexts } from '../text/text-names.js';
import { FORMATS } from './registry.js';

/**
 * Whether the texts of the base language are the names of the keys of a file, which needs no document of that language then.
 * Names are English where they are texts.
 *
 * @param format the id of its format
 * @param names those of its keys
 */
export const isNamedByTexts = (format: string, baseTag: string | null, names: readonly string[]): boolean =>
  mayBeNamedByTexts(format) && baseTag !== null && isEnglish(baseTag) && areTexts(names);

/** @param format the id of a format */
export const mayBeNamedByTexts = (format: string): boolean =>
  FORMATS.find(({ id }) => id === format)?.mayBeNamedByTexts === true;
