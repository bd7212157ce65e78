import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const read = (path: string): Buffer => readFileSync(`client/dist${path}`);

/**
 * These scripts of the built client with those that they import, and those that these import: what they fetch later is
 * not among them.
 */
export function neededBy(paths: Iterable<string>): Set<string> {
  const needed = new Set(paths);
  for (const path of needed) {
    for (const [, name] of read(path)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      needed.add(`/assets/${name}`);
    }
  }
  return needed;
}

/** The size of scripts as they are sent, in kilobytes. */
export const kilobytes = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((sum, path) => sum + gzipSync(read(path)).length, 0) / 1000;
