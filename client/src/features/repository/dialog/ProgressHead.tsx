import { FormattedMessage, useIntl } from 'react-intl';

import { useText } from '../../../i18n/use-text.js';
import type { ShownProgress } from '../sending/use-shown-progress.js';
import styles from './ProgressHead.module.css';

/** How far an import is, by its keys. */
export function ProgressHead({ of: { done, keys, share, secondsLeft } }: { of: ShownProgress }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const spoken = text('repo.progress_text', { done, keys });
  const time = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
  return (
    <div className={styles.head}>
      <p className={`num ${styles.count}`}>
        <FormattedMessage id="repo.progress" values={{ done, keys, b: (parts) => <b>{parts}</b> }} />
      </p>
      {secondsLeft !== null && (
        <p className={styles.left}>{text('repo.left', { time: formatNumber(secondsLeft, time) })}</p>
      )}
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={keys}
        aria-valuenow={done}
        aria-valuetext={spoken}
        aria-label={spoken}
        className={styles.bar}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
