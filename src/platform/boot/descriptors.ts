import { readFileSync } from 'node:fs';

/** The soft limit of the process, as Linux lists it. */
const SOFT_LIMIT = /^Max open files\s+(\d+|unlimited)/m;

/** Descriptors for logs, mail, outgoing calls and the event loop. */
const OWN_DESCRIPTORS = 64;

const FEWEST_CONNECTIONS = 10;

/** The number of files and connections this process may have open; Infinity if the system does not report it. */
export function descriptorLimit(): number {
  try {
    return softLimitIn(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return Infinity;
  }
}

/** The limit in the text of /proc/{pid}/limits; Infinity if it is missing. */
export function softLimitIn(limits: string): number {
  const found = SOFT_LIMIT.exec(limits)?.[1] ?? 'unlimited';
  return found === 'unlimited' ? Infinity : Number(found);
}

/**
 * Returns the number of client connections that fit below `limit` descriptors besides `databaseConnections`. Each may
 * need a second descriptor, for the file that it sends.
 */
export function connectionsBelow(limit: number, databaseConnections: number): number {
  const free = limit - OWN_DESCRIPTORS - databaseConnections;
  return Math.max(FEWEST_CONNECTIONS, Math.floor(free / 2));
}
