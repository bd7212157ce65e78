import { planDownload, zipFiles } from '#core/formats/index.js';
import type { ExportFile, Platform } from '#core/formats/index.js';

/** Long enough for any browser to have taken the file over. */
const RELEASE_MS = 60_000;

/** Hands the files of an export to the browser: one as itself, more as one archive. No call is made. */
export function download(
  files: ExportFile[],
  of: { projectName: string; platform: Platform },
  now = new Date(),
): void {
  const [first] = files;
  if (!first) return;
  const { name, isArchive } = planDownload(files, { ...of, date: dayOf(now) });
  const content = isArchive ? new Uint8Array(zipFiles(files, now)) : first.text;
  save(new Blob([content], { type: isArchive ? 'application/zip' : 'text/plain;charset=utf-8' }), name);
}

/** The day where the user is: 2026-10-17. */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
