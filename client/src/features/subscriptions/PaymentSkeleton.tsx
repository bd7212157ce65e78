import { Skeleton } from 'antd';

import styles from './Payment.module.css';

/** The form's place, until it is here. */
export const PaymentSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />
  </div>
);
