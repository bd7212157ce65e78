import { useText } from '../../i18n/use-text.js';
import { ImportOption } from './ImportOption.js';
import type { FileReading } from './reading/use-file-reading.js';
import { isRefusedPlural } from './warnings/warning-kinds.js';

/** The option to import incomplete plurals, if the files have some. */
export function CompletePlurals({
  of: { reading, pluralMode, isCompleting, setCompleting },
}: {
  of: FileReading;
}) {
  const text = useText();
  // In `cldr` mode, no plural is incomplete.
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
