import { ArrowRightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import { useRecentProjects } from './history.js';
import { remainingWork } from './list/progress.js';
import type { Remaining } from './list/progress.js';
import styles from './ResumeCards.module.css';

const SHOWN = 3;

const WORDS: Record<Remaining['kind'], MessageId> = {
  empty: 'dashboard.resume_translate',
  modified: 'dashboard.resume_review',
  invalidated: 'dashboard.resume_invalidated',
};

interface Card {
  project: ProjectSummary;
  work: Remaining;
}

function cardsOf(projects: ProjectSummary[], recent: { id: number }[]): Card[] {
  return recent
    .map(({ id }) => projects.find((project) => project.id === id))
    .flatMap((project) => {
      const work = project && remainingWork(project);
      return work ? [{ project, work }] : [];
    })
    .slice(0, SHOWN);
}

/** The projects opened last on this device that have work left, with links to it. */
export function ResumeCards({ projects }: { projects: ProjectSummary[] }) {
  const text = useText();
  const cards = cardsOf(projects, useRecentProjects());
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('dashboard.resume')}</h2>
      <div className={styles.cards}>
        {cards.map(({ project, work }) => (
          <Link
            key={project.id}
            className={styles.card}
            to={`/projects/${project.id}?langs=${work.languageId}&status=${work.kind}`}
          >
            <ProjectTile name={project.name} color={project.color} />
            <span className={styles.words}>
              <strong>{project.name}</strong>
              <span>{text(WORDS[work.kind], { count: work.count, language: work.language })}</span>
            </span>
            <ArrowRightOutlined aria-hidden className={styles.arrow} />
          </Link>
        ))}
      </div>
    </section>
  );
}
