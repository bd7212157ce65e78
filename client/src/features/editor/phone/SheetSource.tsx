import { langOf } from '../../../lib/text/language.js';
import type { KeySectionProps } from '../../../project/section-props.js';
import { useCells } from '../../../project/store/use-cells.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { useEditor } from '../view/editor-context.js';
import styles from './PhoneSheet.module.css';

/** The source texts. */
export function SheetSource({ row }: KeySectionProps) {
  const { project, reference } = useEditor();
  const cells = useCells(project.cells, row, reference?.id ?? 0);
  if (!reference) return null;
  return (
    <div className={styles.source} {...langOf(reference)}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'} className={ref.quantity === null ? undefined : styles.form}>
          {ref.quantity !== null && <small>{ref.quantity}</small>}
          <span>
            <PlaceholderText text={cell.text} />
          </span>
        </div>
      ))}
    </div>
  );
}
