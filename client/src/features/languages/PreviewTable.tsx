import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { PlaceholderText } from '../../project/ui/PlaceholderText.js';
import { WordDiff } from '../../project/ui/WordDiff.js';
import styles from './ImportPreviewTabs.module.css';
import type { PreviewRow, PreviewText } from './preview.js';

/** Enough rows to check a file; the rest is counted. */
const SHOWN = 100;

interface PreviewTableProps {
  rows: readonly PreviewRow[];
  reference: NamedLanguage;
  language: NamedLanguage;
  /** Where the texts of the language come from; null: there are none yet. */
  from: 'file' | 'project' | null;
}

/** Keys with their text in the reference, and what the language says or will say. */
export function PreviewTable({ rows, reference, language, from }: PreviewTableProps) {
  const text = useText();
  const name = language.name === '' ? '…' : language.name;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('editor.key')}</th>
            <th scope="col">{reference.name}</th>
            {from && (
              <th scope="col">{from === 'file' ? text('imports.from_file', { language: name }) : name}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.id}>
              <th scope="row" className="mono" translate="no">
                <small>{row.group}</small>
                {row.name}
              </th>
              <td className={styles.reference} {...langOf(reference)}>
                <Texts texts={row.texts} show={(one) => <PlaceholderText text={one.reference} />} />
              </td>
              {from && (
                <td {...langOf(language)}>
                  <Texts texts={row.texts} show={(one) => <ImportedText of={one} />} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className={styles.more}>{text('imports.more', { count: rows.length - SHOWN })}</p>
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

/** The text the language will have; where it has another one already, what becomes of that one. */
function ImportedText({ of: { current, text: imported, kind } }: { of: PreviewText }) {
  const text = useText();
  if (kind === 'kept')
    return (
      <>
        <PlaceholderText text={current} />
        <span className={styles.kind}>{text('imports.kept')}</span>
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
