import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { WordDiff } from '../../../project/ui/WordDiff.js';
import styles from './StaleNote.module.css';
import { useTextMadeFrom } from './use-text-made-from.js';

interface StaleDiffProps {
  source: PlacedCell;
  /** The version of the source that the translation is based on. */
  madeFrom: number;
}

/**
 * The current source text with its changes since a version. Until these are loaded, it takes the same space without
 * them.
 */
export function StaleDiff({ source, madeFrom }: StaleDiffProps) {
  const text = useText();
  const { languages } = useStructure(useProjectContext().project);
  const language = languages.find(({ id }) => id === source.ref.languageId);
  const before = useTextMadeFrom(source, madeFrom);
  if (before === null) return <p className={styles.unknown}>{text('stale.unknown')}</p>;
  return (
    <p className={styles.diff} {...(language && langOf(language))}>
      <WordDiff before={before ?? source.cell.text} after={source.cell.text} />
    </p>
  );
}
