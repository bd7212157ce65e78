import { Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { useOpenDialog } from '../../project/open-dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptyKeys from '../../ui/illustrations/empty-keys.svg';
import emptySearch from '../../ui/illustrations/empty-search.svg';
import type { Structure } from '../../project/store/structure.js';
import { useEditor } from './view/editor-context.js';
import { useEditorView } from './view/editor-view.js';
import { NO_FILTERS } from './view/url-view.js';

/** The reason for an empty list. */
type EmptyReason = 'no-key' | 'no-language' | 'no-result';

export function emptyReason({ keys }: Structure, languages: number, shown: number): EmptyReason | null {
  if (keys.size === 0) return 'no-key';
  if (languages === 0) return 'no-language';
  return shown === 0 ? 'no-result' : null;
}

const EMPTY = { 'no-key': NoKey, 'no-language': NoLanguage, 'no-result': NoResult };

/** The empty list, with its reason and what to do about it. */
export function EditorEmpty({ reason }: { reason: EmptyReason }) {
  const Empty = EMPTY[reason];
  return <Empty />;
}

function NoResult() {
  const text = useText();
  const { onView, shown } = useEditorView();
  const { stale, refresh } = shown;
  const canRefresh = stale > 0;
  return (
    <EmptyState
      role="status"
      image={emptySearch}
      title={text('editor.no_result')}
      text={canRefresh ? text('editor.stale_rows', { count: stale }) : undefined}
    >
      {/* On a phone, the chip with the same action may be out of view. */}
      {canRefresh && (
        <Button type="primary" onClick={refresh}>
          {text('editor.refresh')}
        </Button>
      )}
      <Button type={canRefresh ? 'default' : 'primary'} onClick={() => onView(NO_FILTERS)}>
        {text('editor.clear_filters')}
      </Button>
    </EmptyState>
  );
}

function NoLanguage() {
  const text = useText();
  const { choice, choose, onView } = useEditorView();
  const showAll = (): void => {
    choose({ ...choice, hidden: [] });
    onView({ access: 'all', languageIds: null });
  };
  return (
    <EmptyState role="status" image={emptySearch} title={text('editor.no_language')}>
      <Button type="primary" onClick={showAll}>
        {text('editor.show_all_languages')}
      </Button>
    </EmptyState>
  );
}

function NoKey() {
  const text = useText();
  const { can } = useEditor();
  const openDialog = useOpenDialog();
  const mayAdd = can('canWriteKey');
  return (
    <EmptyState
      image={emptyKeys}
      title={text('editor.empty_title')}
      text={text(mayAdd ? 'editor.empty_text' : 'editor.empty_read_only')}
    >
      {mayAdd && (
        <Button type="primary" onClick={() => openDialog('new-key')}>
          {text('editor.add_first_key')}
        </Button>
      )}
      {can('canWriteLanguage') && (
        <Button onClick={() => openDialog('add-language')}>{text('editor.add_language')}</Button>
      )}
    </EmptyState>
  );
}
