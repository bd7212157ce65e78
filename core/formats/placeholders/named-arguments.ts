import type { NameToken, Token } from '../../messages/token-types.js';
import { isArgument } from './translation.js';
import type { Refusal } from './translation.js';

/** What the names in braces of a key stand for. */
export interface NamedArguments {
  /** From 1, by name. */
  positions: ReadonlyMap<string, number>;
  /** The name of the number of a plural; null of another key, and of a plural without names. */
  count: string | null;
}

/** What web libraries call the number of a plural. */
const COUNT_NAMES = ['count', 'n'];

/**
 * The arguments of a key by the order of the names in its source text. Numbers (`{0}`) are positions themselves.
 *
 * @returns why the names cannot be given an order, if so
 */
export function namedArguments(source: readonly Token[], isPlural: boolean): NamedArguments | Refusal {
  const tokens = source.flatMap((token) => (token.kind === 'name' ? [token] : []));
  const other = source.find(({ kind }) => kind === 'expression');
  if (other) return { reason: 'unsupported', placeholder: other.source };
  const names = [...new Set(tokens.map(({ name }) => name))];
  const isNumbered = (name: string): boolean => /^(?:0|[1-9]\d?)$/.test(name) && isArgument(Number(name) + 1);
  const stranger = tokens.find(({ name }) => !isNumbered(name));
  const areNumbered = stranger === undefined;
  if (stranger && names.some(isNumbered)) return { reason: 'mixed_positions', placeholder: stranger.source };
  const count = isPlural ? countAmong(names) : null;
  if (isPlural && count === null && names.length > 0)
    return { reason: 'unknown_count', placeholder: firstOf(tokens) };
  const positions = new Map(names.map((name, index) => [name, areNumbered ? Number(name) + 1 : index + 1]));
  return { positions, count };
}

const countAmong = (names: readonly string[]): string | null =>
  (names.length === 1 ? names[0] : COUNT_NAMES.find((name) => names.includes(name))) ?? null;

const firstOf = ([token]: readonly NameToken[]): string => token?.source ?? '';
