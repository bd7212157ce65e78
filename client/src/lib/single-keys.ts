import { storage } from './storage.js';

const KEY = 'motley.single-keys';

/** Single-key shortcuts disturb users of speech input: they can be switched off on this device. */
export const hasSingleKeys = (): boolean => storage.read(KEY) !== 'off';

export const setSingleKeys = (on: boolean): void => (on ? storage.remove(KEY) : storage.write(KEY, 'off'));
