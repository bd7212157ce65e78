/** What is to be done with the selected keys, once its dialog confirms it. */
export interface SelectionAction {
  name: 'move' | 'delete';
  keyIds: readonly number[];
  onDone: () => void;
}
