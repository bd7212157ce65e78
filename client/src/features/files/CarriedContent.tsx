import { useText } from '../../i18n/use-text.js';
import type { FilesReading } from './reading/jobs.js';
import { isKept } from './reading/profile-of.js';

interface CarriedContentProps {
  file: File;
  reading: FilesReading;
}

/** What a file holds beside texts: nobody can edit it, but exports have it. */
export function CarriedContent({ file, reading }: CarriedContentProps) {
  const text = useText();
  if (!isKept(reading)) return <div>{text('imports.not_kept')}</div>;
  const count = reading.carried
    .filter((content) => content.file === file.name)
    .reduce((sum, content) => sum + content.count, 0);
  return count > 0 && <div className="num">{text('imports.carried', { count })}</div>;
}
