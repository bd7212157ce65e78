import styles from './CellStale.module.css';
import { StaleMark } from './StaleMark.js';

/** In the padding at the start of a cell, so that it takes no space from the text. */
export const CellStale = () => <StaleMark className={styles.mark} />;
