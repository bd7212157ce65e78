import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { useProjects } from '../features/projects/api.js';
import { useText } from '../i18n/use-text.js';
import { ProjectTile } from '../project/ui/ProjectTile.js';
import styles from './ProjectCrumbs.module.css';

interface ProjectCrumbsProps {
  id: number;
  /** Undefined until it is known. */
  name: string | undefined;
}

/** The way back from a page about a project. */
export function ProjectCrumbs({ id, name }: ProjectCrumbsProps) {
  const text = useText();
  const project = useProjects().data?.find((one) => one.id === id);
  return (
    <nav className={styles.crumbs} aria-label={text('editor.breadcrumb')}>
      <Link to="/dashboard" className={styles.crumb}>
        {text('dashboard.title')}
      </Link>
      {name !== undefined && (
        <>
          <RightOutlined aria-hidden className={styles.separator} />
          <Link to={`/projects/${id}`} className={styles.project}>
            {project && <ProjectTile name={name} color={project.color} size={20} />}
            <bdi>{name}</bdi>
          </Link>
        </>
      )}
    </nav>
  );
}
