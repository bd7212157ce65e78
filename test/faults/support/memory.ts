import { readFile } from 'node:fs/promises';

/** The resident memory of a process in megabytes; 0 if the system does not report it. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? '0') / 1_024);
}
