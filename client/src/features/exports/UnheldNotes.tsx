import { Link } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';
import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';

import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import styles from './ExportDialog.module.css';

/** More keys are only counted. */
const NAMED = 3;

const NOTES = {
  item: 'export.items_left_out',
  form: 'export.forms_left_out',
  name: 'export.names_left_out',
  place: 'export.no_place',
} as const;

interface UnheldNotesProps {
  project: Pick<ProjectDetails, 'id' | 'languages' | 'role' | 'archivedAt'>;
  languageIds: readonly number[];
  unheld: readonly UnheldTexts[];
}

/** The texts that the files have no place for, by language; absent if there are none. */
export function UnheldNotes({ project, languageIds, unheld }: UnheldNotesProps) {
  const text = useText();
  const mayChangePaths = useCan(project)('canWriteProject');
  const own = unheld.filter(({ languageId }) => languageIds.includes(languageId));
  if (own.length === 0) return null;
  const files = new Set(own.flatMap(({ kind, file }) => (kind === 'place' ? [file] : [])));
  return (
    <ul className={styles.notes}>
      {own.map(({ languageId, kind, keys, file = '' }, index) => {
        const language = project.languages.find(({ id }) => id === languageId)?.name ?? '';
        const names = keys.slice(0, NAMED).join(', ') + (keys.length > NAMED ? ' …' : '');
        return <li key={index}>{text(NOTES[kind], { count: keys.length, language, keys: names, file })}</li>;
      })}
      {files.size > 0 && mayChangePaths && (
        <li>
          <Link to={`/projects/${project.id}/settings/files`}>
            {text('export.give_place', { count: files.size, part: '{language}' })}
          </Link>
        </li>
      )}
    </ul>
  );
}
