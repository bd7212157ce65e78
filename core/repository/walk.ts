import ignore from 'ignore';

import { pathFault } from '../domain/document-path.js';

/** A file of a repository. */
export interface Entry {
  /** Relative, with `/` between its parts. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** `packages/node_modules` is where some keep the sources of their packages, so that each finds the others. */
const SKIPPED =
  /(?:^|\/)(?:\.git|(?<!(?:^|\/)packages\/)node_modules|vendor|Pods|build|dist|target|\.gradle|DerivedData)\//;

/** No translation is in there, or one that a program has made. */
export const isSkipped = (path: string): boolean => SKIPPED.test(path);

/** Lists of more rules are no lists that a person wrote. */
const MOST_RULES = 5_000;

/**
 * The entries of a repository that may hold its texts: neither in folders of packages and builds, nor ignored, and with
 * paths of which no part is unusual.
 *
 * @param gitignore the text of the root's `.gitignore`
 */
export function walkedEntries(entries: readonly Entry[], gitignore: string): Entry[] {
  const rules = ignore().add(gitignore.split(/\r?\n/).slice(0, MOST_RULES));
  return entries.filter(({ path }) => !isSkipped(path) && pathFault(path) === null && !rules.ignores(path));
}
