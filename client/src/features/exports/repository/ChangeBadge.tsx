import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import styles from './Tree.module.css';
import type { RepositoryDocument } from './repository-writer.js';

/** How many texts of a document change, or that it is new. */
export function ChangeBadge({ document: { change, texts } }: { document: RepositoryDocument }) {
  const text = useText();
  if (change === 'unwritten') return <span className={styles.unwritten}>{text('export.no_text')}</span>;
  if (change === 'new') return <span className={styles.isNew}>{text('export.new')}</span>;
  if (change !== 'changed' || texts === null) return null;
  return <span className={`num ${styles.count}`}>{texts}</span>;
}

/** The same in words; empty of a document that stays as it is. */
export function changeInWords(text: Text, { change, texts }: RepositoryDocument): string {
  if (change === 'unwritten') return text('export.no_text');
  if (change === 'new') return text('export.new');
  return change === 'changed' && texts !== null ? text('export.texts_changed', { n: texts }) : '';
}
