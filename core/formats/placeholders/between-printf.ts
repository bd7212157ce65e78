import type { PrintfSyntax } from '../naming/platforms.js';
import { printfFor } from './printf-dialects.js';
import type { Token } from '../../messages/token-types.js';
import { joined, mixedPositions } from './translation.js';
import type { Piece, Translation } from './translation.js';

/** A format of one printf as a format of another. Arguments keep their positions; only their types are named otherwise. */
export function translatePrintf(tokens: readonly Token[], syntax: PrintfSyntax): Translation {
  const translation = joined(
    tokens,
    tokens.map((token) => pieceOf(token, syntax)),
  );
  return translation && 'text' in translation ? (mixedPositions(tokens) ?? translation) : translation;
}

function pieceOf(token: Token, syntax: PrintfSyntax): Piece {
  const unsupported = { reason: 'unsupported', placeholder: token.source } as const;
  if (token.kind === 'printf') return printfFor(syntax, token) ?? unsupported;
  return token.kind === 'reference' && syntax !== 'apple' ? unsupported : token.source;
}
