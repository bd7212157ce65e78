import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** The command of `npm start`: Node with its limits, and the script. */
export const START = [process.execPath, ...scripts.start.split(' ').slice(1)] as const;

export interface Ending {
  /** Null if a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The output on stderr. */
  complaint: string;
}

export interface Motley {
  pid: number;
  /** The address of the server; rejects if the process ends first. */
  address: Promise<string>;
  /** The output so far. */
  said: () => string;
  ended: Promise<Ending>;
  /** Sends a signal and waits for the process to end. */
  end(signal: NodeJS.Signals): Promise<Ending>;
}

const running = new Set<Motley>();
const folders: string[] = [];

/** A new data folder, deleted after the specs of the file. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'motley-process-'));
  folders.push(folder);
  return folder;
}

/** Starts Motley like a user, on a free port; `command` may wrap it. */
export function start(environment: Record<string, string>, command: readonly string[] = START): Motley {
  const [program = '', ...args] = command;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, { cwd: ROOT, env: { PATH, HOME, PORT: '0', ...environment } });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started.`);
  const complaint: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(motley);
      resolve({ code, signal, complaint: Buffer.concat(complaint).toString() });
    });
  });
  const end = (signal: NodeJS.Signals): Promise<Ending> => {
    child.kill(signal);
    return ended;
  };
  const told: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => told.push(chunk.toString()));
  const said = (): string => told.join('');
  const motley: Motley = {
    pid,
    address: addressIn(child.stdout, said, ended),
    said,
    ended,
    end,
  };
  // Without a listener, a missing address is no unhandled rejection.
  motley.address.catch(() => undefined);
  running.add(motley);
  return motley;
}

function addressIn(
  output: NodeJS.ReadableStream,
  said: () => string,
  ended: Promise<Ending>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    output.on('data', () => {
      const address = /Motley is ready: (\S+)/.exec(said())?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(({ code, signal, complaint }) =>
      reject(new Error(`Motley ended before it served (${signal ?? code}): ${said()}${complaint}`)),
    );
  });
}

/** For `afterAll`: ends everything that a failed spec has started. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((motley) => motley.end('SIGKILL')));
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 20 })),
  );
}

/** The duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await work();
  return Date.now() - startedAt;
}
