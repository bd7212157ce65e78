import { Buffer } from 'node:buffer';

import { diffArrays } from 'diff';

import type { Documents } from './round-trip.ts';

/** A document with the places in which it has changed; null: it is new. */
export interface ChangedDocument {
  readonly path: string;
  readonly hunks: number | null;
}

/** What `git diff` would show, and the paths that are gone. */
export function changedDocuments(
  before: Documents,
  after: Documents,
): { changed: ChangedDocument[]; gone: string[] } {
  const changed = [...after].flatMap(([path, bytes]): ChangedDocument[] => {
    const old = before.get(path);
    if (!old) return [{ path, hunks: null }];
    return Buffer.compare(old, bytes) === 0 ? [] : [{ path, hunks: hunksOf(old, bytes) }];
  });
  return { changed, gone: [...before.keys()].filter((path) => !after.has(path)) };
}

/** Runs of lines that differ. */
function hunksOf(before: Uint8Array, after: Uint8Array): number {
  const parts = diffArrays(linesOf(before), linesOf(after));
  return parts.filter((part, at) => isChange(part) && !isChange(parts[at - 1]) && !isRestOf(parts, at))
    .length;
}

type Part = ReturnType<typeof diffArrays<string>>[number];

/** Whether what is gone goes on behind an empty line, which is one of those in it as well as the one behind it. */
function isRestOf(parts: readonly Part[], at: number): boolean {
  const [before, between, gone, next] = [parts[at - 2], parts[at - 1], parts[at], parts[at + 1]];
  const isBlank = between?.value.every((line) => line.trim() === '') ?? false;
  return isBlank && before?.removed === true && gone?.removed === true && next?.added !== true;
}

const isChange = (part: { added: boolean; removed: boolean } | undefined): boolean =>
  part !== undefined && (part.added || part.removed);

/** With their ends, as git has them: what stands behind the last one is no line. */
const linesOf = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes)
    .toString('utf8')
    .match(/[^\n]*\n|[^\n]+/g) ?? [];
