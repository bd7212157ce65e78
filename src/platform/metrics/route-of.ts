import type { Request } from 'express';

/** The pattern of the matched route, never the path itself. */
export function routeOf(request: Request): string {
  const route: unknown = request.route;
  const isMatched = typeof route === 'object' && route !== null && 'path' in route;
  return isMatched ? String(route.path) : 'unmatched';
}
