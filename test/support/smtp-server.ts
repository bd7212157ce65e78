import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';

import { Background } from '../../src/platform/background.js';
import { part } from './app.js';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** All parts, decoded. */
  text: string;
  /** The secret in the link. */
  token: string;
}

export interface SmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Refuses this many mails before it takes one, for now or, with 550, for good. */
  refuseNext: (count: number, status?: 451 | 550) => void;
  stop: () => void;
}

/** A mail server that keeps what it is sent: enough SMTP for a client that follows the book. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let refusals = { left: 0, status: 451 };
  const refusal = (): number | null => {
    refusals.left -= 1;
    return refusals.left < 0 ? null : refusals.status;
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    converse(socket, refusal, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (left, status = 451) => (refusals = { left, status }),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The mails that were posted so far, once all of them are delivered. */
export async function mailsTo(server: SmtpServer, address: string): Promise<ReceivedMail[]> {
  await part(Background).settled();
  return server.received.filter(({ to }) => to === address);
}

function converse(socket: Socket, refusal: () => number | null, keep: (mail: ReceivedMail) => void): void {
  let to = '';
  let content: string[] | null = null;
  const answer = (line: string): string => {
    to = /^RCPT.*<(.*)>/i.exec(line)?.[1] ?? to;
    const refused = /^RCPT/i.test(line) ? refusal() : null;
    if (refused !== null) return `${refused} <${to}> is not taken`;
    if (!/^DATA/i.test(line)) return '250 ok';
    content = [];
    return '354 go on';
  };
  const read = (line: string, lines: string[]): string | null => {
    if (line !== '.') {
      lines.push(line.replace(/^\.\./, '.'));
      return null;
    }
    keep(mailOf(to, lines));
    content = null;
    return '250 kept';
  };
  socket.write('220 test\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    const said = content === null ? answer(line) : read(line, content);
    if (said !== null) socket.write(`${said}\r\n`);
  });
}

function mailOf(to: string, lines: string[]): ReceivedMail {
  const end = lines.indexOf('');
  const head = unfolded(lines.slice(0, end).join('\n'));
  const text = `${head}\n\n${utf8(lines.slice(end).join('\n').replace(/=\n/g, ''))}`;
  return {
    to,
    subject: /^Subject: (.*)/m.exec(head)?.[1] ?? '',
    text,
    token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
  };
}

/** Headers, one a line, without the encoding of what is no ASCII. */
const unfolded = (head: string): string =>
  head
    .replace(/\n[ \t]+/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, word: string) => utf8(word.replaceAll('_', ' ')));

/** Quoted-printable bytes. */
const utf8 = (text: string): string =>
  text.replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
