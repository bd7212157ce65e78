import { useId } from 'react';

import { useText } from '../../../i18n/use-text.js';
import styles from './Field.module.css';

interface RevokeTokensFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The option to revoke personal access tokens together with the old password. */
export function RevokeTokensField({ checked, onChange }: RevokeTokensFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <div>
          <label htmlFor={id}>{text('tokens.revoke_all')}</label>
          <div id={`${id}-help`} className={styles.help}>
            {text('tokens.revoke_all_help')}
          </div>
        </div>
      </div>
    </div>
  );
}
