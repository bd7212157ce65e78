import { DownOutlined, RightOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { filesIn, searchIn } from '../../../project/search/file-terms.js';
import type { FileId } from '../../../project/search/file-terms.js';
import { useEditorView } from '../view/editor-view.js';
import { fileRows, languageParts, shortPath } from './file-rows.js';
import type { FileRow } from './file-rows.js';
import styles from './FilesFilter.module.css';

/** The files of the project as a tree to choose from, with their numbers of keys within the other filters. */
export function FilesPanel() {
  const text = useText();
  const { structure, view, shown, onView } = useEditorView();
  const { files, groups } = structure;
  const [find, setFind] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const chosen = filesIn(view.query, files) ?? new Set<FileId>();
  const { countByFile } = shown;
  const counts = useMemo(() => countByFile(), [countByFile]);
  const hasNone =
    chosen.has(null) || groups.some(({ fileId, keyIds }) => fileId === null && keyIds.length > 0);
  const rows = fileRows(files, { find, closed, hasNone });
  const keysIn = (ids: Iterable<FileId>): number =>
    [...ids].reduce<number>((sum, id) => sum + (counts.get(id) ?? 0), 0);

  const choose = (ids: Iterable<FileId>): void =>
    onView({ query: searchIn(view.query, new Set(ids), files) });
  const tick = ({ fileIds }: FileRow, isTicked: boolean): void =>
    choose(isTicked ? [...chosen, ...fileIds] : [...chosen].filter((id) => !fileIds.includes(id)));
  const toggle = (folder: string): void => {
    const after = new Set(closed);
    if (!after.delete(folder)) after.add(folder);
    setClosed(after);
  };

  /** Arrow keys walk from the search through the rows. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll('input')];
    stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
  };

  return (
    // The fields handle their own keys; arrows go from one to the other.
    <div role="presentation" className={styles.panel} onKeyDown={onKeyDown}>
      <label className={styles.find}>
        <SearchOutlined aria-hidden />
        <input
          type="search"
          value={find}
          placeholder={text('files.find')}
          aria-label={text('files.find')}
          onChange={({ target }) => setFind(target.value)}
        />
      </label>
      <ul ref={list} className={styles.list} aria-label={text('files.title')}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            ticked={row.fileIds.filter((id) => chosen.has(id)).length}
            count={keysIn(row.fileIds)}
            isClosed={closed.has(row.id)}
            onTick={(isTicked) => tick(row, isTicked)}
            onToggle={() => toggle(row.id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <span className="num" role="status">
          {text('files.count', {
            files: chosen.size,
            keys: keysIn(chosen),
          })}
        </span>
        <Button type="link" size="small" disabled={chosen.size === 0} onClick={() => choose([])}>
          {text('files.clear')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  row: FileRow;
  /** How many of its files are chosen. */
  ticked: number;
  count: number;
  isClosed: boolean;
  onTick: (isTicked: boolean) => void;
  onToggle: () => void;
}

function Row({ row, ticked, count, isClosed, onTick, onToggle }: RowProps) {
  const text = useText();
  const { path, name, kind, fileIds } = row;
  const isAll = ticked === fileIds.length;
  const label = path ?? text('files.none');
  return (
    <li className={styles.row} data-kind={kind}>
      {kind === 'folder' && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isClosed}
          aria-label={text(isClosed ? 'editor.expand' : 'editor.collapse', { name })}
          onClick={onToggle}
        >
          {isClosed ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
      )}
      <label className={styles.choice} title={path ?? undefined}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && ticked > 0;
          }}
          aria-label={`${label}, ${text('editor.keys', { count })}`}
          onChange={({ target }) => onTick(target.checked)}
        />
        {path === null ? (
          <span className={styles.none}>{label}</span>
        ) : (
          <span className={`mono ${styles.path}`} translate="no">
            {languageParts(shortPath(name)).map((part, at) =>
              at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
            )}
          </span>
        )}
        <span className={`num ${styles.count}`}>{text('editor.count', { count })}</span>
      </label>
    </li>
  );
}
