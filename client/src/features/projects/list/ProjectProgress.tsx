import type { ValueCounts } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { ProgressBar } from '../../../project/ui/ProgressBar.js';
import { sharesOf } from './progress.js';
import styles from './ProjectList.module.css';

/** The progress of a project: two shares as text, and a bar of the four statuses. */
export function ProjectProgress({ counts }: { counts: ValueCounts }) {
  const text = useText();
  const shares = sharesOf(counts);
  if (!shares) return <div className={styles.noProgress}>{text('dashboard.no_keys')}</div>;
  return (
    <div className={styles.progress}>
      <div className={styles.shares}>
        <span>{text('dashboard.translated', { share: shares.translated })}</span>
        <span>{text('dashboard.validated', { share: shares.validated })}</span>
      </div>
      <ProgressBar counts={counts} label={text('a11y.progress', { ...counts })} />
    </div>
  );
}
