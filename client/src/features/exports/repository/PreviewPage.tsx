import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { SidePanel } from '../../../ui/dialogs/Dialog.js';
import styles from './Preview.module.css';

interface PreviewPageProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The preview over the list, on a narrow screen. */
export function PreviewPage({ open, title, onClose, children }: PreviewPageProps) {
  const text = useText();
  return (
    <SidePanel
      open={open}
      placement="right"
      size="100%"
      closable={false}
      rootClassName={styles.page ?? ''}
      title={
        <span className={styles.pageTitle}>
          <Button type="text" icon={<ArrowLeftOutlined />} aria-label={text('app.close')} onClick={onClose} />
          {title}
        </span>
      }
      onClose={onClose}
    >
      {children}
    </SidePanel>
  );
}
