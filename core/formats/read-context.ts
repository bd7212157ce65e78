import { LIMITS } from '../domain/rules.js';
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
}

/** The name a key may be stored under, or null after reporting why there is none. `name` as the file has it. */
export function checkName(name: string, line: number, { reports, limits }: ReadContext): string | null {
  if (name.length > limits.name) reports.add('name_too_long', line, { key: name });
  else if (name.trim() === '') reports.add('empty_name', line);
  else return storable(name);
  return null;
}

/** The texts as they may be stored, or null after reporting that one is too long. */
export function checkTexts(
  key: string,
  texts: readonly string[],
  line: number,
  { reports, limits }: ReadContext,
): string[] | null {
  if (texts.every((text) => text.length <= limits.text)) return texts.map(storable);
  reports.add('text_too_long', line, { key });
  return null;
}
