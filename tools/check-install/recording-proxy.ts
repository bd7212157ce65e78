import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

interface RecordingProxy {
  asked: Map<string, number>;
  close: () => Promise<unknown>;
}

/**
 * An HTTP proxy on a Unix socket, which a network namespace does not close off. Forwards what it is asked for, through
 * `upstream` where this machine has a proxy itself, and counts the connections per host in `asked`.
 */
export function recordingProxy(path: string, upstream: string | null): Promise<RecordingProxy> {
  const asked: RecordingProxy['asked'] = new Map();
  const record = (host: string) => asked.set(host, (asked.get(host) ?? 0) + 1);
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

const hostOf = (authority: string) => authority.slice(0, authority.lastIndexOf(':')).replace(/^\[|\]$/g, '');

function tunnel(authority: string, upstream: string | null, client: Duplex, head: Buffer) {
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

const directly = (authority: string) =>
  connect(Number(authority.slice(authority.lastIndexOf(':') + 1)), hostOf(authority));

/** The other proxy answers the client itself. */
function through({ hostname, port }: URL, authority: string) {
  const socket = connect(Number(port || 80), hostname);
  socket.once('connect', () => socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`));
  return socket;
}

function close(server: Server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
