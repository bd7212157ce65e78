import { useCallback, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { isTicked } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import type { FileView } from '../reading/repository-view.js';
import { FileRow } from './FileRow.js';
import type { RowProgress } from './FileRow.js';
import styles from './FileTable.module.css';

interface FileTableProps {
  repository: Repository;
  /** By the id of the file; null unless an import is under way. */
  progress: ReadonlyMap<string, RowProgress> | null;
}

const LEFT: RowProgress = { state: 'left', done: 0 };

/** One row for each file of the repository. */
export function FileTable({ repository, progress }: FileTableProps) {
  const text = useText();
  const { view, ticks, tick, choose, choices, baseTag } = repository;
  const files = view?.files ?? [];
  const now = useRef({ files, ticks, tick, choose, choices });
  useLayoutEffect(() => {
    now.current = { files, ticks, tick, choose, choices };
  });
  const last = useRef<string>(null);

  const onTick = useCallback((file: FileView, isOn: boolean, isRange: boolean) => {
    const { files: all, tick: set } = now.current;
    const ids = all.map(({ id }) => id);
    const [from, to] = [ids.indexOf(isRange ? (last.current ?? file.id) : file.id), ids.indexOf(file.id)];
    set(ids.slice(Math.min(from, to), Math.max(from, to) + 1), isOn);
    last.current = file.id;
  }, []);
  const onFormat = useCallback((file: FileView, format: string) => {
    const formats = new Map(now.current.choices.formats);
    for (const { path } of file.documents) formats.set(path, format);
    now.current.choose({ formats });
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusRow(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'a' && !event.ctrlKey && !event.metaKey) {
      const { files: all, ticks: chosen, tick: set } = now.current;
      set(
        all.map(({ id }) => id),
        !all.every((file) => isTicked(file, chosen)),
      );
    }
  }, []);

  const count = files.filter((file) => isTicked(file, ticks)).length;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.tick}>
            {!progress && (
              <input
                type="checkbox"
                aria-label={text('app.all')}
                checked={count === files.length}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < files.length;
                }}
                onChange={({ target }) =>
                  tick(
                    files.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            )}
          </th>
          <th scope="col">{text('repo.file')}</th>
          <th scope="col" className={styles.format}>
            {text('repo.format')}
          </th>
          <th scope="col" className={styles.languages}>
            {text('project.languages')}
          </th>
          <th scope="col" className={styles.keys}>
            {text('repo.keys')}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            baseTag={baseTag}
            isTicked={isTicked(file, ticks)}
            progress={progress && (progress.get(file.id) ?? LEFT)}
            onTick={onTick}
            onFormat={onFormat}
            onKeyDown={onKeyDown}
          />
        ))}
      </tbody>
    </table>
  );
}

function focusRow(box: Element, step: 1 | -1): void {
  const boxes = [...(box.closest('table')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  boxes[boxes.indexOf(box as HTMLElement) + step]?.focus();
}
