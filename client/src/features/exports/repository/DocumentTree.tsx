import { DownOutlined, FolderOutlined, RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useVirtual } from '../../../lib/hooks/use-virtual.js';
import { useText } from '../../../i18n/use-text.js';
import { ChangeBadge, changeInWords } from './ChangeBadge.js';
import { isWritten } from './document-tree.js';
import type { TreeRow } from './document-tree.js';
import styles from './Tree.module.css';
import { targetOf } from './tree-keys.js';

const ROW_HEIGHT = 34;

interface DocumentTreeProps {
  rows: readonly TreeRow[];
  label: string;
  /** The path of the document in the preview. */
  shown: string | null;
  onShow: (path: string) => void;
  onTick: (paths: readonly string[], isOn: boolean) => void;
  onFold: (path: string, isFolded: boolean) => void;
}

/** The documents as a tree of their paths, with ticks. */
export function DocumentTree({ rows, label, shown, onShow, onTick, onFold }: DocumentTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === (current ?? shown)),
  );
  const virtual = useVirtual({
    count: rows.length,
    scroller: () => scroller.current,
    sizeOf: () => ROW_HEIGHT,
    keyOf: useCallback((index: number) => rows[index]?.path ?? index, [rows]),
    overscan: 10,
    alwaysRendered: [at],
  });

  const go = (index: number): void => {
    const row = rows[index];
    if (!row) return;
    setCurrent(row.path);
    virtual.reveal(index);
    if (row.kind === 'document') onShow(row.path);
    // The row is rendered with the next state.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const tick = (row: TreeRow): void => {
    if (mayTick(row)) onTick(row.kind === 'folder' ? row.documents : [row.path], row.tick !== 'all');
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const row = rows[index];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetOf(event.key, rows, index);
    if (event.key === ' ') tick(row);
    else if (target === 'fold' || target === 'unfold') onFold(row.path, target === 'fold');
    else if (target !== null) go(target);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={scroller} className={styles.tree} role="tree" aria-label={label}>
      <div role="none" className={styles.rows} style={{ height: virtual.totalSize }}>
        {virtual.items.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={row.path}
                row={row}
                top={start}
                isCurrent={index === at}
                isShown={row.path === shown}
                onOpen={() => (row.kind === 'folder' ? onFold(row.path, !row.isFolded) : go(index))}
                onTick={() => tick(row)}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

const mayTick = (row: TreeRow): boolean =>
  row.kind === 'folder' ? row.documents.length > 0 : isWritten(row.document);

interface RowProps {
  row: TreeRow;
  top: number;
  isCurrent: boolean;
  isShown: boolean;
  onOpen: () => void;
  onTick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Row({ row, top, isCurrent, isShown, onOpen, onTick, onKeyDown }: RowProps) {
  const text = useText();
  const change = row.kind === 'document' ? changeInWords(text, row.document) : '';
  return (
    <div
      role="treeitem"
      className={styles.row}
      style={{ top, paddingInlineStart: 10 + 18 * (row.level - 1) }}
      tabIndex={isCurrent ? 0 : -1}
      title={row.path}
      aria-label={[row.name, change].filter((part) => part !== '').join(', ')}
      aria-level={row.level}
      aria-selected={isShown}
      aria-checked={row.tick === 'some' ? 'mixed' : row.tick === 'all'}
      aria-disabled={!mayTick(row) || undefined}
      aria-expanded={row.kind === 'folder' ? !row.isFolded : undefined}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.arrow} aria-hidden>
        {row.kind === 'folder' && (row.isFolded ? <RightOutlined /> : <DownOutlined />)}
      </span>
      {/* The row says it to screen readers, and its keys change it. */}
      <span aria-hidden onClick={(event) => event.stopPropagation()}>
        <Checkbox
          tabIndex={-1}
          checked={row.tick === 'all'}
          indeterminate={row.tick === 'some'}
          disabled={!mayTick(row)}
          onChange={onTick}
        />
      </span>
      {row.kind === 'folder' && <FolderOutlined aria-hidden className={styles.folder} />}
      <span className={`mono ${styles.name}`}>{row.name}</span>
      {row.kind === 'document' && <ChangeBadge document={row.document} />}
    </div>
  );
}
