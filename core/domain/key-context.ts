import { hasHiddenCharacters } from './hidden-characters.js';
import { LIMITS } from './rules.js';

/** Information about a key for translators. */
export interface KeyContext {
  /** Plain text; empty if there is none. */
  description: string;
  /** The maximum length of a text in graphemes; null if it is not limited. */
  maxLength: number | null;
  /** In alphabetical order, each once, ignoring case. */
  tags: string[];
  /** Whether the key is no longer in use. */
  isObsolete: boolean;
}

/** An empty context. */
export const NO_CONTEXT: KeyContext = { description: '', maxLength: null, tags: [], isObsolete: false };

/** Returns whether a value is a valid tag: 1 to 40 UTF-16 units when trimmed, none of them invisible. */
export function isTag(given: unknown): given is string {
  if (typeof given !== 'string') return false;
  const tag = given.trim();
  return tag !== '' && tag.length <= LIMITS.tag && !hasHiddenCharacters(tag);
}

/** Tags that differ in case only are the same tag. */
export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other);

/** Returns whether a value is a valid list of tags: up to 50, without duplicates. */
export const areTags = (given: unknown): given is string[] =>
  Array.isArray(given) &&
  given.length <= LIMITS.tagsPerKey &&
  given.every(isTag) &&
  new Set(given.map(tagKey)).size === given.length;

/** Returns whether a value is a valid maximum length: an integer from 1 to the limit of every text, or null. */
export const isMaxLength = (given: unknown): given is number | null =>
  given === null || (Number.isInteger(given) && Number(given) >= 1 && Number(given) <= LIMITS.valueText);

const tagKey = (tag: string): string => tag.trim().toLowerCase();
