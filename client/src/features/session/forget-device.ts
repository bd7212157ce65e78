import { storage } from '../../lib/storage.js';

/** Import warnings (by project id) and recent projects: what others on this device need not read after a logout. */
const PERSONAL = /^(\d+|motley\.recent\..+)$/;

export function forgetPersonal(): void {
  storage
    .keys()
    .filter((key) => PERSONAL.test(key))
    .forEach((key) => storage.remove(key));
}

/** The account is gone: what waited to be saved for it will never be. */
export function forgetUser(userId: number): void {
  storage
    .keys()
    .filter((key) => key.startsWith(`motley.drafts.${userId}.`))
    .forEach((key) => storage.remove(key));
}
