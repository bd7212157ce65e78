import { InfoCircleOutlined } from '@ant-design/icons';
import { FormattedMessage } from 'react-intl';

import { leftOutIn } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import styles from './LeftOutCodes.module.css';

/** The documents that are not imported, because no language was chosen for their code. */
export function LeftOutCodes({ repository: { view, ticks } }: { repository: Repository }) {
  if (!view) return null;
  return [...leftOutIn(view, ticks)].map(([code, documents]) => (
    <p key={code} className={styles.note}>
      <InfoCircleOutlined aria-hidden />
      <span>
        <FormattedMessage id="repo.left_code" values={{ documents, code: <b translate="no">{code}</b> }} />
      </span>
    </p>
  ));
}
