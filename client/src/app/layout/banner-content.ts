import type { ReactNode } from 'react';

/** A line above every page. */
export interface BannerContent {
  tone: 'info' | 'warning';
  icon: ReactNode;
  text: string;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Whether its text changes by itself, which is not announced each time. */
  isTicking?: boolean;
  /** Undefined if the banner cannot be dismissed. */
  onClose?: () => void;
}
