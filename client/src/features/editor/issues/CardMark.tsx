import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { sourceLanguageOf } from '../../../project/issues/source-language.js';
import { useCellIssues } from '../../../project/issues/use-cell-issues.js';
import { useStructure } from '../../../project/project-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useCells } from '../../../project/store/use-cells.js';
import { useEditor } from '../editor-context.js';
import { troubleText } from '../grid/cell-text.js';
import { CellMark } from './CellMark.js';
import styles from './CellMark.module.css';

/** The mark of a card whose texts have errors or warnings. */
export function CardMark({ row, language }: { row: KeySummary; language: LanguageView }) {
  const text = useText();
  const { project } = useEditor();
  const targets = useCells(project.cells, row, language.id);
  const sources = useCells(project.cells, row, sourceLanguageOf(useStructure(project))?.id ?? 0);
  const issues = useCellIssues(row, language, targets, sources).flat();
  if (issues.length === 0) return null;
  return (
    <>
      <span className={styles.onCard}>
        <CellMark issues={issues} />
      </span>
      <span className="visually-hidden">{troubleText(issues, false, text)}</span>
    </>
  );
}
