import type { ValueStatus } from '../../domain/value-status.js';
import type { StatePart } from '../model/profile-types.js';

const UNFINISHED = ' type="unfinished"';

/**
 * The type of a translation as an attribute: empty where it is finished. It stays as it was until the text changes, unless states
 * were taken over; a text that is gone, or refused, is unfinished.
 */
export function writtenType(
  { raw, original }: Pick<StatePart, 'raw' | 'original'>,
  status: ValueStatus,
  isChanged: boolean,
  text: string,
  hasStatuses: boolean,
): string {
  const unfinished = raw === '' ? UNFINISHED : raw;
  if (text === '') return isChanged || original === undefined ? unfinished : raw;
  if (status === 'invalidated') return unfinished;
  if (hasStatuses) return status === 'validated' ? '' : unfinished;
  return isChanged ? '' : raw;
}
