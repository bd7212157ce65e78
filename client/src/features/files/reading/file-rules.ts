import { chooseFiles } from '#core/formats/import/files.js';
import { extensionsOf, FORMATS } from '#core/formats/registry/registry.js';

import type { MessageId } from '../../../i18n/messages.js';

/** With dots, for the file chooser. */
export const EXTENSIONS = extensionsOf(FORMATS);

/** Returns why files cannot be imported together (only a file with its companion can); null if they can. */
export function refusalOf(names: readonly string[]): MessageId | null {
  // A single file is checked by its reader, which reports the error beside its name.
  if (names.length < 2) return null;
  if (names.length > 2) return 'form.max_files';
  const chosen = chooseFiles(names.map((name) => ({ name })));
  if (Array.isArray(chosen)) return null;
  // For two .json files, the content is not the problem.
  return chosen.reason === 'imports.json_expected_content' ? 'form.max_files' : chosen.reason;
}
