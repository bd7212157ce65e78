import { storage } from '../../lib/storage.js';

/** Import warnings (by project id) and recent projects, which other users of the device must not see after a logout. */
const PERSONAL = /^(\d+|motley\.recent\..+)$/;

export function forgetPersonal(): void {
  storage
    .keys()
    .filter((key) => PERSONAL.test(key))
    .forEach((key) => storage.remove(key));
}

/** Deletes the unsaved changes of a deleted account. */
export function forgetUser(userId: number): void {
  storage
    .keys()
    .filter((key) => key.startsWith(`motley.drafts.${userId}.`))
    .forEach((key) => storage.remove(key));
}
