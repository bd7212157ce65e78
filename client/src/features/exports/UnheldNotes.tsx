import type { ProjectDetails } from '#core/api/projects.js';
import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';

import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';

/** More keys are only counted. */
const NAMED = 3;

const NOTES = {
  item: 'export.items_left_out',
  form: 'export.forms_left_out',
  name: 'export.names_left_out',
} as const;

interface UnheldNotesProps {
  project: Pick<ProjectDetails, 'languages'>;
  languageIds: readonly number[];
  unheld: readonly UnheldTexts[];
}

/** The texts that the files have no place for, by language; absent if there are none. */
export function UnheldNotes({ project, languageIds, unheld }: UnheldNotesProps) {
  const text = useText();
  const own = unheld.filter(({ languageId }) => languageIds.includes(languageId));
  if (own.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {own.map(({ languageId, kind, keys }, index) => {
        const language = project.languages.find(({ id }) => id === languageId)?.name ?? '';
        const names = keys.slice(0, NAMED).join(', ') + (keys.length > NAMED ? ' …' : '');
        return <li key={index}>{text(NOTES[kind], { count: keys.length, language, keys: names })}</li>;
      })}
    </ul>
  );
}
