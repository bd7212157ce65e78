import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import styles from './Crumbs.module.css';

interface CrumbsProps {
  className?: string | undefined;
  /** The project; null until it is loaded. */
  children: ReactNode;
}

/** Breadcrumbs from a project back to the dashboard. */
export function Crumbs({ className = '', children }: CrumbsProps) {
  const text = useText();
  return (
    <nav className={`${styles.crumbs} ${className}`} aria-label={text('editor.breadcrumb')}>
      <Link to="/dashboard" className={styles.crumb}>
        {text('dashboard.title')}
      </Link>
      {children !== null && (
        <>
          <RightOutlined aria-hidden className={styles.separator} />
          {children}
        </>
      )}
    </nav>
  );
}
