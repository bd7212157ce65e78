import type { PrintfSyntax } from '../naming/platforms.js';
import type { NamedArguments } from './named-arguments.js';
import type { Token } from '../../messages/token-types.js';
import { isArgument, joined } from './translation.js';
import type { Piece, Translation } from './translation.js';

/**
 * A text with names in braces as a format of printf. The type of an argument is unknown: it is text, except for the
 * number of a plural.
 *
 * @param isPositional whether placeholders name their argument: `%1$s`
 */
export function translateToPrintf(
  tokens: readonly Token[],
  { positions, count }: NamedArguments,
  syntax: PrintfSyntax,
  isPositional: boolean,
): Translation {
  const pieces = tokens.map((token): Piece => {
    if (token.kind === 'expression') return { reason: 'unsupported', placeholder: token.source };
    if (token.kind !== 'name') return token.source.replaceAll('%', '%%');
    const position = positions.get(token.name);
    if (position === undefined) return { reason: 'not_in_source', placeholder: token.source };
    if (!isArgument(position)) return { reason: 'unsupported', placeholder: token.source };
    const conversion = token.name === count ? 'd' : TEXT[syntax];
    return isPositional ? `%${position}$${conversion}` : `%${conversion}`;
  });
  return joined(tokens, pieces);
}

const TEXT: Record<PrintfSyntax, string> = { java: 's', apple: '@' };

/** Whether the names of a text are the first arguments, each once, in their order: then none needs a number. */
export function isInOrder(tokens: readonly Token[], { positions }: NamedArguments): boolean {
  const order = tokens.flatMap((token) => (token.kind === 'name' ? [positions.get(token.name)] : []));
  return order.every((position, index) => position === index + 1);
}
