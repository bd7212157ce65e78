import type { ReactNode } from 'react';

/** One line over every page. */
export interface BannerContent {
  tone: 'info' | 'warning';
  icon: ReactNode;
  text: string;
  /** A link or button at the end. */
  action?: ReactNode;
  /** For those that may be put away. */
  onClose?: () => void;
}
