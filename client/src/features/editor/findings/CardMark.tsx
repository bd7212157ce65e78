import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { useCellFindings } from '../../../project/checks/use-cell-findings.js';
import { useStructure } from '../../../project/project-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { useCells } from '../../../project/store/use-cells.js';
import { useEditor } from '../view/editor-context.js';
import { troubleText } from '../cell/cell-text.js';
import { CellMark } from './CellMark.js';
import styles from './CellMark.module.css';

/** The mark of a card whose texts have errors or warnings. */
export function CardMark({ row, language }: { row: KeySummary; language: LanguageView }) {
  const text = useText();
  const { project } = useEditor();
  const targets = useCells(project.cells, row, language.id);
  const sources = useCells(project.cells, row, baseLanguageOf(useStructure(project))?.id ?? 0);
  const findings = useCellFindings(row, language, targets, sources).flat();
  if (findings.length === 0) return null;
  return (
    <>
      <span className={styles.onCard}>
        <CellMark findings={findings} />
      </span>
      <span className="visually-hidden">{troubleText(findings, false, text)}</span>
    </>
  );
}
