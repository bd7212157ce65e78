import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/text/language.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import { useCells } from '../../../project/store/use-cells.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { StatusGlyph } from '../../../project/ui/StatusGlyph.js';
import { useEditor } from '../editor-context.js';
import { PanelField } from '../field/PanelField.js';
import { FormGlyph } from '../status/FormGlyph.js';
import styles from './KeyPanel.module.css';

/** The texts of a key in a language: fields where the user may write, else to read. */
export function PanelTexts({ row, language }: ValueSectionProps) {
  const tools = useEditor();
  const text = useText();
  const cells = useCells(tools.project.cells, row, language.id);
  const isEditable = mayEdit(tools, language) && language.id !== tools.reference?.id;
  return (
    <div className={row.isPlural ? styles.forms : styles.form}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'} className={styles.line}>
          {ref.quantity !== null && <small>{ref.quantity}</small>}
          {isEditable ? (
            <PanelField cellRef={ref} row={row} language={language} />
          ) : (
            <span className={cell.text === '' ? styles.empty : styles.read} {...langOf(language)}>
              {cell.text === '' ? text('editor.status_empty') : <PlaceholderText text={cell.text} />}
            </span>
          )}
          {ref.quantity === null ? (
            <StatusGlyph status={shownStatus(cell.text, cell.status)} />
          ) : (
            <FormGlyph
              isReachable
              cellRef={ref}
              row={row}
              language={language}
              status={shownStatus(cell.text, cell.status)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
