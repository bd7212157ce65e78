import { isHeader } from './header.js';
import { scanPo } from './scan.js';

/** As xgettext writes it: the language is that of the names. */
const HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=CHARSET\\n"\n';

/**
 * The template that a translation was made of: its messages without their translations.
 *
 * @throws Malformed when it does not parse
 */
export function poTemplate(source: string): string {
  const messages = scanPo(source).entries.filter((entry) => !isHeader(entry, source));
  const pieces = messages.map(({ start, plural, texts: [first] }) => {
    const head = source.slice(start, first?.start);
    return plural ? `${head}""\nmsgstr[1] ""\n` : `${head}""\n`;
  });
  return [HEADER, ...pieces].join('\n');
}
