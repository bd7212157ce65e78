import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenKey } from './export-types.js';

/**
 * A plural as the plain text that a file has in its place: the form `other`, as long as no other form has a text of its own.
 * Null where one has. A plain text is as it is.
 */
export function plainKey(key: WrittenKey): WrittenKey | null {
  if (!key.isPlural) return key;
  const { forms = QUANTITIES, texts, statuses, ...plain } = key;
  const at = forms.indexOf('other');
  const other = texts[at] ?? '';
  if (texts.some((text) => text !== '' && text !== other)) return null;
  const status = statuses?.[at];
  return { ...plain, isPlural: false, texts: [other], ...(status && { statuses: [status] }) };
}

/** Whether files that have a plain text in the place of a key still can, in each of their languages. */
export const staysPlain = (key: WrittenKey): boolean =>
  (key.localizations ?? [key]).every((one) => !one || plainKey(one) !== null);
