import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT_FRAME = 0x81;
const MASKED = 0x80;
/** Longer frames have a longer header. */
const LONGEST = 125;

/** A raw websocket: the client of socket.io closes what the server leaves open. */
export interface RawSocket {
  /** Sends one Engine.IO message of at most 125 bytes: `40/name,` enters a namespace. */
  send: (message: string) => void;
  /** Resolves once the server has sent a message with this text. */
  heard: (words: string) => Promise<void>;
  /** Resolves once the connection has closed. */
  closed: Promise<void>;
  end: () => void;
}

/**
 * Opens a websocket at the server of this origin.
 * @throws if the server refuses it
 */
export async function openRawSocket(
  origin: string,
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const asked = request(`${origin}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      ...headers,
    },
  }).end();
  asked.once('response', (response) => asked.destroy(new Error(`refused: ${response.statusCode}`)));
  const [, stream, first] = (await once(asked, 'upgrade')) as [unknown, Duplex, Buffer];
  return overStream(stream, first.toString());
}

function overStream(stream: Duplex, first: string): RawSocket {
  let said = first;
  stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  stream.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => stream.once('close', resolve));
  return {
    closed,
    send: (message) => stream.write(frame(message)),
    heard: async (words) => {
      while (!said.includes(words)) await once(stream, 'data');
    },
    end: () => stream.destroy(),
  };
}

/** A mask of zeros leaves the text as it is. */
function frame(message: string): Buffer {
  const text = Buffer.from(message);
  if (text.length > LONGEST) throw new Error('This message needs a longer header.');
  return Buffer.concat([Buffer.from([TEXT_FRAME, MASKED + text.length]), Buffer.alloc(4), text]);
}
