import type { AuditLogItem } from '#core/api/audit-log.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime, relativeTime } from '../../lib/text/relative-time.js';
import { actorOf, deedOf, factsOf } from './audit-text.js';
import styles from './Activity.module.css';

export function AuditEntry({ item }: { item: AuditLogItem }) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <b>{actorOf(item, text)}</b> <span>{deedOf(item, text)}</span>
        <time className={styles.time} dateTime={item.at} title={absoluteTime(item.at, locale)}>
          {relativeTime(item.at, locale, text)}
        </time>
      </div>
      {factsOf(item, text).map((fact) => (
        <div key={fact} className={styles.date}>
          {fact}
        </div>
      ))}
    </li>
  );
}
