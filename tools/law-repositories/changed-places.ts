import { Buffer } from 'node:buffer';

import { diffArrays } from 'diff';

import type { Documents } from './round-trip.ts';

/** A document with the places in which it has changed; null: it is new. */
export interface ChangedDocument {
  readonly path: string;
  readonly hunks: number | null;
  /** In which they begin, from 1. */
  readonly lines: readonly number[];
}

/** What `git diff` would show, and the paths that are gone. */
export function changedDocuments(
  before: Documents,
  after: Documents,
): { changed: ChangedDocument[]; gone: string[] } {
  const changed = [...after].flatMap(([path, bytes]): ChangedDocument[] => {
    const old = before.get(path);
    if (!old) return [{ path, hunks: null, lines: [] }];
    if (Buffer.compare(old, bytes) === 0) return [];
    const lines = linesOfHunks(old, bytes);
    return [{ path, hunks: lines.length, lines }];
  });
  return { changed, gone: [...before.keys()].filter((path) => !after.has(path)) };
}

/** The first lines of runs of lines that differ, as they are numbered now. */
function linesOfHunks(before: Uint8Array, after: Uint8Array): number[] {
  const parts = diffArrays(linesOf(before), linesOf(after));
  let line = 1;
  return parts.flatMap((part, at) => {
    const first = line;
    if (!part.removed) line += part.value.length;
    return isChange(part) && !isChange(parts[at - 1]) && !isRestOf(parts, at) ? [first] : [];
  });
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
