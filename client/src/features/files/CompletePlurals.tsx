import { useText } from '../../i18n/use-text.js';
import { ImportOption } from './ImportOption.js';
import type { FileReading } from './reading/use-file-reading.js';
import { isRefusedPlural } from './warnings/warning-kinds.js';

/** Whether incomplete plurals are imported all the same; shown where the files have some. */
export function CompletePlurals({
  of: { reading, pluralMode, isCompleting, setCompleting },
}: {
  of: FileReading;
}) {
  const text = useText();
  // With the forms of each language, nothing is missing from a plural.
  if (pluralMode === 'cldr') return null;
  if (!isCompleting && !reading?.warnings.some(isRefusedPlural)) return null;
  return (
    <ImportOption
      label={text('imports.complete_plurals')}
      help={text('imports.complete_plurals_help')}
      checked={isCompleting}
      onChange={setCompleting}
    />
  );
}
