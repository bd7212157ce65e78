import { Sections } from '../view/Sections.js';
import { useEditor } from '../view/editor-context.js';
import styles from './FilterBar.module.css';
import { useRoom } from './use-room.js';

const NO_PROPS = {};

/** The filters and tools above the grid. They combine; none resets another. */
export function FilterBar() {
  const { start, end } = useEditor().slots.filterBar;
  const bar = useRoom();
  return (
    <div ref={bar} className={styles.bar}>
      <Sections of={start} with={NO_PROPS} />
      <span className={styles.end}>
        <Sections of={end} with={NO_PROPS} />
      </span>
    </div>
  );
}
