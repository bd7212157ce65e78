import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import styles from './ProjectCrumbs.module.css';

interface ProjectCrumbsProps {
  id: number;
  /** Undefined until it is known. */
  name: string | undefined;
}

/** The way back from a page about a project. */
export function ProjectCrumbs({ id, name }: ProjectCrumbsProps) {
  const text = useText();
  return (
    <nav className={styles.crumbs} aria-label={text('editor.breadcrumb')}>
      <Link to="/dashboard">{text('dashboard.title')}</Link>
      {name !== undefined && (
        <>
          <RightOutlined aria-hidden className={styles.separator} />
          <Link to={`/projects/${id}`} className={styles.project}>
            <bdi>{name}</bdi>
          </Link>
        </>
      )}
    </nav>
  );
}
