import type { ReactNode } from 'react';

import { PlainButton } from '../../ui/PlainButton.js';
import styles from './AuthForm.module.css';

export function SubmitButton({ running, children }: { running: boolean; children: ReactNode }) {
  return (
    <div className={styles.submit}>
      <PlainButton type="submit" loading={running}>
        {children}
      </PlainButton>
    </div>
  );
}
