import { lastLine } from '../text/space-before.js';
import { elementText } from '../xml/write.js';
import { pluralFrame } from './plural-frame.js';

/**
 * An entry of one variable. Exactly 0 is what Apple calls zero, unless the language has a form of that name; other exact
 * numbers have no name.
 *
 * @param lead white space before the entry, which ends with the indentation of one level
 */
export function pluralEntry(
  name: string,
  forms: readonly string[],
  texts: readonly string[],
  lead: string,
): string {
  const line = lastLine(lead);
  const unit = line.replace(/^[\r\n]+/, '') || (line && '\t');
  const inner = line + unit;
  const named = namedTexts(forms, texts);
  const { format, texts: own, valueType } = pluralFrame([...named.values()]);
  const written = [...named.keys()].map((form, index) => pair(inner + unit, form, own[index] ?? ''));
  return (
    `${lead}<key>${elementText(name)}</key>${line}<dict>` +
    pair(inner, 'NSStringLocalizedFormatKey', format) +
    `${inner}<key>value</key>${inner}<dict>` +
    pair(inner + unit, 'NSStringFormatSpecTypeKey', 'NSStringPluralRuleType') +
    pair(inner + unit, 'NSStringFormatValueTypeKey', valueType) +
    written.join('') +
    `${inner}</dict>${line}</dict>`
  );
}

const pair = (lead: string, key: string, text: string): string =>
  `${lead}<key>${key}</key>${lead}<string>${elementText(text)}</string>`;

/** The texts by what Apple calls their forms. */
function namedTexts(forms: readonly string[], texts: readonly string[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [index, form] of forms.entries()) {
    if (form === '=0' && !forms.includes('zero')) named.set('zero', texts[index] ?? '');
    else if (!form.startsWith('=')) named.set(form, texts[index] ?? '');
  }
  return named;
}
