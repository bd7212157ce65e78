import { Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptyKeys from '../../ui/illustrations/empty-keys.svg';
import emptySearch from '../../ui/illustrations/empty-search.svg';
import { useEditor } from './editor-tools.js';

interface EditorEmptyProps {
  /** Why there is nothing to show. */
  why: 'no-key' | 'no-language' | 'no-result';
  onNewKey: () => void;
  onAddLanguage: () => void;
  onClear: () => void;
}

/** Nothing to show, and the way on. */
export function EditorEmpty({ why, onNewKey, onAddLanguage, onClear }: EditorEmptyProps) {
  const text = useText();
  const { can } = useEditor();
  if (why !== 'no-key')
    return (
      <EmptyState
        role="status"
        image={emptySearch}
        title={text(why === 'no-result' ? 'editor.no_result' : 'editor.no_language')}
      >
        <Button type="primary" onClick={onClear}>
          {text(why === 'no-result' ? 'editor.clear_filters' : 'editor.show_all_languages')}
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
        <Button type="primary" onClick={onNewKey}>
          {text('editor.add_first_key')}
        </Button>
      )}
      {can('canWriteLanguage') && <Button onClick={onAddLanguage}>{text('editor.add_language')}</Button>}
    </EmptyState>
  );
}
