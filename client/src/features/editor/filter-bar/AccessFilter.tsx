import { Segmented } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../editor-view.js';
import type { Access } from '../url-view.js';
import styles from './FilterBar.module.css';

/** All languages, those translated from, or those translated into. */
export function AccessFilter() {
  const text = useText();
  const { view, onView } = useEditorView();
  const options = [
    { value: 'all' as const, label: text('editor.all_languages') },
    {
      value: 'source' as const,
      label: <Short short={text('editor.source')} full={text('editor.source_full')} />,
      title: text('editor.source_full'),
    },
    {
      value: 'target' as const,
      label: <Short short={text('editor.target')} full={text('editor.target_full')} />,
      title: text('editor.target_full'),
    },
  ];
  return (
    <>
      <Segmented<Access>
        className={styles.access ?? ''}
        aria-label={text('editor.access_filter')}
        options={options}
        value={view.access}
        onChange={(access) => onView({ access })}
      />
      <span aria-hidden className={styles.separator} />
    </>
  );
}

/** A word to see, and the whole name to hear. */
function Short({ short, full }: { short: string; full: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="visually-hidden">{full}</span>
    </>
  );
}
