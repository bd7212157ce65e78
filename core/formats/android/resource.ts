import type { NewKey } from '../model/kept-file.js';
import { lastLine } from '../text/space-before.js';
import { declaredIn, xmlMarkerOf } from '../text/markers.js';
import { xmlComment } from '../xml/comments.js';
import { needsUnformatted } from './escape.js';
import { androidForms } from './written-forms.js';

/**
 * A key with its description above it, unless that reads as a marker. A single word stands on the line of the key: alone
 * on a line it would name a group (docs/formats.md, 4.3).
 *
 * @param lead white space before it, which ends with the indentation of one level
 * @param contentOf a text as the content of an element
 */
export function describedResource(
  key: NewKey,
  lead: string,
  tag: string | null,
  contentOf: (text: string) => string,
): string {
  const { description } = key;
  if (description === '' || xmlMarkerOf(description) !== null) return resource(key, lead, tag, contentOf);
  const written = resource(key, lastLine(lead), tag, contentOf);
  const isWord = declaredIn(description) !== null;
  return lead + xmlComment(description) + (isWord ? ` ${written.trimStart()}` : written);
}

/**
 * A key as `<string>` or `<plurals>`.
 *
 * @param lead white space before it, which ends with the indentation of one level
 */
function resource(
  { name, isPlural, texts, forms }: NewKey,
  lead: string,
  tag: string | null,
  contentOf: (text: string) => string,
): string {
  if (!isPlural) {
    const [text = ''] = texts;
    const attribute = needsUnformatted(text) ? ' formatted="false"' : '';
    return `${lead}<string name="${name}"${attribute}>${contentOf(text)}</string>`;
  }
  const line = lastLine(lead);
  const inner = line + line.replace(/^[\r\n]+/, '');
  const all = androidForms(forms, texts, tag);
  const items = all.map(([quantity, text]) => item(quantity, contentOf(text), inner));
  return `${lead}<plurals name="${name}">${items.join('')}${line}</plurals>`;
}

/** One form of a plural. */
export const item = (quantity: string, content: string, lead: string): string =>
  `${lead}<item quantity="${quantity}">${content}</item>`;
