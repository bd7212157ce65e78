import { TextSkeleton } from '../../../ui/loading/TextSkeleton.js';

import styles from './Payment.module.css';

/** The form's place, until it is here. */
export const PaymentSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    <TextSkeleton rows={4} />
  </div>
);
