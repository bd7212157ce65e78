import { Link } from 'react-router-dom';

import { useProjects } from '../features/projects/api.js';
import { ProjectTile } from '../project/ui/ProjectTile.js';
import styles from './ProjectLink.module.css';

interface ProjectLinkProps {
  id: number;
  name: string;
}

/** A link to the editor of a project, with its tile and name. */
export function ProjectLink({ id, name }: ProjectLinkProps) {
  const project = useProjects().data?.find((one) => one.id === id);
  return (
    <Link to={`/projects/${id}`} className={styles.project}>
      {project && <ProjectTile name={name} color={project.color} size={20} />}
      <bdi>{name}</bdi>
    </Link>
  );
}
