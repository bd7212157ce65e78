import type { ReactNode } from 'react';

/** One line over every page. */
export interface BannerContent {
  tone: 'info' | 'warning';
  icon: ReactNode;
  text: string;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Its text changes by itself, which is not announced each time. */
  isTicking?: boolean;
  /** For those that may be put away. */
  onClose?: () => void;
}
