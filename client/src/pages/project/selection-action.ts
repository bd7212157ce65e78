import type { KeysAction } from '../../features/editor/editor-view.js';

/** What is to be done with the selected keys, once its dialog confirms it. */
export interface SelectionAction {
  name: KeysAction;
  keyIds: readonly number[];
  onDone: () => void;
}
