import { RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useCallback, useRef } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useVirtual } from '../../../lib/hooks/use-virtual.js';
import { ChangeBadge, changeInWords } from './ChangeBadge.js';
import { isWritten } from './document-tree.js';
import type { DocumentRow } from './document-tree.js';
import { PathText } from './PathText.js';
import styles from './List.module.css';

const ROW_HEIGHT = 60;

interface DocumentListProps {
  rows: readonly DocumentRow[];
  onShow: (path: string) => void;
  onTick: (paths: readonly string[], isOn: boolean) => void;
}

/** The documents on a narrow screen: each opens its preview as a page. */
export function DocumentList({ rows, onShow, onTick }: DocumentListProps) {
  const text = useText();
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtual({
    count: rows.length,
    scroller: () => scroller.current?.closest<HTMLElement>('.ant-modal-body') ?? scroller.current,
    sizeOf: () => ROW_HEIGHT,
    keyOf: useCallback((index: number) => rows[index]?.path ?? index, [rows]),
    overscan: 10,
  });
  return (
    <ul ref={scroller} className={styles.list} style={{ height: virtual.totalSize }}>
      {virtual.items.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const folder = row.path.slice(0, -row.name.length);
        const change = changeInWords(text, row.document);
        return (
          <li key={row.path} className={styles.card} style={{ top: start }}>
            <Checkbox
              aria-label={row.path}
              checked={row.tick === 'all'}
              disabled={!isWritten(row.document)}
              onChange={(event) => onTick([row.path], event.target.checked)}
            />
            <button
              type="button"
              className={styles.open}
              aria-label={[row.path, change].filter((part) => part !== '').join(', ')}
              onClick={() => onShow(row.path)}
            >
              <span className={`mono ${styles.places}`}>
                <b>{row.name}</b>
                <small>
                  <PathText path={folder} />
                </small>
              </span>
              <ChangeBadge document={row.document} />
              <RightOutlined aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
