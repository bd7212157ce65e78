import { storage } from '../../lib/storage.js';

/** Import warnings (by project id) and recent projects: what others on this device need not read after a logout. */
const PERSONAL = /^(\d+|motley\.recent\..+)$/;

export function forgetPersonal(): void {
  storage
    .keys()
    .filter((key) => PERSONAL.test(key))
    .forEach((key) => storage.remove(key));
}
