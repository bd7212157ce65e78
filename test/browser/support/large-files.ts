import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { QUANTITIES } from '#core/domain/quantities.js';
import { writeProject } from '#core/formats/index.js';
import type { ExportKey, ExportProject, Platform } from '#core/formats/index.js';

/** The file size that docs/formats.md promises, in bytes. */
const LARGE = 5_000_000;
const GROUPS = 20;
const SAMPLE = 4_000;

export interface LargeFile {
  path: string;
  keys: number;
  /** Removes the file. */
  remove: () => Promise<void>;
}

/**
 * Writes a file of 5 MB with plurals and Japanese, of fewer keys than a project may have. On disk, because an in-memory file would be assembled in the
 * measured page.
 */
export async function aLargeFile(platform: Platform): Promise<LargeFile> {
  const sizeOf = (keys: number): number => Buffer.byteLength(textOf(keys, platform));
  // Keys have the same size, so a small file predicts the number of keys in a large one, except for group markers.
  const keys = Math.ceil((LARGE / sizeOf(SAMPLE)) * SAMPLE * 1.02);
  const text = textOf(keys, platform);
  if (Buffer.byteLength(text) < LARGE) throw new Error('A large file has at least 5 MB');
  const folder = await mkdtemp(join(tmpdir(), 'motley-large-'));
  const path = join(folder, platform === 'web' ? 'en.json' : 'strings.xml');
  await writeFile(path, text);
  return { path, keys, remove: () => rm(folder, { recursive: true }) };
}

function textOf(keys: number, platform: Platform): string {
  const options = { platform, languageIds: [1], prefix: true, validatedOnly: false };
  return writeProject(aProject(keys), options)[0]?.text ?? '';
}

function aProject(keys: number): ExportProject {
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    name: `section_${group}`,
    keys: Array.from({ length: Math.ceil((keys - group) / GROUPS) }, (__, index) => aKey(index)),
  }));
  return { languages: [{ id: 1, name: 'English' }], groups };
}

function aKey(index: number): ExportKey {
  const isPlural = index % 10 === 9;
  const number = String(index).padStart(5, '0');
  const text =
    index % 4 === 0
      ? `お客様の荷物はまもなく到着します。しばらくお待ちください (${number})`
      : `Your parcel & “order” no. ${number} has left %1$s`;
  return {
    name: `parcel_message_${number}`,
    isPlural,
    values: (isPlural ? QUANTITIES : [null]).map((quantityString) => ({
      name: quantityString === null ? text : `%d ${text}`,
      quantityString,
      status: 'validated',
      languageId: 1,
    })),
  };
}
