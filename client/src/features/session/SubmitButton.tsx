import { Button } from 'antd';
import type { ReactNode } from 'react';

import styles from './AuthForm.module.css';

export function SubmitButton({ running, children }: { running: boolean; children: ReactNode }) {
  return (
    <Button type="primary" htmlType="submit" block loading={running} className={styles.submit ?? ''}>
      {children}
    </Button>
  );
}
