import { FlatFile } from '../flat-entries.js';
import { xmlMarkerOf } from '../markers.js';
import { pluralForms, unknownIn } from '../plural-forms.js';
import { fit, isName } from '../read-context.js';
import type { ReadContext } from '../read-context.js';
import { parsePlist } from './plist.js';
import type { PlistEntry } from './plist.js';
import { formsOf } from './plural-rule.js';

/**
 * Reads iOS .stringsdict (docs/formats.md, section 9): entries of one plural variable.
 *
 * @throws Malformed when it is no property list of keys and values.
 */
export function readStringsdict(source: string, context: ReadContext): FlatFile {
  const file = new FlatFile(context);
  parsePlist(source, {
    entry: (entry) => {
      const texts = readEntry(entry, context);
      if (texts || entry.key.trim() !== '')
        file.add(entry.key, entry.line, texts && { isPlural: true, texts });
    },
    comment: (text) => {
      file.mark(text, xmlMarkerOf);
    },
  });
  return file;
}

/** The texts of zero, one and other, or null after reporting the reason. */
function readEntry({ key, line, value }: PlistEntry, context: ReadContext): string[] | null {
  const { reports, completePlurals } = context;
  const all = formsOf(value);
  if (!all) {
    reports.add('stringsdict_parse_error', line, { key });
    return null;
  }
  const forms = pluralForms(all, completePlurals);
  if ('missing' in forms) {
    reports.add('quantity_missing', line, { key, quantities: forms.missing });
    return null;
  }
  if (!isName(key, line, context)) return null;
  if (forms.filled.length > 0) reports.add('quantity_filled', line, { key, quantities: forms.filled });
  const dropped = unknownIn(all.keys());
  if (dropped.length > 0) reports.add('quantity_not_found', line, { key, quantities: dropped });
  return fit(key, forms.texts, line, context) ? forms.texts : null;
}
