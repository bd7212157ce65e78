import { storage } from '../../lib/storage.js';

const NAME = 'motley.single-keys';

/** Shortcuts of a single letter disturb people who speak to their computer: they can be switched off. */
export const hasSingleKeys = (): boolean => storage.read(NAME) !== 'off';

export const setSingleKeys = (on: boolean): void => (on ? storage.remove(NAME) : storage.write(NAME, 'off'));
