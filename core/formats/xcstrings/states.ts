import type { ValueStatus } from '../../domain/value-status.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { CatalogueStyle } from './style.js';

/** What the state of a text in a catalogue says of its review. */
export const statusOf = (state: string): ReadStatus => (state === 'translated' ? 'validated' : 'modified');

/**
 * The state of a text that the file has with another one, or not at all. Where states were not taken over, nobody has said
 * that a text needs a review, unless it was refused.
 */
export function stateOf(
  text: string,
  status: ValueStatus,
  { hasStatuses }: Pick<CatalogueStyle, 'hasStatuses'>,
): string {
  if (text === '') return 'new';
  if (status === 'validated') return 'translated';
  return hasStatuses || status === 'invalidated' ? 'needs_review' : 'translated';
}

/** The state to write where the file has one: that one, as long as it fits the status in the project. */
export function keptState(
  state: string,
  status: ValueStatus,
  isChanged: boolean,
  { hasStatuses }: Pick<CatalogueStyle, 'hasStatuses'>,
): string {
  if (isChanged) return hasStatuses && status !== 'validated' ? 'needs_review' : 'translated';
  if (status === 'invalidated') return statusOf(state) === 'validated' ? 'needs_review' : state;
  return !hasStatuses || statusOf(state) === status ? state : STATES[status];
}

const STATES: Readonly<Record<ReadStatus, string>> = { validated: 'translated', modified: 'needs_review' };
