import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The cost of reading a file.
 * @typedef {{ title: string, name: string, mb: number, ms: number, elapsed: number, peakMb: number, outcome: string }}
 * Reading
 */

const CHILD = fileURLToPath(new URL('reader.mjs', import.meta.url));

/** Processor time for a file of 2.5 MB, including garbage collection. */
export const LIMIT_MS = 800;

export const HEAD = ['file', 'shape', 'MB', 'ms', 'CPU ms', 'peak MB', 'outcome', ''];

/**
 * Reads a file in a process of its own.
 * @param {import('./shapes.mjs').Shape} shape
 * @returns {Reading}
 */
export function readAlone({ title, name, bytesOf }) {
  const input = bytesOf();
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD, name], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}, ${title}: ${stderr}`);
  return { title, name, mb: input.length / 1_000_000, ...JSON.parse(stdout) };
}

/** @param {Reading} reading */
export const isOver = ({ ms }) => ms > LIMIT_MS;

/**
 * @param {Reading} reading
 * @returns {string[]}
 */
export const rowOf = (reading) => [
  reading.name,
  reading.title,
  reading.mb.toFixed(1),
  reading.elapsed.toFixed(0),
  reading.ms.toFixed(0),
  reading.peakMb.toFixed(0),
  reading.outcome,
  isOver(reading) ? '✗' : '',
];
