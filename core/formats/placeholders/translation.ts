import { tokensOf } from '../../messages/tokens.js';
import type { Token } from '../../messages/token-types.js';

export const PLACEHOLDER_REASONS = [
  /** The platform has nothing like it: `%b`, `%*d`, `%#@files@`, `{n, plural, …}`. */
  'unsupported',
  /** The source text does not have it, so that its argument is unknown. */
  'not_in_source',
  /** Some placeholders name their argument and some do not. */
  'mixed_positions',
  /** Placeholders of printf beside names in braces. */
  'mixed_styles',
  /** It could be a percent sign or a brace: `50% de %s`. */
  'ambiguous',
  /** A plural with several names, of which none is known to be the number. */
  'unknown_count',
] as const;

export type PlaceholderReason = (typeof PLACEHOLDER_REASONS)[number];

/** Why a text stays as it is. */
export interface Refusal {
  reason: PlaceholderReason;
  /** What it is about, as it stands in the text. */
  placeholder: string;
}

/** The translated text, or why there is none; null if nothing has to change. */
export type Translation = { text: string } | Refusal | null;

export const isRefusal = (translation: Translation): translation is Refusal =>
  translation !== null && 'reason' in translation;

/** Java and printf know no higher argument in practice, and a number of many digits is none. */
const MAX_ARGUMENT = 99;

/** What a token becomes. */
export type Piece = string | Refusal;

/**
 * Joins what the tokens of a text become.
 *
 * @param pieces one for each token
 */
export function joined(tokens: readonly Token[], pieces: readonly Piece[]): Translation {
  const refusal = pieces.find((piece) => typeof piece !== 'string');
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
  const source = tokens.map((token) => token.source).join('');
  if (!refusal && text === source) return null;
  return refusal ?? doubtIn(tokens) ?? misreading(tokens, pieces, text) ?? { text };
}

/** Percent signs that may be placeholders; only in formats of printf. */
function doubtIn(tokens: readonly Token[]): Refusal | null {
  if (!tokens.some(({ kind }) => kind === 'printf' || kind === 'reference')) return null;
  const at = tokens.findIndex((token) => 'isDoubtful' in token && token.isDoubtful);
  const { kind, source } = tokens[at] ?? {};
  if (source === undefined) return null;
  const rest = kind === 'percent' ? (/^ ?./u.exec(tokens[at + 1]?.source ?? '')?.[0] ?? '') : '';
  return { reason: 'ambiguous', placeholder: source + rest };
}

/** A translated text that would be read otherwise: words beside a placeholder that become part of one. */
function misreading(tokens: readonly Token[], pieces: readonly Piece[], text: string): Refusal | null {
  const placeholders = tokens.filter(isPlaceholder);
  const written = pieces.filter((_, index) => isPlaceholder(tokens[index]));
  const read = tokensOf(text).filter(isPlaceholder);
  for (let at = 0; at < Math.max(written.length, read.length); at += 1) {
    const placeholder = (placeholders[at] ?? read[at])?.source ?? '';
    if (written[at] !== read[at]?.source) return { reason: 'ambiguous', placeholder };
  }
  return null;
}

export const isPlaceholder = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'text' && token.kind !== 'percent';

export const isArgument = (position: number): boolean => position >= 1 && position <= MAX_ARGUMENT;

/** The first placeholder without an argument of its own beside others that name theirs; null if they agree. */
export function mixedPositions(tokens: readonly Token[]): Refusal | null {
  const counted = tokens.flatMap((token) =>
    token.kind === 'printf' && token.conversion !== 'n' ? [token] : [],
  );
  const unnamed = counted.find(({ position, isRelative }) => position === null && !isRelative);
  const isMixed = unnamed !== undefined && counted.some(({ position }) => position !== null);
  return isMixed ? { reason: 'mixed_positions', placeholder: unnamed.source } : null;
}
