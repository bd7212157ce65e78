import { createContext, use } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

/** The focus target after leaving a field: another key, another language or the grid. */
export type Leave = 'next' | 'previous' | 'next-language' | 'previous-language' | 'close';

/** How the editor opens on a cell. */
export interface Opening {
  /** The form that takes the focus; null for the first. */
  quantity: PluralForm | null;
  /** Whether typing replaces the text. */
  isReplacing: boolean;
}

/** The part of the grid that sections of the floating editor can use. */
interface FloatingContextValue {
  /** The form that takes the focus, and whether typing replaces its text. */
  opening: Opening;
  /** Whether the reference column is out of view, so that the editor shows its text. */
  showsSource: boolean;
  onLeave: (where: Leave) => void;
}

export const FloatingContext = createContext<FloatingContextValue | null>(null);

export function useFloating(): FloatingContextValue {
  const value = use(FloatingContext);
  if (!value) throw new Error('useFloating needs a FloatingContext above it');
  return value;
}
