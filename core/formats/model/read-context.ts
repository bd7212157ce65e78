import { LIMITS } from '../../domain/rules.js';
import { Malformed } from '../text/malformed.js';
import type { Reports } from './reports.js';
import { storable } from '../text/storable.js';

/** The longest name and text that an import may have, in UTF-16 units. */
export interface TextLimits {
  name: number;
  text: number;
}

export const STORABLE_LIMITS: TextLimits = { name: LIMITS.importedName, text: LIMITS.valueText };

/** The settings of a reading and its reports. */
export interface ReadContext {
  reports: Reports;
  completePlurals: boolean;
  limits: TextLimits;
  /** The most keys a project may have. */
  keyLimit: number;
}

/**
 * Stops reading a file with more keys than a project may have, before the rest takes time and memory.
 *
 * @param count the number of keys read, with repeated ones
 * @throws Malformed if there are too many
 */
export function checkCount(count: number, line: number, { keyLimit }: ReadContext): void {
  if (count > keyLimit) throw new Malformed(line, { reason: 'too_many_keys', count: keyLimit });
}

/** The storable name of a key, or null after reporting why the name in the file is refused. */
export const checkName = (name: string, line: number, context: ReadContext): string | null =>
  isName(name, line, context) ? storable(name) : null;

/** The storable texts, or null after reporting that one is too long. */
export const checkTexts = (
  key: string,
  texts: readonly string[],
  line: number,
  context: ReadContext,
): string[] | null => (fit(key, texts, line, context) ? texts.map(storable) : null);

/** Whether a key may have this name; reports why not. */
function isName(name: string, line: number, { reports, limits }: ReadContext): boolean {
  if (name.length > limits.name) reports.add('name_too_long', line, { key: name });
  else if (name.trim() === '') reports.add('empty_name', line);
  else return true;
  return false;
}

/** Whether all texts are short enough; reports the first one that is not. */
function fit(key: string, texts: readonly string[], line: number, { reports, limits }: ReadContext): boolean {
  for (const text of texts) {
    if (text.length <= limits.text) continue;
    reports.add('text_too_long', line, { key });
    return false;
  }
  return true;
}
