import { DownOutlined } from '@ant-design/icons';
import { useCallback, useRef, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useOnce } from '../../../lib/hooks/use-once.js';
import { useShortcut } from '../../../lib/hooks/use-shortcut.js';
import { lazily } from '../../../lib/lazily.js';
import { filesIn } from '../../../project/search/file-terms.js';
import { useEditorView } from '../view/editor-view.js';
import bar from '../filter-bar/FilterBar.module.css';
import styles from './FilesFilter.module.css';
import { FileGlyph } from './FileGlyph.js';

const FilesPopup = lazily(async () => (await import('./FilesPopup.js')).FilesPopup);

const KEY = 'f';

/** The filter of files, which is that of `file:` in the search; absent unless there are several. */
export function FilesChip() {
  const { structure } = useEditorView();
  return structure.files.length > 1 ? <Chip /> : null;
}

function Chip() {
  const text = useText();
  const { structure, view } = useEditorView();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnce(isOpen);
  useShortcut(
    KEY,
    useCallback(() => setOpen(true), []),
  );
  const change = useCallback((opens: boolean, isByKey = false) => {
    setOpen(opens);
    if (!opens && isByKey) button.current?.focus();
  }, []);
  const count = filesIn(view.query, structure.files)?.size ?? 0;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${bar.chip} ${styles.chip} ${count > 0 ? bar.on : ''}`}
        data-on={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={KEY}
        aria-label={text('files.chosen', { n: count })}
        title={text('files.find')}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={FilesPopup.fetchAhead}
        onFocus={FilesPopup.fetchAhead}
      >
        <FileGlyph className={styles.glyph} />
        <span className={`${bar.label} ${styles.label}`}>{text('files.title')}</span>
        {count > 0 && <b className="num">{text('editor.count', { count })}</b>}
        <DownOutlined aria-hidden className={styles.caret} />
      </button>
      {isNeeded && <FilesPopup button={button} open={isOpen} onOpenChange={change} />}
    </>
  );
}
