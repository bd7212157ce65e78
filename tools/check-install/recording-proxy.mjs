import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** @typedef {import('node:stream').Duplex} Duplex */
/** @typedef {{ asked: Map<string, number>, close: () => Promise<unknown> }} RecordingProxy */

/**
 * An HTTP proxy on a Unix socket, which a network namespace does not close off. Forwards what it is asked for, through
 * `upstream` where this machine has a proxy itself, and counts the connections per host in `asked`.
 * @param {string} path
 * @param {string | null} upstream
 * @returns {Promise<RecordingProxy>}
 */
export function recordingProxy(path, upstream) {
  /** @type {RecordingProxy['asked']} */
  const asked = new Map();
  const record = (/** @type {string} */ host) => asked.set(host, (asked.get(host) ?? 0) + 1);
  const server = createServer((incoming, answer) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    record(hostname);
    const options = {
      hostname,
      port: port || 80,
      path: pathname + search,
      method: incoming.method,
      headers: incoming.headers,
    };
    const onward = request(options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  server.on('connect', (incoming, client, head) => {
    const authority = incoming.url ?? '';
    record(hostOf(authority));
    tunnel(authority, upstream, client, head);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve({ asked, close: () => close(server) }));
  });
}

/** @param {string} authority */
const hostOf = (authority) => authority.slice(0, authority.lastIndexOf(':')).replace(/^\[|\]$/g, '');

/**
 * @param {string} authority
 * @param {string | null} upstream
 * @param {Duplex} client
 * @param {Buffer} head
 */
function tunnel(authority, upstream, client, head) {
  const onward = upstream === null ? directly(authority) : through(new URL(upstream), authority);
  onward.once('connect', () => {
    if (upstream === null) client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    onward.write(head);
    onward.pipe(client);
    client.pipe(onward);
  });
  const end = () => {
    onward.destroy();
    client.destroy();
  };
  for (const socket of [onward, client]) socket.once('error', end).once('close', end);
}

/** @param {string} authority */
const directly = (authority) =>
  connect(Number(authority.slice(authority.lastIndexOf(':') + 1)), hostOf(authority));

/**
 * The other proxy answers the client itself.
 * @param {URL} proxy
 * @param {string} authority
 */
function through({ hostname, port }, authority) {
  const socket = connect(Number(port || 80), hostname);
  socket.once('connect', () => socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`));
  return socket;
}

/** @param {import('node:http').Server} server */
function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
