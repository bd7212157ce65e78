import { createContext, use } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

/** The focus target after leaving a field: another key, another language or the grid. */
export type Leave = 'next' | 'previous' | 'next-language' | 'previous-language' | 'close';

/** The part of the grid that sections of the floating editor can use. */
interface FloatingContextValue {
  /** The form to begin with. */
  quantity: PluralForm | null;
  /** Whether the column of the reference is out of sight, so that its text is shown here. */
  showsSource: boolean;
  onLeave: (where: Leave) => void;
}

export const FloatingContext = createContext<FloatingContextValue | null>(null);

export function useFloating(): FloatingContextValue {
  const value = use(FloatingContext);
  if (!value) throw new Error('useFloating needs a FloatingContext above it');
  return value;
}
