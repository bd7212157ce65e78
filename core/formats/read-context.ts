import { LIMITS } from '../domain/rules.js';
import { Malformed } from './malformed.js';
import type { Reports } from './reports.js';
import { storable } from './storable.js';

/** The longest name and text an import may bring, in UTF-16 units. */
export interface TextLimits {
  name: number;
  text: number;
}

export const STORABLE_LIMITS: TextLimits = { name: LIMITS.importedName, text: LIMITS.valueText };

/** What every reader is given beside the text. */
export interface ReadContext {
  reports: Reports;
  completePlurals: boolean;
  limits: TextLimits;
  /** The most keys a project may have. */
  keyLimit: number;
}

/**
 * Ends the reading of a file that no project can take in, before time and memory go into the rest of it.
 *
 * @param count of the keys that were read; one that comes twice counts twice
 * @throws Malformed when there are too many
 */
export function checkCount(count: number, line: number, { keyLimit }: ReadContext): void {
  if (count > keyLimit) throw new Malformed(line, { reason: 'too_many_keys', count: keyLimit });
}

/** The name a key may be stored under, or null after reporting why there is none. `name` as the file has it. */
export const checkName = (name: string, line: number, context: ReadContext): string | null =>
  isName(name, line, context) ? storable(name) : null;

/** The texts as they may be stored, or null after reporting that one is too long. */
export const checkTexts = (
  key: string,
  texts: readonly string[],
  line: number,
  context: ReadContext,
): string[] | null => (fit(key, texts, line, context) ? texts.map(storable) : null);

/** Whether a key may have this name; reports why not. For storable names: those of XML are. */
export function isName(name: string, line: number, { reports, limits }: ReadContext): boolean {
  if (name.length > limits.name) reports.add('name_too_long', line, { key: name });
  else if (name.trim() === '') reports.add('empty_name', line);
  else return true;
  return false;
}

/** Whether no text is too long; reports if one is. */
export function fit(
  key: string,
  texts: readonly string[],
  line: number,
  { reports, limits }: ReadContext,
): boolean {
  for (const text of texts) {
    if (text.length <= limits.text) continue;
    reports.add('text_too_long', line, { key });
    return false;
  }
  return true;
}
