import { useText } from '../../../i18n/use-text.js';
import { completions } from '../../../project/search/file-terms.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './FilterBar.module.css';

/** Searches names and texts; Enter opens the first key found. */
export function SearchTool() {
  const text = useText();
  const { structure, view, keys, onView, onScrollTo } = useEditorView();
  return (
    <SearchField
      className={styles.search}
      value={view.query}
      label={text('editor.search')}
      clearLabel={text('editor.clear_search')}
      offers={completions(view.query, structure.files)}
      onSearch={(query) => onView({ query })}
      onEnter={() => keys[0] && onScrollTo({ keyId: keys[0].id, languageId: null })}
    />
  );
}
