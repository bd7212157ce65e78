import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ROOT } from '../../../scripts/lib/run.mjs';

const END_WITH_PARENT = fileURLToPath(new URL('../../lib/end-with-parent.mjs', import.meta.url));

/** So often a second the kernel counts, on every Linux there is. */
const TICKS_PER_MS = 0.1;

/** A Node program that serves, and the address it serves at. */
export type Serving = Awaited<ReturnType<typeof serving>>;

/** Starts a Node program; answers once it has printed an address. */
export async function serving(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      if (said.includes('\nserving')) return;
      said += chunk;
      const address = /(http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      said = '\nserving';
      resolve(address);
    });
    child.once('exit', () => reject(new Error(`${args.at(-1)} ended before it served: ${said}`)));
  });
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    /** Milliseconds of CPU so far. */
    cpu: () => cpuOf(pid),
    /** Bytes that are resident now. */
    resident: () => residentOf(pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Milliseconds of CPU that a process and those it started have used; NaN where there is no /proc. */
export const cpuOfFamily = (pid: number) =>
  childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), cpuOf(pid, true));

/** @param withEnded also of children that have ended */
function cpuOf(pid: number, withEnded: boolean = false) {
  const fields = statOf(pid);
  if (fields === null) return Number.NaN;
  const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_MS;
}

export const parentOf = (pid: number) => Number(statOf(pid)?.[1]);

const childrenOf = (pid: number) =>
  existsSync('/proc/self')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((one) => parentOf(one) === pid)
    : [];

/** The fields of a process in /proc from its state on; null if there is no such process. */
function statOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null;
  }
}

function residentOf(pid: number) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
  } catch {
    return Number.NaN;
  }
}
