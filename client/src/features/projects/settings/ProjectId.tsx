import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import { Section } from '../../../ui/Section.js';
import styles from './ProjectId.module.css';

/** The id of the project, with a button that copies it. */
export function ProjectId({ id }: { id: number }) {
  const text = useText();
  const digits = useRef<HTMLSpanElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    // Without access to the clipboard, or on plain HTTP, selects the id so that the user can copy it.
    const written = navigator.clipboard?.writeText(String(id)) ?? Promise.reject(new Error('No clipboard'));
    written.then(
      () => {
        setCopied(true);
        toast.success('toast.copied');
      },
      () => digits.current && getSelection()?.selectAllChildren(digits.current),
    );
  };
  return (
    <Section
      level={3}
      title={text('settings.id')}
      help={text('settings.id_help')}
      aside={
        <div className={styles.copy}>
          <span ref={digits} className="mono" translate="no">
            {id}
          </span>
          <Button
            icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
            onClick={copy}
          >
            {text('app.copy')}
          </Button>
        </div>
      }
    />
  );
}
