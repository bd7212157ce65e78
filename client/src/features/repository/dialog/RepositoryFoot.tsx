import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import type { MessageId } from '../../../i18n/messages.js';
import { useConfig } from '../../../lib/hooks/use-config.js';
import type { Lacking } from '../model/lacking.js';
import type { Totals } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import type { SendingState } from '../sending/run.js';
import styles from './RepositoryFoot.module.css';

interface RepositoryFootProps {
  repository: Repository;
  sending: SendingState;
  totals: Totals;
  isNew: boolean;
  /** Why the import has not begun. */
  hint: Lacking;
  onCancel: () => void;
  onSubmit: () => void;
}

const HINTS: Partial<Record<Exclude<Lacking, null>, MessageId>> = {
  ticks: 'repo.tick_one',
  too_many: 'repo.limit',
  too_many_languages: 'repo.language_limit',
};

/** What an import would take, and the buttons. */
export function RepositoryFoot(props: RepositoryFootProps) {
  const { repository, sending, isNew, onCancel } = props;
  const text = useText();
  if (sending.progress)
    return (
      <div className={styles.foot}>
        <p className={styles.note}>{text(isNew ? 'repo.cancel_note' : 'repo.cancel_import_note')}</p>
        <Button onClick={onCancel}>{text('app.cancel')}</Button>
      </div>
    );
  return (
    <div className={styles.foot}>
      {repository.view && repository.view.files.length > 0 ? (
        <Taking {...props} />
      ) : (
        <Button onClick={onCancel}>{text('app.cancel')}</Button>
      )}
    </div>
  );
}

function Taking({ sending, totals, isNew, hint, onCancel, onSubmit }: RepositoryFootProps) {
  const text = useText();
  const primary = isNew ? text('repo.create') : text('repo.import', { keys: totals.keys });
  return (
    <>
      <div className={styles.words}>
        <p className={`num ${styles.totals}`}>{text('repo.totals', { ...totals })}</p>
        <Note isNew={isNew} hint={hint} />
      </div>
      <Button className={styles.cancel ?? ''} onClick={onCancel}>
        {text('app.cancel')}
      </Button>
      <Button type="primary" onClick={onSubmit}>
        {sending.failure ? text('app.retry') : primary}
      </Button>
    </>
  );
}

function Note({ isNew, hint }: Pick<RepositoryFootProps, 'isNew' | 'hint'>) {
  const text = useText();
  const most = useConfig()?.limits.languagesPerProject ?? 0;
  const id = hint === null ? undefined : HINTS[hint];
  return (
    <p className={id ? styles.hint : styles.note} role={id ? 'alert' : undefined}>
      {text(id ?? (isNew ? 'repo.nothing_sent' : 'imports.nothing_sent'), { most })}
    </p>
  );
}
