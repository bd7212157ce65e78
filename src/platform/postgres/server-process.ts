import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { BootError } from '../errors/boot.error.js';
import { takeOver } from '../config/foreign-data.js';

export type Command = readonly [program: string, args: readonly string[]];

/** A server that accepts connections. */
export interface ServerProcess {
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>;
  /** Stops the server gracefully: open transactions are rolled back, committed data is on disk. */
  stop(): Promise<void>;
}

/** The result of a start: a server, or its output if it failed. */
export type Start = { server: ServerProcess } | { refusal: string[] };

const READY = 'database system is ready to accept connections';
const KEPT_LINES = 50;

/** Starts the server and waits until it is ready or has ended. */
export function startServer(command: Command): Promise<Start> {
  const child = launch(command);
  const lines: string[] = [];
  const ended = endOf(child, lines);
  return new Promise((resolve) => {
    watchLines(child, (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      if (line.includes(READY)) resolve({ server: { ended, stop: () => stop(child, ended) } });
    });
    void ended.then(() => resolve({ refusal: lines }));
  });
}

/**
 * Runs a program to its end.
 * @throws BootError with the program's error message if it fails
 */
export async function runToEnd(command: Command): Promise<void> {
  const child = launch(command);
  const lines: string[] = [];
  watchLines(child, (line) => lines.push(line));
  await endOf(child, lines);
  if (child.exitCode !== 0) throw refused(lines);
}

/** The first error message in the output of a PostgreSQL program. */
export function refused(lines: readonly string[]): BootError {
  const complaint =
    lines.find((line) => /\b(FATAL|PANIC|ERROR|error|could not)\b/.test(line)) ?? lines.at(-1);
  const known = KNOWN.find(([pattern]) => lines.some((line) => pattern.test(line)));
  if (known !== undefined) {
    const [pattern, explain] = known;
    const line = lines.find((one) => pattern.test(one)) ?? '';
    return new BootError(explain(...(pattern.exec(line) ?? []).slice(1)));
  }
  return new BootError(
    `The embedded PostgreSQL does not start: ${complaint?.replace(PREFIX, '').trim() ?? 'it ended without a word'}`,
  );
}

/** Messages of PostgreSQL, and what they mean for the operator. */
const KNOWN: [message: RegExp, explain: (...found: string[]) => string][] = [
  [
    /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/,
    () => 'The disk is full: PostgreSQL needs room for its files. Free some, then start again.',
  ],
  [
    /initialized by PostgreSQL version (\d+)\b.*not compatible with this version (\d+)/,
    (before = '', now = '') =>
      `The data is of PostgreSQL ${before}, and this release of Motley has PostgreSQL ${now}: write a backup with the release ` +
      'that made it, and restore that into a new MOTLEY_DATA (docs/self-hosting.md, “A new PostgreSQL”).',
  ],
  [/data directory "(.*)" has wrong ownership/, (path = '') => `Cannot use ${path}: ${takeOver(path)}.`],
];

/** The time and process id, which an operator does not need. */
const PREFIX = /^.*\[\d+\] /;

/** A separate process group keeps Ctrl+C from reaching the server before Motley has finished its requests. */
function launch([program, args]: Command): ChildProcess {
  return spawn(program, args, {
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}

function watchLines(child: ChildProcess, onLine: (line: string) => void): void {
  if (child.stderr !== null) createInterface({ input: child.stderr }).on('line', onLine);
}

/** A program that cannot be started ends too, with the reason as its last line. */
const endOf = (child: ChildProcess, lines: string[]): Promise<void> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve();
    });
    child.once('close', () => resolve());
  });

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  await ended;
}
