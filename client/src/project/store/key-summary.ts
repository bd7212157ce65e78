/** A key without its values: what a row of the editor is made of. */
export interface KeySummary {
  id: number;
  name: string;
  isPlural: boolean;
  groupId: number;
  groupName: string;
  /** Somebody has deleted the key while the user is working on it; its row stays for the moment. */
  isDeleted?: boolean;
}
