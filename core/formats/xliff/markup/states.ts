import type { ValueStatus } from '../../../domain/value-status.js';
import type { ReadStatus } from '../../model/catalogue.js';
import type { StatePart } from '../../model/profile-types.js';
import type { Vocabulary } from './vocabulary.js';

type Words = Pick<Vocabulary, 'isVersion2' | 'isApple'>;
type Taken = { hasStatuses?: true };

const REVIEWED_1: ReadonlySet<string> = new Set(['final', 'signed-off']);
const REVIEWED_2: ReadonlySet<string> = new Set(['reviewed', 'final']);
/** Of texts that nobody has translated yet. */
const UNTRANSLATED: ReadonlySet<string> = new Set(['new', 'needs-translation', 'initial']);

export const isUntranslated = (state: string): boolean => UNTRANSLATED.has(state);

/** What the state of a text says of its review. What Xcode calls translated awaits no review. */
export function statusOf(state: string, { isVersion2, isApple }: Words): ReadStatus {
  const isReviewed = (isVersion2 ? REVIEWED_2 : REVIEWED_1).has(state) || (isApple && state === 'translated');
  return isReviewed ? 'validated' : 'modified';
}

/**
 * The state of a text that the file has with another one, or not at all. Never one of those that nobody has translated:
 * a refused text that is its source would be a copy of it (`isUntranslated`).
 */
export function stateOf(status: ValueStatus, { isVersion2, isApple }: Words, { hasStatuses }: Taken): string {
  if (isVersion2) return status === 'validated' ? 'final' : 'translated';
  if (status === 'invalidated') return 'needs-review-translation';
  if (!isApple) return status === 'validated' ? 'final' : 'translated';
  return status === 'modified' && hasStatuses ? 'needs-review-translation' : 'translated';
}

/**
 * The attributes that tell a state, `state="final" subState="a:b"` or `approved="yes"`: as they were, as long as they fit
 * the status in the project. Where states were not taken over, nobody has said that a text needs a review, unless it was
 * refused. Empty: the text has no state yet, and gets one if it was validated.
 */
export function writtenState(
  { raw, means = 'modified' }: Pick<StatePart, 'raw' | 'means'>,
  status: ValueStatus,
  isChanged: boolean,
  words: Words,
  style: Taken,
): string {
  if (raw === '')
    return style.hasStatuses && status === 'validated' ? ` state="${stateOf(status, words, style)}"` : '';
  if (!isChanged && fits(means, status, style)) return raw;
  const isApproval = raw.startsWith('approved');
  const word = isApproval ? approvalOf(status) : stateOf(status, words, style);
  // The state of a tool details one of the format, and never another one.
  return withValue(
    raw.replace(/\s{0,99}(?<![\w:.-])subState\s*=\s*(?:"[^"]*"|'[^']*')/, '').trimStart(),
    word,
  );
}

export const approvalOf = (status: ValueStatus): 'yes' | 'no' => (status === 'validated' ? 'yes' : 'no');

function fits(means: ReadStatus, status: ValueStatus, { hasStatuses }: Taken): boolean {
  if (status === 'invalidated') return means !== 'validated';
  return !hasStatuses || means === status;
}

const withValue = (attribute: string, value: string): string =>
  attribute.replace(
    /(?<![\w:.-])((?:state|approved)\s*=\s*)(?:"[^"]*"|'[^']*')/,
    (_, name: string) => `${name}"${value}"`,
  );
