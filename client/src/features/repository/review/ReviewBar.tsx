import type { DocumentState, RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { NativeSelect } from '../../../ui/fields/NativeSelect.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import type { ChangeFilter } from '../deciding/sections.js';
import { statesOf } from '../deciding/tree.js';
import styles from './ReviewBar.module.css';

export type DocumentFilter = 'all' | DocumentState;

const CHIPS: readonly [DocumentState, MessageId][] = [
  ['changed', 'again.changed'],
  ['new', 'again.new'],
  ['gone', 'again.gone'],
  ['same', 'again.same'],
];

interface ReviewBarProps {
  changes: RepositoryChanges;
  filter: ChangeFilter;
  documents: DocumentFilter;
  onFilter: (change: Partial<ChangeFilter>) => void;
  onDocuments: (filter: DocumentFilter) => void;
}

/** Chips that filter documents; language and search, which filter texts. */
export function ReviewBar({ changes, filter, documents, onFilter, onDocuments }: ReviewBarProps) {
  const text = useText();
  const all = text('editor.all_languages');
  const states = statesOf(changes);
  const tags = [...new Set(changes.changes.map(({ tag }) => tag))].sort();
  const chip = (name: DocumentFilter, label: string, count: number) => (
    <button
      key={name}
      type="button"
      className={styles.chip}
      aria-pressed={documents === name}
      onClick={() => onDocuments(name)}
    >
      {label} <b className="num">{count}</b>
    </button>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {chip('all', text('app.all'), changes.documents.length)}
        {CHIPS.flatMap(([state, label]) =>
          states[state] > 0 ? [chip(state, text(label), states[state])] : [],
        )}
        {tags.length > 1 && (
          <NativeSelect
            className={styles.select}
            label={text('project.languages')}
            value={filter.tag ?? ''}
            options={['', ...tags].map((value) => ({ value, label: value === '' ? all : value }))}
            onChange={(tag) => onFilter({ tag: tag === '' ? null : tag })}
          >
            {filter.tag ?? all}
          </NativeSelect>
        )}
      </div>
      <SearchField
        className={styles.search}
        value={filter.search}
        onSearch={(search) => onFilter({ search })}
        label={text('import.search')}
        clearLabel={text('editor.clear_search')}
      />
    </div>
  );
}
