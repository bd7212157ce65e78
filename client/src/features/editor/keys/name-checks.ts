import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';
import { LIMITS, SNAKE_CASE } from '#core/domain/rules.js';

import type { NameFault } from './InlineName.js';

const tooLong = (typed: string): NameFault | null =>
  typed.length > LIMITS.name ? { id: 'form.too_long', values: { max: LIMITS.name } } : null;

export function checkGroupName(typed: string): NameFault | null {
  if (typed === '') return { id: 'form.group_name' };
  return hasHiddenCharacters(typed) ? { id: 'form.hidden_characters' } : tooLong(typed);
}

/** Names from files stay as they are; new names must be snake case. */
export function checkKeyName(typed: string): NameFault | null {
  if (typed === '') return { id: 'form.key_name' };
  return SNAKE_CASE.test(typed) ? tooLong(typed) : { id: 'form.snake_case' };
}
