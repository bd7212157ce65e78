import type { Platform } from '#core/formats/platforms.js';
import { FORMATS } from '#core/formats/registry.js';

/** Whether there are files of a platform among those that were imported. */
export const hasFilesOf = (platform: Platform, files: readonly { format: string }[]): boolean =>
  files.some(({ format }) => FORMATS.find(({ id }) => id === format)?.platform === platform);
