import { Pagination } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { WordDiff } from '../../../project/ui/WordDiff.js';
import styles from './ImportPreviewTabs.module.css';
import { ChangeBox } from './ChangeBox.js';
import type { PreviewRow, PreviewText } from './preview.js';
import type { Import } from './use-import-preview.js';

/** More rows take too long to render. */
const PAGE = 100;

interface PreviewTableProps {
  rows: readonly PreviewRow[];
  reference: NamedLanguage;
  language: NamedLanguage;
  /** The origin of the texts of the language; null if there are none. */
  from: 'file' | 'project' | null;
  /** Values that have changed since the preview. */
  moved: Import['moved'];
  /** Undefined if there is nothing to choose. */
  onChoose: Import['choose'] | undefined;
}

/** Keys with their source text and their present and future text in the language. */
export function PreviewTable(props: PreviewTableProps) {
  const { rows, reference, language, from, moved, onChoose } = props;
  const text = useText();
  const [page, setPage] = useState(1);
  const changes = rows.flatMap((row) => row.changes);
  const first = Math.min(page - 1, Math.floor((rows.length - 1) / PAGE)) * PAGE;
  const name = language.name === '' ? '…' : language.name;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {onChoose && changes.length > 0 && (
                <ChangeBox changes={changes} label={text('imports.take_all')} onChoose={onChoose} />
              )}
              {text('editor.key')}
            </th>
            <th scope="col">{reference.name}</th>
            {from && (
              <th scope="col">{from === 'file' ? text('imports.from_file', { language: name }) : name}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + PAGE).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {onChoose && row.changes.length > 0 && (
                  <ChangeBox
                    changes={row.changes}
                    label={text('imports.take', { name: row.name })}
                    onChoose={onChoose}
                  />
                )}
                <span className={`mono ${styles.key}`} translate="no">
                  <small>{row.group}</small>
                  {row.name}
                </span>
              </th>
              <td className={styles.reference} {...langOf(reference)}>
                <Texts texts={row.texts} show={(one) => <PlaceholderText text={one.reference} />} />
              </td>
              {from && (
                <td {...langOf(language)}>
                  <Texts
                    texts={row.texts}
                    show={(one) => (
                      <ImportedText of={one} isMoved={moved.has(one.stored?.id ?? 0)}>
                        {onChoose && one.change && row.changes.length > 1 && (
                          <ChangeBox
                            changes={[one.change]}
                            label={text('imports.take', { name: `${row.name} ${one.quantity ?? ''}` })}
                            onChoose={onChoose}
                          />
                        )}
                      </ImportedText>
                    )}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > PAGE && (
        <Pagination
          className={styles.more}
          size="small"
          current={first / PAGE + 1}
          pageSize={PAGE}
          total={rows.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  );
}

function Texts({ texts, show }: { texts: readonly PreviewText[]; show: (text: PreviewText) => ReactNode }) {
  return texts.map((one) => (
    <span key={one.quantity ?? 'one'} className={one.quantity === null ? styles.text : styles.form}>
      {one.quantity !== null && <small>{one.quantity}</small>}
      <span>{show(one)}</span>
    </span>
  ));
}

interface ImportedTextProps {
  of: PreviewText;
  isMoved: boolean;
  /** The checkbox of the change, if it has its own. */
  children: ReactNode;
}

/** The future text of the language, and what happens to its present text. */
function ImportedText({ of, isMoved, children }: ImportedTextProps) {
  const text = useText();
  return (
    <>
      {children}
      <TextAndKind of={of} />
      {isMoved && <span className={`${styles.kind} ${styles.replaced}`}>{text('imports.moved')}</span>}
      {of.wasValidated && of.kind === 'replaced' && (
        <span className={styles.kind}>{text('import.was_validated')}</span>
      )}
    </>
  );
}

function TextAndKind({ of: { current, text: imported, kind } }: { of: PreviewText }) {
  const text = useText();
  if (kind === 'kept' || kind === 'left')
    return (
      <>
        <PlaceholderText text={current} />
        <span className={styles.kind}>{text(kind === 'kept' ? 'imports.kept' : 'imports.left')}</span>
        <small className={styles.inFile}>
          {text('app.labelled', { label: text('imports.in_file') })} <PlaceholderText text={imported ?? ''} />
        </small>
      </>
    );
  if (kind === 'replaced')
    return (
      <>
        <WordDiff before={current} after={imported ?? ''} />
        <span className={`${styles.kind} ${styles.replaced}`}>{text('imports.replaced')}</span>
      </>
    );
  return <PlaceholderText text={imported ?? current} />;
}
