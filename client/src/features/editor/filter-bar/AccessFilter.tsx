import { useId } from 'react';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../view/editor-view.js';
import type { Access } from '../view/url-view.js';
import styles from './AccessFilter.module.css';
import bar from './FilterBar.module.css';

const OPTIONS: { value: Access; short: MessageId; full: MessageId }[] = [
  { value: 'all', short: 'editor.all_languages', full: 'editor.all_languages' },
  { value: 'source', short: 'editor.source', full: 'editor.source_full' },
  { value: 'target', short: 'editor.target', full: 'editor.target_full' },
];

/** A choice of all, source or target languages. Looks like antd's `Segmented`, without the code of its tooltips. */
export function AccessFilter() {
  const text = useText();
  const name = useId();
  const { view, onView } = useEditorView();
  return (
    <>
      <div role="radiogroup" className={styles.group} aria-label={text('editor.access_filter')}>
        {OPTIONS.map(({ value, short, full }) => (
          <label
            key={value}
            data-segment
            className={styles.option}
            title={short === full ? undefined : text(full)}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              aria-label={text(full)}
              checked={view.access === value}
              onChange={() => onView({ access: value })}
            />
            <span aria-hidden>{text(short)}</span>
          </label>
        ))}
      </div>
      <span aria-hidden className={bar.separator} />
    </>
  );
}
