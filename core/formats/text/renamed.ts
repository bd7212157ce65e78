import { isPluralCategory } from '../../domain/plural-rules.js';

/**
 * Source with another name in the last place where one stands.
 *
 * @param pattern of names, global
 * @param of the new source of a match; null where it is another name
 */
export function renamedLast(
  source: string,
  pattern: RegExp,
  of: (match: string, ...groups: string[]) => string | null,
): string | null {
  const matches = [...source.matchAll(pattern)];
  for (const match of matches.reverse()) {
    const [whole, ...groups] = match;
    const renamed = of(whole, ...groups);
    if (renamed !== null)
      return source.slice(0, match.index) + renamed + source.slice(match.index + whole.length);
  }
  return null;
}

/**
 * Another name for an entry that is a key, or a form of one behind a joint; null where it is another entry.
 *
 * @param joint absent: forms have no entries of their own
 */
export function entryName(
  own: string,
  from: string,
  to: string,
  { joint, isForm = false }: { joint?: string; isForm?: boolean } = {},
): string | null {
  if (own === from) return to;
  const head = from + (joint ?? '');
  const isOfForm = isForm && joint !== undefined && own.startsWith(head);
  return isOfForm && isPluralCategory(own.slice(head.length)) ? to + own.slice(from.length) : null;
}

/** The last name of a path that is joined to the name of a key, with another one; null where the path would be another. */
export function pathEnd(own: string, from: string, to: string): string | null {
  if (own === from) return to;
  const path = from.slice(0, from.length - own.length);
  const isEnd = own !== '' && path.endsWith('_') && from.endsWith(own);
  return isEnd && to.startsWith(path) && to.length > path.length ? to.slice(path.length) : null;
}
