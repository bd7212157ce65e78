import type { KeyContext } from '../api/translations.js';
import { hasHiddenCharacters } from './hidden-characters.js';
import { LIMITS } from './rules.js';

/** The context of a key about which nothing was said. */
export const NO_CONTEXT: KeyContext = { description: '', maxLength: null, tags: [], isObsolete: false };

/** Whether a key can have this tag: 1 to 40 UTF-16 units without the spaces around it, none of them invisible. */
export function isTag(given: unknown): given is string {
  if (typeof given !== 'string') return false;
  const tag = given.trim();
  return tag !== '' && tag.length <= LIMITS.tag && !hasHiddenCharacters(tag);
}

/** Tags that differ in case only are the same tag. */
export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other);

/** Whether a key can have these tags: up to 50, each once. */
export const areTags = (given: unknown): given is string[] =>
  Array.isArray(given) &&
  given.length <= LIMITS.tagsPerKey &&
  given.every(isTag) &&
  new Set(given.map(tagKey)).size === given.length;

/** Whether a text can be limited to this length: a whole number from 1 to the limit of every text, or null. */
export const isMaxLength = (given: unknown): given is number | null =>
  given === null || (Number.isInteger(given) && Number(given) >= 1 && Number(given) <= LIMITS.valueText);

const tagKey = (tag: string): string => tag.trim().toLowerCase();
