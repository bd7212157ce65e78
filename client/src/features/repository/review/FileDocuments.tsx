import { DownOutlined, ExclamationCircleOutlined, RightOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { isDocumentTaken } from '../deciding/choices.js';
import type { Choices } from '../deciding/choices.js';
import type { ChangeFilter } from '../deciding/sections.js';
import type { DocumentRow, FileRow } from '../deciding/tree.js';
import { PathTemplate } from '../dialog/PathTemplate.js';
import styles from './DocumentPane.module.css';
import { Tick } from './Tick.js';

interface FileDocumentsProps {
  of: FileRow;
  choices: Choices;
  filter: ChangeFilter;
  /** Shows the changes of a document, by its path, or of a file, by its template. */
  onSelect: (of: string) => void;
  onTick: (paths: readonly string[], isTicked: boolean) => void;
}

/** A file with those of its documents that differ. */
export function FileDocuments({ of, choices, filter, onSelect, onTick }: FileDocumentsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(true);
  // Documents that are gone are removed one by one; a file without others, as a whole.
  const others = of.rows.filter(({ state }) => state !== 'gone');
  const there = others.length > 0 ? others : of.rows;
  const taken = there.filter((row) => isDocumentTaken(row, choices)).length;
  return (
    <>
      <div className={styles.file} data-file data-selected={filter.of === of.file}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={of.file}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        </button>
        <Tick
          label={of.file}
          isTicked={there.length > 0 && taken === there.length}
          isMixed={taken > 0 && taken < there.length}
          onTick={(isTicked) =>
            onTick(
              there.map(({ path }) => path),
              isTicked,
            )
          }
        />
        <button
          type="button"
          className={styles.name}
          aria-pressed={filter.of === of.file}
          onClick={() => onSelect(of.file)}
        >
          <PathTemplate path={of.file} />
        </button>
        <span className={`num ${styles.share}`} title={text('again.changed')}>
          {`${of.rows.length}/${of.all}`}
        </span>
      </div>
      {isOpen &&
        of.rows.map((row) => <Document key={row.path} {...{ row, choices, filter, onSelect, onTick }} />)}
    </>
  );
}

function Document({
  row,
  choices,
  filter,
  onSelect,
  onTick,
}: Omit<FileDocumentsProps, 'of'> & { row: DocumentRow }) {
  const text = useText();
  const { path, tag, state } = row;
  const isTaken = isDocumentTaken(row, choices);
  return (
    <div
      className={styles.document}
      data-selected={filter.of === path}
      data-gone={state === 'gone' && !isTaken}
    >
      <Tick label={labelOf(row, text)} isTicked={isTaken} onTick={(isTicked) => onTick([path], isTicked)} />
      {tag !== null && (
        <span className={styles.badge} translate="no">
          {tag}
        </span>
      )}
      <button
        type="button"
        className={styles.path}
        title={path}
        aria-pressed={filter.of === path}
        translate="no"
        dir="ltr"
        onClick={() => onSelect(path)}
      >
        {path.split('/').slice(-2).join('/')}
      </button>
      <Counts row={row} isTaken={isTaken} />
    </div>
  );
}

interface CountsProps {
  row: DocumentRow;
  isTaken: boolean;
}

function Counts({ row, isTaken }: CountsProps) {
  const { conflicts, added, changed, obsolete, texts = 0 } = row;
  // What is gone is removed with its texts, or kept.
  const removed = isTaken ? obsolete + texts : obsolete;
  return (
    <span className={styles.counts}>
      {conflicts > 0 && <ExclamationCircleOutlined className={styles.conflict ?? ''} aria-hidden />}
      <Marks row={row} isTaken={isTaken} />
      {added > 0 && <span className={styles.added}>{`+${added}`}</span>}
      {changed > 0 && <span className={styles.changed}>{`~${changed}`}</span>}
      {removed > 0 && <span className={styles.removed}>{`−${removed}`}</span>}
    </span>
  );
}

/** Whether it is the document of the base language, new or gone. */
function Marks({ row: { isBase, tag, state }, isTaken }: CountsProps) {
  const text = useText();
  return (
    <>
      {isBase && tag !== null && <span className={styles.tag}>{text('again.base')}</span>}
      {state === 'new' && <span className={styles.tag}>{text('export.new')}</span>}
      {state === 'gone' && <span className={styles.tag}>{text('again.gone_one')}</span>}
      {state === 'gone' && !isTaken && text('again.kept')}
    </>
  );
}

function labelOf(
  { path, tag, state, added, changed, obsolete, texts = 0 }: DocumentRow,
  text: ReturnType<typeof useText>,
): string {
  const counts = [
    ['again.new_keys', added],
    ['again.texts', changed],
    ['again.obsolete', obsolete],
    ['again.gone', state === 'gone' ? texts : 0],
  ] as const;
  const said = counts.flatMap(([id, count]) => (count > 0 ? [`${text(id)} ${count}`] : []));
  return [path, ...(tag === null ? [] : [tag]), ...said].join(', ');
}
