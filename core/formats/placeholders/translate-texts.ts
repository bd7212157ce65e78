import { PLATFORM_RULES } from '../naming/platforms.js';
import type { Platform, PrintfSyntax } from '../naming/platforms.js';
import { translatePrintf } from './between-printf.js';
import { namedArguments } from './named-arguments.js';
import { translateToNames } from './to-names.js';
import { isInOrder, translateToPrintf } from './to-printf.js';
import { tokensOf } from '../../messages/tokens.js';
import type { Token } from '../../messages/token-types.js';
import { isPlaceholder, isRefusal } from './translation.js';
import type { Translation } from './translation.js';

export interface TranslateOptions {
  platform: Platform;
  isPlural: boolean;
  /** Whether the project writes names in double braces: `{{name}}`. */
  isDouble: boolean;
}

/**
 * The texts of one key with the placeholders of a platform (docs/formats.md, section 14).
 *
 * @param source the text that says which argument a name is; of a plural its form `other`
 * @param texts those of all languages and forms
 * @returns one for each text
 */
export function translateTexts(
  source: string,
  texts: readonly string[],
  options: TranslateOptions,
): Translation[] {
  const tokens = texts.map(tokensOf);
  const own = tokensOf(source);
  const { placeholders } = PLATFORM_RULES[options.platform];
  if (placeholders === null) return texts.map(() => null);
  return placeholders === 'names'
    ? textsWithNames(own, tokens, options.isDouble)
    : textsForPrintf(own, tokens, placeholders, options.isPlural);
}

type Style = 'printf' | 'names' | 'both' | null;

function styleOf(tokens: readonly Token[]): Style {
  const isPrintf = tokens.some(({ kind }) => kind === 'printf' || kind === 'reference');
  const isNames = tokens.some(({ kind }) => kind === 'name' || kind === 'expression');
  if (isPrintf && isNames) return 'both';
  if (isPrintf) return 'printf';
  return isNames ? 'names' : null;
}

/**
 * A text without a placeholder is a format, too, if the source text is one that can be translated: its `%%` is a percent
 * sign.
 */
function textsWithNames(
  source: readonly Token[],
  texts: readonly (readonly Token[])[],
  isDouble: boolean,
): Translation[] {
  const sourceStyle = styleOf(source);
  const isFormat = sourceStyle === 'printf' && !isRefusal(translateToNames(source, isDouble));
  return texts.map((tokens) => {
    const style = styleOf(tokens);
    if (style === 'both') return refusal('mixed_styles', tokens, 'printf');
    if (style === 'names') return null;
    if (style === null)
      return isFormat && tokens.some(({ source: one }) => one === '%%')
        ? translateToNames(tokens, isDouble)
        : null;
    // A format does not say which name of the source text its argument has.
    return sourceStyle === 'names' || sourceStyle === 'both'
      ? refusal('not_in_source', tokens, 'printf')
      : translateToNames(tokens, isDouble);
  });
}

function textsForPrintf(
  source: readonly Token[],
  texts: readonly (readonly Token[])[],
  syntax: PrintfSyntax,
  isPlural: boolean,
): Translation[] {
  const named = styleOf(source) === 'names' ? namedArguments(source, isPlural) : null;
  const known = named && 'positions' in named ? named : null;
  const refused = named && 'reason' in named ? named : null;
  const isPositional =
    known !== null && texts.some((tokens) => styleOf(tokens) === 'names' && !isInOrder(tokens, known));
  const isFormat = known !== null && !isRefusal(translateToPrintf(source, known, syntax, isPositional));
  return texts.map((tokens) => {
    const style = styleOf(tokens);
    if (style === 'both') return refusal('mixed_styles', tokens, 'name');
    if (style === 'printf') return translatePrintf(tokens, syntax);
    if (style === null && !isFormat) return null;
    if (known) return translateToPrintf(tokens, known, syntax, isPositional);
    return refused ?? refusal('not_in_source', tokens, 'name');
  });
}

function refusal(
  reason: 'mixed_styles' | 'not_in_source',
  tokens: readonly Token[],
  kind: 'printf' | 'name',
): Translation {
  const token = tokens.find((one) => one.kind === kind) ?? tokens.find(isPlaceholder);
  return { reason, placeholder: token?.source ?? '' };
}
