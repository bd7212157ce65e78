import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { xmlMarker, xmlText } from '../xml/write.js';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
`;
const TAIL = `</dict>
</plist>
`;
/** The first placeholder that takes a number: flags, width and precision, then length and conversion. */
const NUMERIC = /%(?:\d+\$)?[-+#0']*\d*(?:\.\d+)?((?:hh|h|ll|l|q|L|z|t|j)?[diouxXDOUfFeEgGaA])/;

/** iOS .stringsdict (docs/formats.md, 10.6): the plural keys; null when there is none. */
export function writeStringsdict(groups: readonly WrittenGroup[]): string | null {
  const written = groups
    .map(({ name, keys }) => ({ name, keys: keys.filter(({ isPlural }) => isPlural) }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ name, keys }) => `\t${xmlMarker(name)}\n${keys.map(writeKey).join('')}`);
  return written.length > 0 ? HEAD + written.join('') + TAIL : null;
}

function writeKey({ name, texts }: WrittenKey): string {
  const forms = QUANTITIES.map((quantity, index) => pair(3, quantity, texts[index] ?? ''));
  return (
    `\t<key>${escaped(name)}</key>\n\t<dict>\n` +
    pair(2, 'NSStringLocalizedFormatKey', '%#@value@') +
    '\t\t<key>value</key>\n\t\t<dict>\n' +
    pair(3, 'NSStringFormatSpecTypeKey', 'NSStringPluralRuleType') +
    pair(3, 'NSStringFormatValueTypeKey', valueType(texts)) +
    forms.join('') +
    '\t\t</dict>\n\t</dict>\n'
  );
}

function pair(depth: number, key: string, text: string): string {
  const indent = '\t'.repeat(depth);
  return `${indent}<key>${key}</key>\n${indent}<string>${escaped(text)}</string>\n`;
}

/** The type of the number, from the first placeholder in the texts, `other` first (`%ld` → `ld`). */
function valueType([zero = '', one = '', other = '']: readonly string[]): string {
  const placeholders = [other, one, zero].map((text) => NUMERIC.exec(text.replaceAll('%%', ''))?.[1]);
  return placeholders.find((placeholder) => placeholder !== undefined) ?? 'd';
}

const escaped = (text: string): string =>
  xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
