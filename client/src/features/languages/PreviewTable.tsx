import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/language.js';
import { PlaceholderText } from '../../ui/PlaceholderText.js';
import styles from './ImportPreviewTabs.module.css';
import type { PreviewRow, PreviewText } from './preview.js';

/** Enough to judge a file by; the rest is counted. */
const SHOWN = 100;

interface PreviewTableProps {
  rows: readonly PreviewRow[];
  reference: string;
  language: string;
  hasFile: boolean;
}

/** Keys with their text in the reference and in the file. */
export function PreviewTable({ rows, reference, language, hasFile }: PreviewTableProps) {
  const text = useText();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('editor.key')}</th>
            <th scope="col">{reference}</th>
            {hasFile && (
              <th scope="col">{text('imports.from_file', { language: language === '' ? '…' : language })}</th>
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
                <Texts texts={row.texts} of={(one) => one.reference} />
              </td>
              {hasFile && (
                <td {...langOf(language)}>
                  <Texts texts={row.texts} of={(one) => one.text ?? ''} />
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

function Texts({ texts, of }: { texts: readonly PreviewText[]; of: (text: PreviewText) => string }) {
  return texts.map((one) => (
    <span key={one.quantity ?? 'one'} className={one.quantity === null ? styles.text : styles.form}>
      {one.quantity !== null && <small>{one.quantity}</small>}
      <span>
        <PlaceholderText text={of(one)} />
      </span>
    </span>
  ));
}
