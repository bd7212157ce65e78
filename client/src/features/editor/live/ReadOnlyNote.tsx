import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import styles from '../field/FieldNotes.module.css';

/** Under a field that its user may no longer write: the text stays, to be copied. */
export function ReadOnlyNote({ text: typed }: { text: string }) {
  const text = useText();
  const copy = (): void =>
    void navigator.clipboard?.writeText(typed).then(() => toast.success('toast.copied'));
  return (
    <div className={styles.trouble} role="alert">
      <span>{text('errors.unauthorized')}</span>
      <span className={styles.actions}>
        <Button size="small" onClick={copy}>
          {text('app.copy')}
        </Button>
      </span>
    </div>
  );
}
