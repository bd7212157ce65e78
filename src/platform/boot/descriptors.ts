import { readFileSync } from 'node:fs';

/** The soft limit of the process, as Linux lists it. */
const SOFT_LIMIT = /^Max open files\s+(\d+|unlimited)/m;

/** Logs, mail, calls to other services, the event loop's own. */
const OWN_DESCRIPTORS = 64;

const FEWEST_CONNECTIONS = 10;

/** How many files and connections this process may have open; Infinity where the system does not say. */
export function descriptorLimit(): number {
  try {
    return softLimitIn(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return Infinity;
  }
}

/** The limit in the text of /proc/{pid}/limits; Infinity where there is none. */
export function softLimitIn(limits: string): number {
  const found = SOFT_LIMIT.exec(limits)?.[1] ?? 'unlimited';
  return found === 'unlimited' ? Infinity : Number(found);
}

/**
 * How many connections of callers fit below `limit` descriptors, when the database takes `databaseConnections`:
 * each may need a second descriptor, for the file that it is answered with.
 */
export function connectionsBelow(limit: number, databaseConnections: number): number {
  const free = limit - OWN_DESCRIPTORS - databaseConnections;
  return Math.max(FEWEST_CONNECTIONS, Math.floor(free / 2));
}
