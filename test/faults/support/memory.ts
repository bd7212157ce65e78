import { readFile } from 'node:fs/promises';

/** Megabytes of memory that a process has resident; 0 where the system does not say. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? '0') / 1_024);
}
