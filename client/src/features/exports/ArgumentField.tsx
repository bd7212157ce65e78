import { Input } from 'antd';
import { useId, useState } from 'react';

import { ICU_ARGUMENT } from '#core/formats/plurals/flavours.js';

import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';

interface ArgumentFieldProps {
  /** Null for the default. */
  value: string | null;
  usual: string;
  onChange: (value: string | null) => void;
}

/** The name of the argument that holds the number in ICU messages. A wrong name changes nothing. */
export function ArgumentField({ value, usual, onChange }: ArgumentFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, type] = useState(value ?? '');
  const name = typed.trim();
  const isWrong = name !== '' && !ICU_ARGUMENT.test(name);
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{text('export.argument')}</span>
      <Input
        value={typed}
        placeholder={usual}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        {...(isWrong && { status: 'error' as const })}
        onChange={({ target }) => {
          type(target.value);
          const chosen = target.value.trim();
          if (chosen === '' || ICU_ARGUMENT.test(chosen)) onChange(chosen || null);
        }}
      />
      {isWrong && (
        <small id={id} role="alert" className={styles.wrong}>
          {text('export.argument_wrong')}
        </small>
      )}
    </label>
  );
}
