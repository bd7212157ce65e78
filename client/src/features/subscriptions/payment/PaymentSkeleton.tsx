import { TextSkeleton } from '../../../ui/loading/TextSkeleton.js';

import styles from './Payment.module.css';

/** Shown until the form is loaded. */
export const PaymentSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    <TextSkeleton rows={4} />
  </div>
);
