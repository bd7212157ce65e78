import { Select } from 'antd';
import { memo } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../../i18n/use-text.js';
import { chipsOf } from '../model/chips.js';
import type { Chip } from '../model/chips.js';
import { formatName, formatOfFile } from '../model/format-name.js';
import type { FileView } from '../reading/repository-view.js';
import type { RowState } from '../sending/progress.js';
import styles from './FileTable.module.css';
import { LanguageChips } from './LanguageChips.js';
import { PathTemplate } from './PathTemplate.js';
import { RowMark } from './RowMark.js';

export interface RowProgress {
  readonly state: RowState | 'left';
  /** Keys that are done. */
  readonly done: number;
}

interface FileRowProps {
  file: FileView;
  baseTag: string | null;
  isTicked: boolean;
  /** Null unless an import is under way. */
  progress: RowProgress | null;
  onTick: (file: FileView, isTicked: boolean, isRange: boolean) => void;
  onFormat: (file: FileView, format: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A file of a repository in all its languages. A click beside its parts toggles it. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { file, isTicked, progress, onTick } = props;
  const all = chipsOf(file, props.baseTag);
  const chips = progress ? all.filter(({ isUnknown }) => !isUnknown) : all;
  const toggle = (event: MouseEvent): void => {
    if (progress || (event.target as Element).closest('button, input, [data-part]')) return;
    onTick(file, !isTicked, event.shiftKey);
  };
  return (
    <tr
      className={isTicked ? styles.row : `${styles.row} ${styles.off}`}
      data-state={progress?.state}
      onClick={toggle}
    >
      <td className={styles.tick}>
        {progress ? <RowMark state={progress.state} /> : <Tick {...props} chips={chips} />}
      </td>
      <td className={styles.file}>
        <PathTemplate path={file.template} />
        {!isTicked && <WhyNot {...props} />}
      </td>
      <td className={styles.format}>
        <Format {...props} />
      </td>
      <td className={styles.languages}>
        <LanguageChips chips={chips} />
      </td>
      <td className={`num ${styles.keys}`}>
        <Keys {...props} />
      </td>
    </tr>
  );
});

function Tick({ file, chips, isTicked, onTick, onKeyDown }: FileRowProps & { chips: readonly Chip[] }) {
  const text = useText();
  const label = [
    file.template,
    formatOfFile(file),
    text('editor.keys', { count: file.keys }),
    chips.map(({ code }) => code).join(', '),
  ].join(', ');
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      data-row
      onChange={(event) =>
        onTick(file, event.target.checked, (event.nativeEvent as { shiftKey?: boolean }).shiftKey ?? false)
      }
      onKeyDown={onKeyDown}
    />
  );
}

function WhyNot({ file, progress }: FileRowProps) {
  const text = useText();
  if (progress) return <span className={styles.note}>{text('repo.left_out')}</span>;
  return file.setAside === 'test_data' && <span className={styles.note}>{text('repo.test_data')}</span>;
}

function Format({ file, progress, onFormat }: FileRowProps) {
  const text = useText();
  if (file.formats.length < 2 || progress) return formatOfFile(file);
  return (
    <span data-part>
      <Select
        size="small"
        variant="borderless"
        className={styles.select ?? ''}
        aria-label={text('imports.format_of', { file: file.template })}
        value={file.format}
        popupMatchSelectWidth={false}
        options={file.formats.map((value) => ({ value, label: formatName(value) }))}
        onChange={(format) => onFormat(file, format)}
      />
    </span>
  );
}

function Keys({ file, progress }: FileRowProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <>
      {progress?.state === 'underway'
        ? text('repo.row_progress', { done: progress.done, keys: file.keys })
        : formatNumber(file.keys)}
      <span className={styles.noun}> {text('repo.keys_noun', { count: file.keys })}</span>
    </>
  );
}
