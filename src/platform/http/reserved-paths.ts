import type { RequestHandler } from 'express';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { NotFoundError } from '../errors/domain.error.js';

/**
 * Answers 404 for a path that is neither a page nor a call: one below a reserved name that the server does not serve in
 * this spelling, a dot path (`/.git/config`, `/a/../b`), or one with a broken encoding.
 * @param names reserved first segments, in lower case
 * @param isServed whether the server handles a path, as spelled
 */
export function refuseReservedPaths(
  names: readonly string[],
  isServed: (path: string) => boolean,
): RequestHandler {
  return (request, _response, next) => {
    // Paths that the server handles are left to the router: `..%2F` is an invalid id there.
    const isKnown = isServed(request.path) || isPage(segmentsOf(request.path), names);
    next(isKnown ? undefined : new NotFoundError(ErrorCode.NoSuchRoute));
  };
}

const isPage = (segments: string[] | null, reserved: readonly string[]): boolean =>
  segments !== null && !reserved.includes(segments[0]?.toLowerCase() ?? '');

/** The segments as the most lenient proxy reads them: decoded, `\` as `/`, without empty ones; null for a dot path. */
function segmentsOf(path: string): string[] | null {
  const segments = decoded(path)
    ?.split(/[/\\]+/)
    .filter((segment) => segment !== '');
  return segments === undefined || segments.some((segment) => segment.startsWith('.')) ? null : segments;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
