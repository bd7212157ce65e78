import { Link } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { absoluteTime, relativeTime } from '../../../lib/text/relative-time.js';
import { ProjectTile } from '../../../project/ui/ProjectTile.js';
import { LanguageList } from './LanguageList.js';
import { ProjectMenu } from './ProjectMenu.js';
import type { ProjectAction } from './ProjectMenu.js';
import styles from './ProjectList.module.css';
import { ProjectProgress } from './ProjectProgress.js';

interface ProjectRowProps {
  project: ProjectSummary;
  onAction: (action: ProjectAction, project: ProjectSummary) => void;
}

/** A project of the list; the whole row is a link to it. */
export function ProjectRow({ project, onAction }: ProjectRowProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  return (
    <li className={styles.row}>
      <div className={styles.project}>
        <ProjectTile name={project.name} color={project.color} />
        <div className={styles.words}>
          <Link to={`/projects/${project.id}`} className={styles.name}>
            <bdi>{project.name}</bdi>
          </Link>
          {project.description === '' ? (
            <p className={styles.absent}>{text('dashboard.no_description')}</p>
          ) : (
            <p dir="auto">{project.description}</p>
          )}
        </div>
      </div>
      <LanguageList languages={project.languages} />
      <ProjectProgress counts={project.stats} />
      <time
        className={styles.updated}
        dateTime={project.updatedAt}
        title={absoluteTime(project.updatedAt, locale)}
      >
        {relativeTime(project.updatedAt, locale, text)}
      </time>
      <ProjectMenu project={project} onAction={(action) => onAction(action, project)} />
    </li>
  );
}
