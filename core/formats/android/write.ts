import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { xmlMarker } from '../xml/write.js';
import { escapeValue, needsUnformatted } from './escape.js';

/** Android string resources (docs/formats.md, 10.4). Names come in their Android form. */
export function writeAndroid(groups: readonly WrittenGroup[]): string {
  const written = groups.map(({ name, keys }) => `    ${xmlMarker(name)}\n${keys.map(writeKey).join('')}`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${written.join('\n')}</resources>\n`;
}

function writeKey({ name, isPlural, texts }: WrittenKey): string {
  if (!isPlural) {
    const [text = ''] = texts;
    const attribute = needsUnformatted(text) ? ' formatted="false"' : '';
    return `    <string name="${name}"${attribute}>${escapeValue(text)}</string>\n`;
  }
  const items = texts.map((text, index) => {
    return `        <item quantity="${QUANTITIES[index] ?? 'other'}">${escapeValue(text)}</item>\n`;
  });
  return `    <plurals name="${name}">\n${items.join('')}    </plurals>\n`;
}
