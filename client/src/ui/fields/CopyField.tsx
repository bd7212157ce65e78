import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { InputRef } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { toast } from '../../lib/toast.js';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  /** An explanation of the text. */
  help: string;
  value: string;
  /** Whether it takes the focus and is selected when it appears. */
  focused?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** A text that is shown once, with a button that copies it. */
export function CopyField({ label, help, value, focused = false, children }: CopyFieldProps) {
  const text = useText();
  const id = useId();
  const field = useRef<InputRef>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (focused) field.current?.focus({ cursor: 'all' });
  }, [focused, value]);
  const copy = (): void => {
    // Without access to the clipboard, or on plain HTTP, selects the text so that the user can copy it.
    const written = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => {
        setCopied(true);
        toast.success('toast.copied');
      },
      () => field.current?.select(),
    );
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <div className={styles.line}>
        <Input ref={field} id={id} readOnly className="mono" value={value} aria-describedby={`${id}-help`} />
        <Button
          type="primary"
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={copy}
        >
          {text(isCopied ? 'toast.copied' : 'app.copy')}
        </Button>
        {children}
      </div>
    </>
  );
}
