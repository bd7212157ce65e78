import { createContext, use } from 'react';

import type { ScrollTarget } from '../../project/scroll-target.js';
import type { ShownKeys } from '../../project/search/use-shown-keys.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { Structure } from '../../project/store/structure.js';
import type { ColumnChoice, Columns } from './columns.js';
import type { EditorSlots } from './editor-slots.js';
import type { LanguagePair } from './pair.js';
import type { View } from './url-view.js';

/** What can be done with the selected keys. */
export type KeysAction = 'move' | 'tag' | 'untag' | 'delete';

/** What the page gives the editor. */
export interface EditorProps {
  slots: EditorSlots;
  projectName: string;
  view: View;
  onView: (change: Partial<View>) => void;
  /** Import warnings that are not dismissed yet. */
  warnings: number;
  onWarnings: () => void;
  /** A cell to show: asked for from outside the grid. */
  scrollTarget: ScrollTarget | null;
  onScrollTo: (target: ScrollTarget) => void;
  onNewKey: (groupId: number | null) => void;
  renameKey: (keyId: number, name: string) => Promise<unknown>;
  onChangeKind: (key: KeySummary) => void;
  onMoveKey: (key: KeySummary) => void;
  onDeleteKey: (key: KeySummary) => void;
  /** Asks before the selected keys are changed; `onDone` ends the selection. */
  onChangeKeys: (action: KeysAction, keys: readonly KeySummary[], onDone: () => void) => void;
  renameGroup: (groupId: number, name: string) => Promise<unknown>;
  onDeleteGroup: (groupId: number) => void;
  onAddLanguage: () => void;
  onImportLanguage: (languageId: number) => void;
  onDeleteLanguage: (languageId: number) => void;
  onFillLanguage: (languageId: number) => void;
  onShortcuts: () => void;
  /** Null: this user may write no text. */
  onReplace: (() => void) | null;
}

/** The editor as a whole. It changes with the view: cells take what they need from `useEditor`. */
export interface EditorView extends EditorProps {
  structure: Structure;
  shown: ShownKeys;
  /** Those of the page. */
  keys: readonly KeySummary[];
  columns: Columns;
  choice: ColumnChoice;
  choose: (choice: ColumnChoice) => void;
  /** The two languages of a phone. */
  pair: LanguagePair;
}

export const EditorViewContext = createContext<EditorView | null>(null);

export function useEditorView(): EditorView {
  const view = use(EditorViewContext);
  if (!view) throw new Error('useEditorView needs an EditorViewContext above it');
  return view;
}
