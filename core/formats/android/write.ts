import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { lastLine } from '../profile/space-before.js';
import { xmlMarker } from '../xml/write.js';
import { escapeValue, needsUnformatted } from './escape.js';
import { androidForms } from './written-forms.js';

const LEAD = '\n    ';

/**
 * Android string resources (docs/formats.md, 10.4). Names come in their Android form.
 *
 * @param tag of the language; null if unknown
 */
export function writeAndroid(groups: readonly WrittenGroup[], tag: string | null = null): string {
  const written = groups.map(
    ({ name, keys }) =>
      `    ${xmlMarker(name)}${keys.map((key) => resource(filledForms(key), LEAD, tag)).join('')}\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${written.join('\n')}</resources>\n`;
}

/**
 * A key as `<string>` or `<plurals>`.
 *
 * @param lead white space before it, which ends with the indentation of one level
 */
export function resource(
  { name, isPlural, texts, forms }: WrittenKey,
  lead: string,
  tag: string | null,
): string {
  if (!isPlural) {
    const [text = ''] = texts;
    const attribute = needsUnformatted(text) ? ' formatted="false"' : '';
    return `${lead}<string name="${name}"${attribute}>${escapeValue(text)}</string>`;
  }
  const line = lastLine(lead);
  const inner = line + line.replace(/^[\r\n]+/, '');
  const all = androidForms(forms ?? QUANTITIES, texts, forms ? tag : null);
  const items = all.map(([quantity, text]) => item(quantity, text, inner));
  return `${lead}<plurals name="${name}">${items.join('')}${line}</plurals>`;
}

/** One form of a plural. */
export const item = (quantity: string, text: string, lead: string): string =>
  `${lead}<item quantity="${quantity}">${escapeValue(text)}</item>`;
