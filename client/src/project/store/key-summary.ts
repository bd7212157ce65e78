import type { KeyContext } from '#core/domain/key-context.js';

/** A key without its values: the data of a row of the editor. */
export interface KeySummary extends KeyContext {
  id: number;
  name: string;
  isPlural: boolean;
  groupId: number;
  groupName: string;
  /** The file of its group; null: none. */
  fileId: number | null;
  /** Another member has deleted the key while the user is editing it; its row stays for now. */
  isDeleted?: boolean;
}
