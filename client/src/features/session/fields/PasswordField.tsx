import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { Field } from './Field.js';
import type { FieldProps } from './Field.js';
import styles from './Field.module.css';

/** A password field with a button that shows it; allows pasting and password managers. */
export function PasswordField(props: Omit<FieldProps, 'suffix' | 'type'>) {
  const [shown, setShown] = useState(false);
  const text = useText();
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={shown}
          aria-label={text(shown ? 'auth.hide_password' : 'auth.show_password')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        </button>
      }
    />
  );
}
