import { langOf } from '../../../lib/text/language.js';
import type { KeySectionProps } from '../../../project/section-props.js';
import { useCells } from '../../../project/store/use-cells.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { useEditor } from '../view/editor-context.js';
import { useFloating } from './floating-context.js';
import styles from './FloatingEditor.module.css';

/** The source texts, if the reference column is not beside the editor. */
export function FloatingSource({ row }: KeySectionProps) {
  const { project, reference } = useEditor();
  const { showsSource } = useFloating();
  const cells = useCells(project.cells, row, reference?.id ?? 0);
  if (!reference || !showsSource) return null;
  return (
    <div className={styles.source} {...langOf(reference)}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'}>
          <PlaceholderText text={cell.text} />
        </div>
      ))}
    </div>
  );
}
