import { CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import type { Failure } from '../../lib/hooks/use-action.js';
import { PageTitle } from '../../ui/PageTitle.js';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  title: string;
  /** Under the title. */
  subtitle?: ReactNode;
  /** The error above the fields. */
  failure?: Pick<Failure, 'id' | 'values'> | null | undefined;
  children: ReactNode;
}

/** The frame of the forms outside the application: title, error and fields. */
export function AuthForm({ title, subtitle, failure, children }: AuthFormProps) {
  const text = useText();
  return (
    <div className={styles.form}>
      <PageTitle title={title} className={styles.title} />
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      <div aria-live="assertive" className={styles.failure}>
        {failure && (
          <p className={styles.alert}>
            <CloseCircleFilled aria-hidden />
            {text(failure.id, failure.values)}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
