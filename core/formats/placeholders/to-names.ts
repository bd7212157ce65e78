import { isPrintfOnly } from './printf-dialects.js';
import type { Token } from '../../messages/token-types.js';
import { isArgument, joined, mixedPositions } from './translation.js';
import type { Piece, Translation } from './translation.js';

/**
 * A format of printf as a text with numbers in braces: the first argument is `{0}`. How the program writes a number
 * (`%.2f`, `%,d`) is not said there.
 *
 * @param isDouble whether it is `{{0}}`
 */
export function translateToNames(tokens: readonly Token[], isDouble: boolean): Translation {
  let next = 1;
  const pieces = tokens.map((token): Piece => {
    if (token.kind === 'percent') return '%';
    if (token.kind === 'text')
      return /[{}]/.test(token.source)
        ? { reason: 'ambiguous', placeholder: brace(token.source) }
        : token.source;
    if (token.kind !== 'printf' || isPrintfOnly(token)) return unsupported(token);
    const argument = token.position ?? next++;
    if (!isArgument(argument)) return unsupported(token);
    return isDouble ? `{{${argument - 1}}}` : `{${argument - 1}}`;
  });
  return mixedPositions(tokens) ?? joined(tokens, pieces);
}

const unsupported = ({ source }: Token): Piece => ({ reason: 'unsupported', placeholder: source });

const brace = (text: string): string => /[{}]/.exec(text)?.[0] ?? '';
