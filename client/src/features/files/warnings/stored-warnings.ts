import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { ImportWarning } from '#core/formats/index.js';

import { createEmitter } from '../../../lib/emitter.js';
import { storage, writeJson } from '../../../lib/storage.js';

/** The maximum number of stored warnings; the last line counts the rest. */
const MOST = 1_000;

/** A stored warning; the last one may count those left out. */
export type StoredWarning = ImportWarning;

const changed = createEmitter<void>();

// The specification stores them in local storage under the id of the project.
const keyOf = (projectId: number): string => String(projectId);

/** Reasons of an older version, without a text now: what they reported comes back with its file. */
const GONE = /content_ignored|nested_keys|value_not_text/;

const isWarning = (value: unknown): value is StoredWarning =>
  typeof value === 'object' &&
  value !== null &&
  'reason' in value &&
  typeof value.reason === 'string' &&
  !GONE.test(value.reason);

function parse(text: string | null): StoredWarning[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isWarning) : [];
  } catch {
    return [];
  }
}

const read = (projectId: number): StoredWarning[] => parse(storage.read(keyOf(projectId)));

function writeWarnings(projectId: number, warnings: StoredWarning[]): void {
  if (warnings.length === 0) storage.remove(keyOf(projectId));
  else writeJson(keyOf(projectId), capped(warnings));
  changed.emit();
}

function capped(warnings: StoredWarning[]): StoredWarning[] {
  const reports = warnings.filter(({ reason }) => reason !== 'imports.left_out');
  // The server also leaves some out, so there may be several such lines.
  const before = warnings
    .filter(({ reason }) => reason === 'imports.left_out')
    .reduce((sum, { count = 0 }) => sum + count, 0);
  const leftOut = before + Math.max(0, reports.length - MOST);
  if (leftOut === 0) return reports;
  return [...reports.slice(0, MOST), { reason: 'imports.left_out', color: 'orange', count: leftOut }];
}

/** Adds the warnings of an import to those of the project, without duplicates. */
export function keepWarnings(projectId: number, warnings: StoredWarning[]): void {
  if (warnings.length === 0) return;
  const texts = new Set(warnings.map((warning) => JSON.stringify(warning)));
  const others = read(projectId).filter((warning) => !texts.has(JSON.stringify(warning)));
  writeWarnings(projectId, [...others, ...warnings]);
}

export interface StoredWarnings {
  warnings: StoredWarning[];
  dismiss: (warning: StoredWarning) => void;
  clear: () => void;
}

/** The stored import warnings of a project, until they are dismissed. */
export function useStoredWarnings(projectId: number): StoredWarnings {
  const text = useSyncExternalStore(changed.listen, () => storage.read(keyOf(projectId)));
  const warnings = useMemo(() => parse(text), [text]);
  const dismiss = useCallback(
    (gone: StoredWarning) =>
      writeWarnings(
        projectId,
        warnings.filter((warning) => warning !== gone),
      ),
    [projectId, warnings],
  );
  const clear = useCallback(() => writeWarnings(projectId, []), [projectId]);
  return { warnings, dismiss, clear };
}
