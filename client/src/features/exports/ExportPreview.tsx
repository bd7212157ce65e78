import { FileTextOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { useId, useState } from 'react';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';
import type { WrittenFile } from './export-writer.js';

interface ExportPreviewProps {
  files: readonly WrittenFile[];
  isWriting: boolean;
  isNothing: boolean;
}

/** The files to download with their sizes, and the first lines of one of them. */
export function ExportPreview({ files, isWriting, isNothing }: ExportPreviewProps) {
  const text = useText();
  const { dictionary } = useLocale();
  const heading = useId();
  const [chosen, choose] = useState('');
  const shown = files.find(({ path }) => path === chosen) ?? files[0];
  if (isNothing) return <p className={styles.nothing}>{text('export.nothing')}</p>;
  return (
    <section className={styles.preview} aria-labelledby={heading} aria-busy={isWriting}>
      <h3 id={heading} className={styles.heading}>
        {text('export.preview')}
      </h3>
      <ul className={styles.files}>
        {files.map(({ path, bytes, isEmpty }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.file}
              aria-pressed={path === shown?.path}
              onClick={() => choose(path)}
            >
              <FileTextOutlined aria-hidden />
              <span className={`mono ${styles.path}`}>{path}</span>
              {isEmpty && <Tag>{text('export.empty_file')}</Tag>}
              <span className="num">{sizeOf(bytes, dictionary.locale)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        // A read-only field, so that it scrolls and the keyboard reaches it.
        <textarea
          readOnly
          wrap="off"
          className={styles.code}
          translate="no"
          spellCheck={false}
          aria-label={shown.path}
          value={shown.hasMore ? `${shown.head}\n…` : shown.head}
        />
      )}
    </section>
  );
}

/** In kilobytes or megabytes, with one decimal for small numbers. */
function sizeOf(bytes: number, locale: string): string {
  const kilobytes = Math.max(bytes, 100) / 1_000;
  const [value, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
