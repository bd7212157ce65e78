import { Switch } from 'antd';
import { useId } from 'react';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import styles from './Checks.module.css';

interface BlockSwitchProps {
  checked: boolean;
  failure: MessageId | null;
  /** Null if the user may not change it. */
  onChange: ((blocks: boolean) => void) | null;
}

/** The switch "Errors block validation". */
export function BlockSwitch({ checked, failure, onChange }: BlockSwitchProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <div className={styles.words}>
          <strong id={id}>{text('check.block')}</strong>
          <span id={`${id}-help`}>{text('check.block_help')}</span>
          {failure !== null && (
            <span role="alert" className={styles.failure}>
              {text(failure)}
            </span>
          )}
        </div>
        {onChange === null ? (
          <span>{text(checked ? 'check.on' : 'severity.off')}</span>
        ) : (
          <Switch
            aria-labelledby={id}
            aria-describedby={`${id}-help`}
            checked={checked}
            onChange={onChange}
          />
        )}
      </div>
    </div>
  );
}
