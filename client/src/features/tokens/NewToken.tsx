import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { InputRef } from 'antd';

import type { CreatedTokenView } from '#core/api/tokens.js';

import { useText } from '../../i18n/use-text.js';
import { toast } from '../../lib/toast.js';
import styles from './Tokens.module.css';

interface NewTokenProps {
  token: CreatedTokenView;
  onClose: () => void;
}

/** The one time a token is shown. */
export function NewToken({ token: { name, token }, onClose }: NewTokenProps) {
  const text = useText();
  const id = useId();
  const field = useRef<InputRef>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus({ cursor: 'all' }), [token]);
  const copy = (): void => {
    // Without the right to the clipboard the text is selected: the keyboard copies it.
    navigator.clipboard.writeText(token).then(
      () => {
        setCopied(true);
        toast.success('toast.copied');
      },
      () => field.current?.select(),
    );
  };
  return (
    <div className={styles.fresh}>
      <label htmlFor={id}>{text('tokens.new', { name })}</label>
      <p id={`${id}-help`}>{text('tokens.once')}</p>
      <div className={styles.secret}>
        <Input ref={field} id={id} readOnly className="mono" value={token} aria-describedby={`${id}-help`} />
        <Button
          type="primary"
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={copy}
        >
          {text(isCopied ? 'toast.copied' : 'app.copy')}
        </Button>
        <Button onClick={onClose}>{text('tokens.kept')}</Button>
      </div>
    </div>
  );
}
