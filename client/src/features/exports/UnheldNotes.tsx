import { Link } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';
import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';

import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { editorOfFile } from '../../project/search/editor-of-file.js';
import styles from './ExportDialog.module.css';

/** More keys are only counted. */
const NAMED = 3;

/** More languages are only counted. */
const NAMED_LANGUAGES = 6;

const NOTES = {
  item: 'export.items_left_out',
  form: 'export.forms_left_out',
  name: 'export.names_left_out',
} as const;

interface UnheldNotesProps {
  project: Pick<ProjectDetails, 'id' | 'languages' | 'role' | 'archivedAt' | 'files'>;
  languageIds: readonly number[];
  unheld: readonly UnheldTexts[];
  /** Number of keys that belong to no file, of an export that leaves them out. */
  orphans?: number;
}

/** The texts that the files have no place for, by file or by language, and the keys without a file; absent if there are none. */
export function UnheldNotes({ project, languageIds, unheld, orphans = 0 }: UnheldNotesProps) {
  const text = useText();
  const mayChangePaths = useCan(project)('canWriteProject');
  const own = unheld.filter(({ languageId }) => languageIds.includes(languageId));
  if (own.length === 0 && orphans === 0) return null;
  const nameOf = (languageId: number): string =>
    project.languages.find(({ id }) => id === languageId)?.name ?? '';
  const files = unplacedByFile(own);
  return (
    <ul className={styles.notes}>
      {files.map((unplaced) => (
        <UnplacedNote key={unplaced.file} {...unplaced} languages={unplaced.languageIds.map(nameOf)} />
      ))}
      {files.length > 0 && mayChangePaths && (
        <li>
          <Link to={`/projects/${project.id}/settings/files`}>
            {text('export.give_place', { count: files.length, part: '{language}' })}
          </Link>
        </li>
      )}
      {orphans > 0 && (
        <li>
          {text('export.orphans', { n: orphans })}{' '}
          <Link to={editorOfFile(project.id, null, project.files)}>
            {text('files.orphans_show', { n: orphans })}
          </Link>
        </li>
      )}
      {own.map(({ languageId, kind, keys }, index) =>
        kind === 'place' ? null : (
          <li key={index}>
            {text(NOTES[kind], { count: keys.length, language: nameOf(languageId), keys: brief(keys) })}
          </li>
        ),
      )}
    </ul>
  );
}

interface Unplaced {
  file: string;
  languageIds: readonly number[];
  /** Those of any of the languages. */
  keys: ReadonlySet<string>;
  /** Number of texts. */
  count: number;
}

function unplacedByFile(unheld: readonly UnheldTexts[]): Unplaced[] {
  const files = new Map<string, Unplaced>();
  for (const { kind, file = '', languageId, keys } of unheld) {
    if (kind !== 'place') continue;
    const known = files.get(file) ?? { file, languageIds: [], keys: new Set(), count: 0 };
    files.set(file, {
      file,
      languageIds: [...known.languageIds, languageId],
      keys: new Set([...known.keys, ...keys]),
      count: known.count + keys.length,
    });
  }
  return [...files.values()];
}

/** The languages for which a file has no place. */
function UnplacedNote({ file, languages, keys, count }: Unplaced & { languages: readonly string[] }) {
  const text = useText();
  const more = languages.length - NAMED_LANGUAGES;
  const named = languages.slice(0, NAMED_LANGUAGES).join(', ');
  return (
    <li>
      {text('export.no_place', {
        file,
        languages: more > 0 ? `${named} ${text('repo.and_more', { count: more })}` : named,
        count,
        keys: brief([...keys]),
      })}
    </li>
  );
}

const brief = (keys: readonly string[]): string =>
  keys.slice(0, NAMED).join(', ') + (keys.length > NAMED ? ' …' : '');
