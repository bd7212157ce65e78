import { Buffer } from 'node:buffer';

import type { Documents } from './round-trip.ts';

/** Where what is written differs from what is there. */
export interface Difference {
  readonly path: string;
  readonly kind: 'missing' | 'additional' | 'different';
  /** From 1; of the first line that differs. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** What `git status` would show, by path. */
export function differences(before: Documents, after: Documents): Difference[] {
  const found: Difference[] = [];
  for (const [path, bytes] of before) {
    const written = after.get(path);
    if (!written) found.push({ path, kind: 'missing', line: 1, before: firstLine(bytes), after: '' });
    else if (Buffer.compare(bytes, written) !== 0) found.push(firstDifference(path, bytes, written));
  }
  for (const [path, bytes] of after)
    if (!before.has(path))
      found.push({ path, kind: 'additional', line: 1, before: '', after: firstLine(bytes) });
  return found;
}

function firstDifference(path: string, before: Uint8Array, after: Uint8Array): Difference {
  const [old, now] = [linesOf(before), linesOf(after)];
  const at = old.findIndex((line, index) => line !== now[index]);
  const line = at < 0 ? old.length : at;
  return { path, kind: 'different', line: line + 1, before: old[line] ?? '', after: now[line] ?? '' };
}

/** With their ends, so that these count. */
const linesOf = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes)
    .toString('utf8')
    .split(/(?<=\n)/);

const firstLine = (bytes: Uint8Array): string => linesOf(bytes)[0] ?? '';

/** A difference with both lines. */
export const toldDifference = ({ path, kind, line, before, after }: Difference): string =>
  `${kind} ${path}:${line} ${shown(before)} → ${shown(after)}`;

const shown = (text: string): string => JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);
