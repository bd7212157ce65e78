import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Shape } from './shapes.ts';

/** The cost of reading a file. */
interface Reading {
  title: string;
  name: string;
  mb: number;
  ms: number;
  elapsed: number;
  peakMb: number;
  outcome: string;
}

const CHILD = fileURLToPath(new URL('reader.mjs', import.meta.url));

/** Processor time for a file of 2.5 MB, including garbage collection. */
export const LIMIT_MS = 800;

export const HEAD = ['file', 'shape', 'MB', 'ms', 'CPU ms', 'peak MB', 'outcome', ''];

/** Reads a file in a process of its own. */
export function readAlone({ title, name, bytesOf }: Shape): Reading {
  const input = bytesOf();
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD, name], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}, ${title}: ${stderr}`);
  const cost = JSON.parse(stdout) as Omit<Reading, 'title' | 'name' | 'mb'>;
  return { title, name, mb: input.length / 1_000_000, ...cost };
}

export const isOver = ({ ms }: Reading) => ms > LIMIT_MS;

export const rowOf = (reading: Reading): string[] => [
  reading.name,
  reading.title,
  reading.mb.toFixed(1),
  reading.elapsed.toFixed(0),
  reading.ms.toFixed(0),
  reading.peakMb.toFixed(0),
  reading.outcome,
  isOver(reading) ? '✗' : '',
];
