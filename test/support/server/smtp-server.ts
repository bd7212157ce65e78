import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import { Background } from '../../../src/platform/background.js';
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
  stop: () => Promise<void>;
}

/** A mail server that keeps what it is sent. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let refusals = { left: 0, status: 451 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Clients keep their connections; nobody waits for them at the end.
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, answer) => {
      refusals.left -= 1;
      if (refusals.left < 0) return answer();
      answer(Object.assign(new Error(`<${address}> is not taken`), { responseCode: refusals.status }));
    },
    onData: (stream, { envelope }, answer) => {
      text(stream).then((content) => {
        const lines = content.trimEnd().split('\r\n');
        for (const { address } of envelope.rcptTo) received.push(mailOf(address, lines));
        answer();
      }, answer);
    },
  });
  // Errors of interrupted connections, which their clients receive as well.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (left, status = 451) => (refusals = { left, status }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The mails that were posted so far, once all of them are delivered. */
export async function mailsTo(server: SmtpServer, address: string): Promise<ReceivedMail[]> {
  await part(Background).settled();
  return server.received.filter(({ to }) => to === address);
}

function mailOf(to: string, lines: string[]): ReceivedMail {
  const end = lines.indexOf('');
  const head = unfolded(lines.slice(0, end).join('\n'));
  const whole = `${head}\n\n${utf8(lines.slice(end).join('\n').replace(/=\n/g, ''))}`;
  return {
    to,
    subject: /^Subject: (.*)/m.exec(head)?.[1] ?? '',
    text: whole,
    token: /token=([\w-]+)/.exec(whole)?.[1] ?? '',
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
