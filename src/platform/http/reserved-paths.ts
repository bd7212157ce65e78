import type { RequestHandler } from 'express';

import { ErrorCode } from '#core/api/error-codes.js';

import { NotFoundError } from '../errors/domain.error.js';

/**
 * Answers 404 for a path that leads neither to a page nor to a call: one below a reserved name that the server does not
 * serve under that spelling, a dot path (`/.git/config`, `/a/../b`), one whose encoding is broken.
 * @param names first segments that belong to the server or to nobody, in lower case
 * @param isServed tells the paths that the server answers, as they are spelled
 */
export function refuseReservedPaths(
  names: readonly string[],
  isServed: (path: string) => boolean,
): RequestHandler {
  return (request, _response, next) => {
    // Below the paths it serves the router decides: `..%2F` there is an id, a wrong one.
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
