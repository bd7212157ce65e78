import { printfFor } from './printf-dialects.js';
import type { PrintfPlatform } from './printf-dialects.js';
import type { Token } from './token-types.js';
import { joined, mixedPositions } from './translation.js';
import type { Piece, Translation } from './translation.js';

/** A format of one platform as a format of another. Arguments keep their positions; only their types are named otherwise. */
export function translatePrintf(tokens: readonly Token[], platform: PrintfPlatform): Translation {
  const translation = joined(
    tokens,
    tokens.map((token) => pieceOf(token, platform)),
  );
  return translation && 'text' in translation ? (mixedPositions(tokens) ?? translation) : translation;
}

function pieceOf(token: Token, platform: PrintfPlatform): Piece {
  const unsupported = { reason: 'unsupported', placeholder: token.source } as const;
  if (token.kind === 'printf') return printfFor(platform, token) ?? unsupported;
  return token.kind === 'reference' && platform !== 'ios' ? unsupported : token.source;
}
