import { Crumbs } from '../project/ui/Crumbs.js';
import styles from './ProjectCrumbs.module.css';
import { ProjectLink } from './ProjectLink.js';

interface ProjectCrumbsProps {
  id: number;
  /** Undefined until it is loaded. */
  name: string | undefined;
}

/** The breadcrumbs of a page about a project. */
export function ProjectCrumbs({ id, name }: ProjectCrumbsProps) {
  return (
    <Crumbs className={styles.crumbs}>
      {name === undefined ? null : <ProjectLink id={id} name={name} />}
    </Crumbs>
  );
}
