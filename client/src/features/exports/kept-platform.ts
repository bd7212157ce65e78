import type { Platform } from '#core/formats/platforms.js';
import { FORMATS } from '#core/formats/registry.js';

const platformOf = (file: { format: string }): Platform | null =>
  FORMATS.find(({ id }) => id === file.format)?.platform ?? null;

/** Whether there are files of a platform among those that were imported. */
export const hasFilesOf = (platform: Platform, files: readonly { format: string }[]): boolean =>
  files.some((file) => platformOf(file) === platform);

/** The platform of most files that were imported; of equal numbers, that of the latest import. Null: there are none. */
export function usualPlatform(files: readonly { format: string; at: string }[]): Platform | null {
  const latest = [...files].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const counts = new Map<Platform, number>();
  for (const file of latest) {
    const platform = platformOf(file);
    if (platform) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}
