import { Link } from 'react-router-dom';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { actorOf } from '../../lib/text/actor-of.js';
import { relativeTime } from '../../lib/text/relative-time.js';
import type { FileRow } from './file-rows.js';
import styles from './Files.module.css';

interface LastImportProps {
  file: FileRow;
  projectId: number;
}

/** When the newest document was imported and by whom, with a link to the activity. */
export function LastImport({ file, projectId }: LastImportProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const { latest } = file;
  if (!latest) return null;
  return (
    <Link to={`/projects/${projectId}?d=activity`} className={styles.import}>
      <time dateTime={latest.at}>{relativeTime(latest.at, locale, text)}</time>
      {latest.by !== null && <span>{actorOf({ actor: latest.by }, text)}</span>}
    </Link>
  );
}
