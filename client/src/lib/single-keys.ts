import { storage } from './storage.js';

const KEY = 'motley.single-keys';

/** Shortcuts of a single letter disturb people who speak to their computer: they can be switched off, on this device. */
export const hasSingleKeys = (): boolean => storage.read(KEY) !== 'off';

export const setSingleKeys = (on: boolean): void => (on ? storage.remove(KEY) : storage.write(KEY, 'off'));
