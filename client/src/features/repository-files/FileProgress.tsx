import { FormattedNumber } from 'react-intl';

import { useText } from '../../i18n/use-text.js';
import { ProgressBar } from '../../project/ui/ProgressBar.js';
import type { ProgressCounts } from '../../project/ui/ProgressBar.js';
import { translatedIn } from './file-rows.js';
import styles from './Files.module.css';

/** The state of texts as a bar, with the share that is translated. */
export function FileProgress({ counts }: { counts: ProgressCounts }) {
  const text = useText();
  return (
    <span className={styles.progress}>
      <ProgressBar counts={counts} label={text('a11y.progress', { ...counts })} />
      <span className="num">
        <FormattedNumber value={translatedIn(counts)} style="percent" />
      </span>
    </span>
  );
}
