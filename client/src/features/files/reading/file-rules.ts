import { chooseFiles } from '#core/formats/import/files.js';
import { extensionsOf, FORMATS } from '#core/formats/registry.js';

import type { MessageId } from '../../../i18n/messages.js';

/** With dots, as the file chooser offers them. */
export const EXTENSIONS = extensionsOf(FORMATS);

/** Why files are not one import, which is a single file or one with its companion; null if they are. */
export function refusalOf(names: readonly string[]): MessageId | null {
  // A single file is refused beside its name, by its reader.
  if (names.length < 2) return null;
  if (names.length > 2) return 'form.max_files';
  const chosen = chooseFiles(names.map((name) => ({ name })));
  if (Array.isArray(chosen)) return null;
  // Of two .json files, it is not the content that is wrong.
  return chosen.reason === 'imports.json_expected_content' ? 'form.max_files' : chosen.reason;
}
