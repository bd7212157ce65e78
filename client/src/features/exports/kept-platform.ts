import type { Platform } from '#core/formats/naming/platforms.js';
import { FORMATS } from '#core/formats/registry/registry.js';

const platformOf = (file: { format: string }): Platform | null =>
  FORMATS.find(({ id }) => id === file.format)?.platform ?? null;

/** Returns whether files of a platform were imported. */
export const hasFilesOf = (platform: Platform, files: readonly { format: string }[]): boolean =>
  files.some((file) => platformOf(file) === platform);

/** The platform of most imported files; on a tie, that of the latest import. Null if there are none. */
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
