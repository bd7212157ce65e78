import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { useStructure } from '../../project/project-context.js';
import type { OpenProject } from '../../project/open-project.js';
import styles from './ExportDialog.module.css';

interface ExportIssuesProps {
  project: OpenProject;
  languageIds: readonly number[];
}

/** How many texts of the files have errors or warnings, with the way to them; nothing if none has. */
export function ExportIssues({ project, languageIds }: ExportIssuesProps) {
  const text = useText();
  const { keys, languages } = useStructure(project);
  const found = useAtomValue(project.issues.found, { store: project.cells.store });
  const counts = useMemo(() => found?.count([...keys.values()], languageIds), [found, keys, languageIds]);
  if (!counts || counts.errors + counts.warnings === 0) return null;
  const { errors, warnings } = counts;
  const isAll = languages.every(({ id }) => languageIds.includes(id));
  const path = `/projects/${project.projectId}?issues=1${isAll ? '' : `&langs=${languageIds.join(',')}`}`;
  return (
    <ul className={styles.notes}>
      {errors > 0 && <li>{text('export.errors', { count: errors })}</li>}
      {warnings > 0 && <li>{text('export.warnings', { count: warnings })}</li>}
      <li>
        <Link to={path}>{text('issue.show')}</Link>
      </li>
    </ul>
  );
}
