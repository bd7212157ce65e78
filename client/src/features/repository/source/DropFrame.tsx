import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import styles from './DropFrame.module.css';
import type { RepositorySource } from './repository-source.js';

interface DropFrameProps {
  /** Null: nothing may be dropped, and the browser does not open it either. */
  onSource: ((source: RepositorySource) => void) | null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Dialogs have their own places to drop files. */
const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/** Frames the page while files are over it, and takes them as a repository. */
export function DropFrame({ onSource }: DropFrameProps) {
  const text = useText();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(onSource !== null && !isInDialog(event));
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (onSource && !isInDialog(event) && event.dataTransfer)
        // Without a connection, the code that reads it may be missing.
        sourceIn(event.dataTransfer).then(onSource, () => toast.error('errors.network_error'));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onSource]);
  if (!isOver) return null;
  return createPortal(
    <div className={styles.frame}>
      <p>{text('repo.drop_page')}</p>
    </div>,
    document.body,
  );
}

/** The browser hides what was dropped after the event: it is noted before the code that reads it is loaded. */
async function sourceIn({ items, files }: DataTransfer): Promise<RepositorySource> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const all = [...files];
  const { sourceOfDrop } = await import('./dropped.js');
  return sourceOfDrop(entries, all);
}
