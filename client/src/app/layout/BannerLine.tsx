import { CloseOutlined } from '@ant-design/icons';

import { useText } from '../../i18n/use-text.js';
import type { BannerContent } from './banner-content.js';
import styles from './Banner.module.css';

export function BannerLine({ banner }: { banner: BannerContent }) {
  const text = useText();
  const { tone, icon, text: words, action, isTicking, onClose } = banner;
  return (
    <div
      role="status"
      aria-live={isTicking ? 'off' : undefined}
      className={`${styles.banner} ${styles[tone]}`}
    >
      {icon}
      <span className={styles.words}>{words}</span>
      {action}
      {onClose && (
        <button type="button" className={styles.close} aria-label={text('app.close')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}
