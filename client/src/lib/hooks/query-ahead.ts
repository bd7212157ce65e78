import type { Location } from 'react-router-dom';

/**
 * The query that pending navigations at a location lead to. The router applies a navigation a moment later: further
 * changes of the query start from the pending one.
 */
const ahead = new WeakMap<Location, URLSearchParams>();

/** Returns a copy that can be changed. */
export const queryAt = (location: Location): URLSearchParams =>
  new URLSearchParams(ahead.get(location) ?? location.search);

/** Records a query that the router is navigating to from this location. */
export const noteAhead = (location: Location, query: URLSearchParams): void =>
  void ahead.set(location, query);
