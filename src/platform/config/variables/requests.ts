import { integer } from './variable.js';
import { MANY, SECOND } from './bounds.js';

/** Limits of requests and connections. */
export const REQUESTS = {
  bodyLimit: integer('BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Maximum size of a request body',
    fallback: 100_000,
  }),
  importBodyLimit: integer('IMPORT_BODY_LIMIT_BYTES', 1_000, MANY, {
    meaning: 'Maximum size of the body of an import',
    fallback: 20_000_000,
  }),
  largeBodiesAtOnce: integer('LARGE_BODIES_AT_ONCE', 1, 100, {
    meaning: 'Concurrent bodies above BODY_LIMIT_BYTES in this process; others wait unread',
    fallback: 2,
  }),
  largeBodiesWaiting: integer('LARGE_BODIES_WAITING', 0, 1_000, {
    meaning: 'Bodies above BODY_LIMIT_BYTES that may wait, four per user; others get a 503',
    fallback: 20,
  }),
  projectReadsAtOnce: integer('PROJECT_READS_AT_ONCE', 1, 100, {
    meaning: 'Concurrent reads of whole projects in this process; equal reads share one',
    fallback: 2,
  }),
  projectReadsWaiting: integer('PROJECT_READS_WAITING', 0, 10_000, {
    meaning: 'Reads of whole projects that may wait; others get a 503',
    fallback: 100,
  }),
  projectCacheBytes: integer('PROJECT_CACHE_BYTES', 0, MANY, {
    meaning: 'Compressed projects in memory, for the next who open them; 0 keeps none',
    fallback: 32_000_000,
  }),
  answerFilesBytes: integer('ANSWER_FILES_BYTES', 0, MANY, {
    meaning:
      'Compressed projects in files of MOTLEY_DATA while they are sent, beyond 64 MB in memory; others get a 503',
    fallback: 1_000_000_000,
  }),
  queueTimeout: integer('QUEUE_TIMEOUT_MS', 100, 600 * SECOND, {
    meaning: 'Timeout for a waiting large body or read of a whole project, which then gets a 503',
    fallback: 20 * SECOND,
  }),
  requestTimeout: integer('REQUEST_TIMEOUT_MS', SECOND, 3_600 * SECOND, {
    meaning: 'Timeout for receiving a request',
    fallback: 60 * SECOND,
  }),
  headersTimeout: integer('HEADERS_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'Timeout for receiving the headers of a request, and for a socket to join a namespace',
    fallback: 10 * SECOND,
  }),
  keepAliveTimeout: integer('KEEP_ALIVE_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'Keep-alive timeout of a connection; must exceed the one of a proxy in front',
    fallback: 65 * SECOND,
  }),
  sendTimeout: integer('SEND_TIMEOUT_MS', SECOND, 600 * SECOND, {
    meaning: 'How long a client may take nothing of its response before the connection is closed',
    fallback: 30 * SECOND,
  }),
  connectionLimit: integer('CONNECTION_LIMIT', 10, MANY, {
    meaning: 'Concurrent connections; fewer if the process may not open twice as many files',
    fallback: 5_000,
  }),
  connectionAddressLimit: integer('CONNECTION_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Concurrent connections per address, if TRUST_PROXY is 0',
    fallback: 1_000,
  }),
  socketAddressLimit: integer('SOCKET_ADDRESS_LIMIT', 1, MANY, {
    meaning: 'Concurrent socket connections per address, WebSocket or long polling',
    fallback: 500,
  }),
} as const;
