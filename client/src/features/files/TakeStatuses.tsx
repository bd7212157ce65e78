import { useText } from '../../i18n/use-text.js';
import { ImportOption } from './ImportOption.js';
import type { FileReading } from './reading/use-file-reading.js';

/** The option to import the review statuses of the files, if they have some. */
export function TakeStatuses({ of: { reading, isTakingStatuses, setTakingStatuses } }: { of: FileReading }) {
  const text = useText();
  const statuses = reading?.statuses ?? null;
  if (statuses === null) return null;
  return (
    <ImportOption
      label={text('imports.take_statuses')}
      help={text('imports.take_statuses_help', { ...statuses })}
      checked={isTakingStatuses}
      onChange={setTakingStatuses}
    />
  );
}
