import type { Structure } from '../store/structure.js';

/** Only rows in or near the view are in the page. */
const isShown = (rowId: string): boolean => document.querySelector(`[data-row="${rowId}"]`) !== null;

export const isKeyInView = (keyId: number): boolean => isShown(`k${keyId}`);

/** Whether a new key of a group appears in view: it follows the last key of the group. */
export function isNewKeyInView(groupId: number, { groups }: Pick<Structure, 'groups'>): boolean {
  const last = groups.find(({ id }) => id === groupId)?.keyIds.at(-1);
  return isShown(last === undefined ? `g${groupId}` : `k${last}`);
}
