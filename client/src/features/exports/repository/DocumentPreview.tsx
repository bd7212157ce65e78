import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { CSSProperties, Ref } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useVirtual } from '../../../lib/hooks/use-virtual.js';
import { Tooltip } from '../../../ui/popups/Tooltip.js';
import { changeInWords } from './ChangeBadge.js';
import type { Difference } from './difference.js';
import { PathText } from './PathText.js';
import styles from './Preview.module.css';
import type { RepositoryDocument } from './repository-writer.js';
import { changesAmong, shownRows } from './shown-rows.js';
import type { ShownRow } from './shown-rows.js';

const ROW_HEIGHT = 20;

/** What the keys of the dialog do in the preview. */
export interface PreviewSteps {
  step: (by: 1 | -1) => void;
}

interface DocumentPreviewProps {
  document: RepositoryDocument;
  /** Compares the document with what it was; `isWhole`: also of a long one, all lines. */
  read: (path: string, isWhole: boolean) => Promise<Difference>;
  steps: Ref<PreviewSteps>;
}

/** A document as it is written, as a difference to what was imported. */
export function DocumentPreview({ document, read, steps }: DocumentPreviewProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const difference = useDifference(document, isWhole, read);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => shownRows(difference?.rows ?? [], opened), [difference, opened]);
  const lines = useRef<LinesSteps>(null);
  const changes = useMemo(() => changesAmong(rows), [rows]);
  const at = useRef(-1);
  const step = (by: 1 | -1): void => {
    if (changes.length === 0) return;
    at.current = Math.min(Math.max(at.current + by, 0), changes.length - 1);
    lines.current?.show(changes[at.current] ?? 0);
  };
  useImperativeHandle(steps, () => ({ step }));
  const open = (index: number): void => {
    setOpened(new Set([...opened, index]));
    const row = difference?.rows[index];
    if (row?.kind === 'fold' && !row.lines) setWhole(true);
  };
  const isUnmarked =
    document.change === 'unknown' || (document.change === 'changed' && document.texts === null);
  return (
    <section className={styles.preview} aria-label={document.path} aria-busy={difference === null}>
      <header className={styles.head}>
        <h3 className={`mono ${styles.path}`}>
          <PathText path={document.path} />
        </h3>
        <span className={styles.changed}>{changeInWords(text, document)}</span>
        <Step label={text('export.previous')} keys="Alt+↑" onClick={() => step(-1)} isUp />
        <Step label={text('export.next')} keys="Alt+↓" onClick={() => step(1)} />
      </header>
      {isUnmarked && <p className={styles.note}>{text('export.no_profile')}</p>}
      <Lines ref={lines} label={document.path} rows={rows} onOpen={open} />
      {difference?.isCut === true && (
        <Button type="link" onClick={() => setWhole(true)}>
          {text('export.more_lines')}
        </Button>
      )}
    </section>
  );
}

/** Null until it is there. The last one stays while the document is written anew. */
function useDifference(
  document: RepositoryDocument,
  isWhole: boolean,
  read: DocumentPreviewProps['read'],
): Difference | null {
  const [difference, setDifference] = useState<Difference | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void read(document.path, isWhole).then((answer) => {
      if (isCurrent) setDifference(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [document, isWhole, read]);
  return difference;
}

interface StepProps {
  label: string;
  keys: string;
  isUp?: boolean;
  onClick: () => void;
}

function Step({ label, keys, isUp = false, onClick }: StepProps) {
  return (
    <Tooltip title={`${label} (${keys})`}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        icon={isUp ? <UpOutlined /> : <DownOutlined />}
        onClick={onClick}
      />
    </Tooltip>
  );
}

interface LinesSteps {
  show: (index: number) => void;
}

interface LinesProps {
  ref: Ref<LinesSteps>;
  label: string;
  rows: readonly ShownRow[];
  onOpen: (at: number) => void;
}

/** Rows above a change that is shown. */
const ABOVE = 3;

function Lines({ ref, label, rows, onOpen }: LinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtual({
    count: rows.length,
    scroller: () => scroller.current,
    sizeOf: () => ROW_HEIGHT,
    keyOf: useCallback((index: number) => (rows[index] ? index : -1), [rows]),
    overscan: 20,
  });
  useImperativeHandle(ref, () => ({
    show: (index) => scroller.current?.scrollTo({ top: virtual.startOf(Math.max(0, index - ABOVE)) }),
  }));
  const width = useMemo(() => widthOf(rows), [rows]);
  // The keyboard scrolls it, so it takes the focus.
  const stop = rows.length > 0 ? 0 : -1;
  return (
    <div ref={scroller} className={styles.code} role="group" aria-label={label} tabIndex={stop}>
      <div
        className={`mono ${styles.lines}`}
        translate="no"
        style={{ height: virtual.totalSize, '--width': `${width}ch` } as CSSProperties}
      >
        {virtual.items.map(({ index, start }) => {
          const row = rows[index];
          return row && <Shown key={index} row={row} top={start} onOpen={onOpen} />;
        })}
      </div>
    </div>
  );
}

/** In characters of the longest line: lines are not laid out until they are seen. */
const widthOf = (rows: readonly ShownRow[]): number =>
  rows.reduce((most, row) => (row.kind === 'fold' ? most : Math.max(most, row.text.length)), 0);

/** What screen readers call removed and added. */
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' } as const;
const SIGNS = { same: '', removed: '-', added: '+' } as const;

interface ShownProps {
  row: ShownRow;
  top: number;
  onOpen: (at: number) => void;
}

function Shown({ row, top, onOpen }: ShownProps) {
  const text = useText();
  if (row.kind === 'fold')
    return (
      <button type="button" className={styles.fold} style={{ top }} onClick={() => onOpen(row.at)}>
        {text('export.unchanged_lines', { n: row.count })}
      </button>
    );
  const Element = ELEMENTS[row.kind];
  return (
    <Element className={`${styles.line} ${styles[row.kind]}`} style={{ top }}>
      <span className={styles.number}>{row.number}</span>
      <span className={styles.sign} aria-hidden>
        {SIGNS[row.kind]}
      </span>
      <span className={styles.text}>{row.text}</span>
    </Element>
  );
}
