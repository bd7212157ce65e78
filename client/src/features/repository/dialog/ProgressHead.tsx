import { FormattedMessage, useIntl } from 'react-intl';

import { useText } from '../../../i18n/use-text.js';
import type { ShownShare } from '../sending/use-shown-progress.js';
import styles from './ProgressHead.module.css';

interface ProgressHeadProps {
  of: ShownShare;
  /** Of what it counts: keys, unless it says otherwise. */
  words?: 'repo.progress' | 'again.progress';
}

/** How far an import is. */
export function ProgressHead({ of, words = 'repo.progress' }: ProgressHeadProps) {
  const { done, keys, share, secondsLeft } = of;
  const text = useText();
  const { formatNumber } = useIntl();
  const spoken = text(`${words}_text`, { done, keys });
  const time = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
  return (
    <div className={styles.head}>
      <p className={`num ${styles.count}`}>
        <FormattedMessage id={words} values={{ done, keys, b: (parts) => <b>{parts}</b> }} />
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
