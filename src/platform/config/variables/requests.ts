import { integer } from '../variable.js';
import { MANY, SECOND } from './bounds.js';

/** What requests and connections may take of the process. */
export const REQUESTS = {
  bodyLimit: integer('BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Largest body of a call',
    fallback: 100_000,
  }),
  importBodyLimit: integer('IMPORT_BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Largest body of a call that imports',
    fallback: 20_000_000,
  }),
  largeBodiesAtOnce: integer('LARGE_BODIES_AT_ONCE', 1, 100, {
    meaning:
      'Bodies above BODY_LIMIT_BYTES that this process works on at the same time; the others wait unread',
    fallback: 2,
  }),
  largeBodiesWaiting: integer('LARGE_BODIES_WAITING', 0, 1_000, {
    meaning:
      'Bodies above BODY_LIMIT_BYTES that may wait for their turn, four of each user; others get a 503',
    fallback: 20,
  }),
  projectReadsAtOnce: integer('PROJECT_READS_AT_ONCE', 1, 100, {
    meaning: 'Whole projects that this process reads at the same time; equal reads share one',
    fallback: 2,
  }),
  projectReadsWaiting: integer('PROJECT_READS_WAITING', 0, 10_000, {
    meaning: 'Whole projects that may wait to be read; others get a 503',
    fallback: 100,
  }),
  queueTimeout: integer('QUEUE_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Longest wait of a large body or the read of a whole project for its turn; then it gets a 503',
    fallback: 20 * SECOND,
  }),
  requestTimeout: integer('REQUEST_TIMEOUT_MS', SECOND, 3_600 * SECOND, {
    meaning: 'Longest time a request may take to arrive',
    fallback: 60 * SECOND,
  }),
  headersTimeout: integer('HEADERS_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'Longest time the headers of a request may take to arrive, and a socket to enter a namespace',
    fallback: 10 * SECOND,
  }),
  keepAliveTimeout: integer('KEEP_ALIVE_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'How long a connection is kept for its next request; longer than a proxy in front keeps it',
    fallback: 65 * SECOND,
  }),
  connectionLimit: integer('CONNECTION_LIMIT', 10, MANY, {
    meaning: 'Connections at once; fewer where the process may not open twice as many files',
    fallback: 5_000,
  }),
  connectionAddressLimit: integer('CONNECTION_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Connections at once from one address, where TRUST_PROXY is 0',
    fallback: 1_000,
  }),
  socketAddressLimit: integer('SOCKET_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Sockets of open pages at once from one address',
    fallback: 500,
  }),
} as const;
