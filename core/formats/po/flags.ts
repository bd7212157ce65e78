import type { ValueStatus } from '../../domain/value-status.js';
import type { StatePart } from '../model/profile-types.js';
import type { PoStyle } from './style.js';

const FUZZY = 'fuzzy';
const FLAGS = /^#,(.*)$/gm;
const IS_FUZZY = /^#,(?:.*,)?\s*fuzzy\s*(?:,|$)/m;

/** Whether the lines of flags say that a text needs a review. */
export const isFuzzy = (raw: string): boolean => IS_FUZZY.test(raw);

const flagsIn = (raw: string): string[] =>
  [...raw.matchAll(FLAGS)].flatMap(([, flags = '']) => flags.split(',').map((flag) => flag.trim()));

/**
 * The lines of flags above an entry, with `fuzzy` as the status has it: where states were taken over, or a text that was
 * fuzzy has changed. A text that is not there is not fuzzy.
 */
export function withStatus(
  { raw }: Pick<StatePart, 'raw'>,
  status: ValueStatus,
  isChanged: boolean,
  text: string,
  { hasStatuses, newline }: PoStyle,
): string {
  const needsReview = hasStatuses
    ? status !== 'validated'
    : status === 'invalidated' || (isFuzzy(raw) && !isChanged);
  const wanted = needsReview && text !== '';
  if (wanted === isFuzzy(raw)) return raw;
  return wanted ? withFuzzy(raw, newline) : withoutFuzzy(raw);
}

function withFuzzy(raw: string, newline: string): string {
  return raw.startsWith('#,') ? raw.replace('#,', `#, ${FUZZY},`) : `#, ${FUZZY}${newline}${raw}`;
}

/** Without the flag, and what the text was that it was translated from. */
export function withoutFuzzy(raw: string): string {
  return raw
    .split(/(?<=\r\n|\n|\r(?!\n))/)
    .filter((line) => !line.startsWith('#|'))
    .map((line) => {
      const end = /[\r\n]*$/.exec(line)?.[0] ?? '';
      const flags = flagsIn(line.slice(0, line.length - end.length)).filter((flag) => flag !== FUZZY);
      return flags.length > 0 ? `#, ${flags.join(', ')}${end}` : '';
    })
    .join('');
}
