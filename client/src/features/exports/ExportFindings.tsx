import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { useStructure } from '../../project/project-context.js';
import type { OpenProject } from '../../project/open-project.js';
import styles from './ExportDialog.module.css';

interface ExportFindingsProps {
  project: OpenProject;
  languageIds: readonly number[];
}

/** The number of texts with errors or warnings in the files, with a link to them; absent if there are none. */
export function ExportFindings({ project, languageIds }: ExportFindingsProps) {
  const text = useText();
  const { keys, languages } = useStructure(project);
  const found = useAtomValue(project.findings.found, { store: project.cells.store });
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
        <Link to={path}>{text('finding.show')}</Link>
      </li>
    </ul>
  );
}
