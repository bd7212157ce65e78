import { zipSync } from 'fflate';

import type { ExportFile } from '../model/export-types.js';
import { fileBytes } from './file-bytes.js';
import type { Platform } from '../naming/platforms.js';
import { slug } from '../naming/language-code.js';

export interface Download {
  /** What the browser saves. */
  name: string;
  isArchive: boolean;
}

/** One file is downloaded as itself, more as one archive: `atlas-android-2026-10-17.zip`. */
export function planDownload(
  files: readonly ExportFile[],
  archive: { projectName: string; platform: Platform | 'repository'; date: string },
): Download {
  const [only, ...others] = files;
  if (only && others.length === 0) return { name: only.path.replace(/^.*\//, ''), isArchive: false };
  const { projectName, platform, date } = archive;
  return { name: `${slug(projectName) || 'project'}-${platform}-${date}.zip`, isArchive: true };
}

/** The archive of an export: paths with forward slashes, UTF-8 names and texts. */
export function zipFiles(files: readonly ExportFile[], modifiedAt: Date): Uint8Array {
  const entries = new Map(files.map((file) => [file.path, fileBytes(file)]));
  return zipSync(Object.fromEntries(entries), { mtime: modifiedAt });
}
