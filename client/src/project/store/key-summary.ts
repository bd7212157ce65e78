import type { KeyContext } from '#core/api/translations.js';

/** A key without its values: what a row of the editor is made of. */
export interface KeySummary extends KeyContext {
  id: number;
  name: string;
  isPlural: boolean;
  groupId: number;
  groupName: string;
  /** Another member has deleted the key while the user is editing it; its row stays for now. */
  isDeleted?: boolean;
}
