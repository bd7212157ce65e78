import { useText } from '../../i18n/use-text.js';
import type { FilesReading } from './reading/jobs.js';
import { isKept } from './reading/profile-of.js';

interface CarriedContentProps {
  file: File;
  reading: FilesReading;
}

/** Lists the content of a file other than texts: it cannot be edited, but exports contain it. */
export function CarriedContent({ file, reading }: CarriedContentProps) {
  const text = useText();
  if (!isKept(reading)) return <div>{text('imports.not_kept')}</div>;
  const count = reading.carried
    .filter((content) => content.file === file.name)
    .reduce((sum, content) => sum + content.count, 0);
  return count > 0 && <div className="num">{text('imports.carried', { count })}</div>;
}
