import { createContext, use } from 'react';

import type { ScrollTarget } from '../../../project/scroll-target.js';
import type { ShownKeys } from '../../../project/shown/use-shown-keys.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import type { Structure } from '../../../project/store/structure.js';
import type { ColumnChoice, Columns } from './columns.js';
import type { EditorSlots } from './editor-slots.js';
import type { LanguagePair } from './pair.js';
import type { View } from './url-view.js';

/** The props from the page. */
export interface EditorProps {
  slots: EditorSlots;
  projectName: string;
  view: View;
  onView: (change: Partial<View>) => void;
  /** A cell to show, requested from outside the grid. */
  scrollTarget: ScrollTarget | null;
  onScrollTo: (target: ScrollTarget) => void;
}

/** The whole editor. Changes with the view: cells use `useEditor` instead. */
export interface EditorView extends EditorProps {
  structure: Structure;
  shown: ShownKeys;
  /** The keys of the current page. */
  keys: readonly KeySummary[];
  columns: Columns;
  choice: ColumnChoice;
  choose: (choice: ColumnChoice) => void;
  /** The two languages shown on a phone. */
  pair: LanguagePair;
}

export const EditorViewContext = createContext<EditorView | null>(null);

export function useEditorView(): EditorView {
  const view = use(EditorViewContext);
  if (!view) throw new Error('useEditorView needs an EditorViewContext above it');
  return view;
}
