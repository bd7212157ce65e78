import styles from './CellStale.module.css';
import { StaleMark } from './StaleMark.js';

/** At the start of a cell, in its padding: it takes no room from the text. */
export const CellStale = () => <StaleMark className={styles.mark} />;
