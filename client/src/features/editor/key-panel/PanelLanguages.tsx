import type { ComponentType } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { KeySectionProps, ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus, worstStatus } from '../../../project/store/shown-status.js';
import { useCells } from '../../../project/store/use-cells.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { inChosenOrder, isSource } from '../view/columns.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { Sections } from '../view/Sections.js';
import { ReviewButtons } from '../status/ReviewButtons.js';
import { StatusBadge } from '../status/StatusBadge.js';
import { useReviewable } from '../status/use-reviewable.js';
import styles from './KeyPanel.module.css';

interface PanelLanguagesProps extends KeySectionProps {
  sections: readonly ComponentType<ValueSectionProps>[];
}

/** The languages of the key, the reference first, each with its sections. */
export function PanelLanguages({ row, sections }: PanelLanguagesProps) {
  const { reference } = useEditor();
  const { structure, choice } = useEditorView();
  const others = inChosenOrder(structure.languages, choice.order).filter(({ id }) => id !== reference?.id);
  const languages = reference ? [reference, ...others] : others;
  return languages.map((language) => (
    <LanguagePart key={`${row.id} ${language.id}`} row={row} language={language} sections={sections} />
  ));
}

function LanguagePart({ row, language, sections }: PanelLanguagesProps & ValueSectionProps) {
  const tools = useEditor();
  const text = useText();
  const { structure } = useEditorView();
  const cells = useCells(tools.project.cells, row, language.id);
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const needsReview = useReviewable({ row, language }) && (status === 'modified' || status === 'invalidated');
  return (
    <section className={styles.language} aria-label={language.name}>
      <div className={styles.languageHead}>
        <LanguageBadge {...language} />
        <h3 className={styles.languageName}>{language.name}</h3>
        {isSource(language, tools.reference, structure) && (
          <span className={styles.source}>{text('editor.source')}</span>
        )}
        <span className={styles.end}>
          {needsReview ? <ReviewButtons row={row} language={language} /> : <StatusBadge status={status} />}
        </span>
      </div>
      <Sections of={sections} with={{ row, language }} />
    </section>
  );
}
