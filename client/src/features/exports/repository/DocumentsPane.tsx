import { Checkbox, Switch } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { Delayed } from '../../../ui/loading/Delayed.js';
import { ListSkeleton } from '../../../ui/loading/ListSkeleton.js';
import { DocumentList } from './DocumentList.js';
import { DocumentTree } from './DocumentTree.js';
import { PreviewPage } from './PreviewPage.js';
import styles from './Repository.module.css';
import tree from './Tree.module.css';
import type { Documents } from './use-documents.js';

interface DocumentsPaneProps {
  documents: Documents;
  /** Whether the documents are not known yet. */
  isWriting: boolean;
  onlyChanged: boolean;
  /** Whether there is room for a tree, and the preview beside it. */
  isWide: boolean;
  /** What the documents have no place for: beside no document, it stands here. */
  unheld: ReactNode;
  preview: ReactNode;
  onOnlyChanged: (onlyChanged: boolean) => void;
}

/** The documents to choose from: a tree, or on a narrow screen a list that opens previews. */
export function DocumentsPane(props: DocumentsPaneProps) {
  const { documents, isWriting, onlyChanged, isWide, onOnlyChanged } = props;
  const text = useText();
  const { unchanged } = documents;
  const leftOut = onlyChanged && unchanged > 0 ? text('export.left_out', { n: unchanged }) : null;
  if (!isWide)
    return (
      <div className={styles.pane}>
        <OnlyChangedSwitch help={leftOut} value={onlyChanged} onChange={onOnlyChanged} />
        <h3 className={styles.listHead}>{text('files.documents')}</h3>
        <Content {...props} />
      </div>
    );
  return (
    <div className={styles.pane}>
      <Checkbox
        className={styles.only ?? ''}
        checked={onlyChanged}
        onChange={(event) => onOnlyChanged(event.target.checked)}
      >
        {text('export.only_changed')}
      </Checkbox>
      <Content {...props} />
      {!isWriting && documents.rows.length > 0 && (
        <p className={styles.help}>
          {leftOut} {text('export.unpack')}
        </p>
      )}
    </div>
  );
}

function Content({ documents, isWriting, isWide, unheld, preview }: DocumentsPaneProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { rows, shown, show, tick, fold } = documents;
  if (isWriting)
    return (
      <div className={tree.tree} aria-busy>
        <Delayed>
          <ListSkeleton rows={8} rowHeight={34} mark="square" />
        </Delayed>
      </div>
    );
  if (rows.length === 0)
    return (
      <>
        {unheld}
        <p className={styles.nothing} role="status">
          {text('export.nothing_changed')}
        </p>
      </>
    );
  if (isWide)
    return (
      <DocumentTree
        rows={rows}
        label={text('files.documents')}
        shown={shown?.path ?? null}
        onShow={show}
        onTick={tick}
        onFold={fold}
      />
    );
  const leaves = rows.flatMap((row) => (row.kind === 'document' ? [row] : []));
  return (
    <>
      <DocumentList
        rows={leaves}
        onTick={tick}
        onShow={(path) => {
          show(path);
          setOpen(true);
        }}
      />
      <PreviewPage open={isOpen} title={text('export.preview')} onClose={() => setOpen(false)}>
        {preview}
      </PreviewPage>
    </>
  );
}

interface OnlyChangedSwitchProps {
  help: string | null;
  value: boolean;
  onChange: (isOn: boolean) => void;
}

function OnlyChangedSwitch({ help, value, onChange }: OnlyChangedSwitchProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.switch}>
      <span>
        <label htmlFor={id}>{text('export.only_changed')}</label>
        {help !== null && <small>{help}</small>}
      </span>
      <Switch id={id} checked={value} onChange={onChange} />
    </div>
  );
}
