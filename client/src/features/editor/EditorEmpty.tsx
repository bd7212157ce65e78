import { Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptyKeys from '../../ui/illustrations/empty-keys.svg';
import emptySearch from '../../ui/illustrations/empty-search.svg';
import type { Structure } from '../../project/store/structure.js';
import { useEditor } from './editor-context.js';
import { useEditorView } from './editor-view.js';
import { NO_FILTERS } from './url-view.js';

/** Why there is nothing to show. */
type EmptyReason = 'no-key' | 'no-language' | 'no-result';

export function emptyReason({ keys }: Structure, languages: number, shown: number): EmptyReason | null {
  if (keys.size === 0) return 'no-key';
  if (languages === 0) return 'no-language';
  return shown === 0 ? 'no-result' : null;
}

/** Nothing to show, and what to do about it. */
export function EditorEmpty({ reason }: { reason: EmptyReason }) {
  const text = useText();
  const { can } = useEditor();
  const { choice, choose, onView, onNewKey, onAddLanguage } = useEditorView();
  const clear = (): void => {
    if (reason === 'no-language') choose({ ...choice, hidden: [] });
    onView(reason === 'no-language' ? { access: 'all', languageIds: null } : NO_FILTERS);
  };
  if (reason !== 'no-key')
    return (
      <EmptyState
        role="status"
        image={emptySearch}
        title={text(reason === 'no-result' ? 'editor.no_result' : 'editor.no_language')}
      >
        <Button type="primary" onClick={clear}>
          {text(reason === 'no-result' ? 'editor.clear_filters' : 'editor.show_all_languages')}
        </Button>
      </EmptyState>
    );
  const mayAdd = can('canWriteKey');
  return (
    <EmptyState
      image={emptyKeys}
      title={text('editor.empty_title')}
      text={text(mayAdd ? 'editor.empty_text' : 'editor.empty_read_only')}
    >
      {mayAdd && (
        <Button type="primary" onClick={() => onNewKey(null)}>
          {text('editor.add_first_key')}
        </Button>
      )}
      {can('canWriteLanguage') && <Button onClick={onAddLanguage}>{text('editor.add_language')}</Button>}
    </EmptyState>
  );
}
