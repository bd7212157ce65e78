import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import { cellRefsOf } from '../../project/store/key-cells.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import { NativeSelect } from '../../ui/fields/NativeSelect.js';
import styles from './Activity.module.css';
import { ActivityList } from './ActivityList.js';
import { useActivity } from './use-activity.js';

/** The value of the option for all languages; not the id of any. */
const ALL = 0;

interface KeyHistoryProps extends KeySectionProps {
  /** Null for all languages. */
  languageId: number | null;
  onLanguage: (languageId: number | null) => void;
  /**
   * Opens a value from the history of all languages, or the key itself for null; null if the values are already shown.
   */
  onShow: ((languageId: number | null) => void) | null;
}

/** The history of a key, or of its values in one language. */
export function KeyHistory({ row, languageId, onLanguage, onShow }: KeyHistoryProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { languages } = useStructure(project);
  const options = [
    ...(onShow ? [{ value: ALL, label: text('editor.all_languages') }] : []),
    ...languages.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const chosen = options.find(({ value }) => value === languageId) ?? options[0];
  if (!chosen) return null;
  const { value, label } = chosen;
  return (
    <div className={styles.history}>
      <NativeSelect
        className={styles.language}
        label={text('activity.language')}
        value={value}
        options={options}
        onChange={(id) => onLanguage(id === ALL ? null : id)}
      >
        {label}
      </NativeSelect>
      <Changes
        key={value}
        row={row}
        languageId={value === ALL ? null : value}
        language={label}
        onShow={value === ALL ? onShow : null}
      />
    </div>
  );
}

interface ChangesProps extends KeySectionProps {
  languageId: number | null;
  /** The name of the language. */
  language: string;
  onShow: KeyHistoryProps['onShow'];
}

function Changes({ row, languageId, language, onShow }: ChangesProps) {
  const text = useText();
  const { project } = useProjectContext();
  const activity = useActivity(project.projectId, { keyId: row.id, languageId });
  const { refresh } = activity;
  const version = useVersion(row, languageId);
  const loadedAt = useRef(version);
  useEffect(() => {
    if (loadedAt.current === version) return;
    loadedAt.current = version;
    refresh();
  }, [version, refresh]);
  return (
    <ActivityList
      activity={activity}
      empty={text('activity.empty')}
      label={text('activity.of_value', { key: row.name, language })}
      onShow={onShow && ((item) => onShow(item.language?.id ?? null))}
    />
  );
}

/** A number that changes whenever a text or status of the key is saved: the history has a new entry then. */
function useVersion(row: KeySummary, languageId: number | null): number {
  const { cells, structure } = useProjectContext().project;
  useAtomValue(cells.revision, { store: cells.store });
  const { languages } = useAtomValue(structure, { store: cells.store });
  return languages
    .filter(({ id }) => languageId === null || id === languageId)
    .flatMap(({ id }) => cellRefsOf(cells, row, id))
    .reduce((sum, ref) => sum + (cells.get(ref).saved?.version ?? 0), 0);
}
