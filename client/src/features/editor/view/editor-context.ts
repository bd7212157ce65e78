import { createContext, use } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { ProjectContextValue } from '../../../project/project-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { EditorSlots } from './editor-slots.js';

export type ReviewStatus = Exclude<ValueStatus, 'modified'>;

/**
 * The tools of every cell. The object stays the same while its parts do, so that a change of the view renders no cell.
 */
export interface EditorTools extends ProjectContextValue {
  slots: EditorSlots;
  /** The language shown as the source. */
  reference: LanguageView | null;
  /** The search query, whose hits are marked. */
  query: string;
  /** Announces a status the user has set, for screen readers. */
  announceStatus(key: KeySummary, language: LanguageView, status: ValueStatus): void;
  /**
   * Announces how many errors prevent the validation of a value. `isSeen`: to screen readers only, because the errors
   * are listed.
   */
  tellBlocked(count: number, isSeen: boolean): void;
  /** Announces that a value cannot get a status, because it is empty. */
  announceUnreviewable(status: ValueStatus): void;
}

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('useEditor needs an EditorContext above it');
  return tools;
}
