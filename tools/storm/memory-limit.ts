import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** How it is called, what a program is started with under it, and how it is ended. */
export interface MemoryLimit {
  kind: string;
  command: (words: string[]) => string[];
  remove: () => void;
}

export const LIMIT_MB = 512;

const MB = 2 ** 20;

/** Where each version of cgroups keeps its groups, and the file with the limit in bytes. */
const VERSIONS = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max' },
];

/** The heap that V8 grants itself in a container of this size; without a group nothing else tells it. */
const HEAP_MB = 256;

/**
 * A limit on the memory of one process and its children: a control group of the kernel where one can be made, else a
 * limit on the heap alone, beside which the resident size is only watched.
 */
export function memoryLimit(): MemoryLimit {
  for (const { folder, limit } of VERSIONS) {
    const group = join(folder, `motley-storm-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, limit), String(LIMIT_MB * MB));
      return inGroup(group);
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return {
    kind: `--max-old-space-size=${HEAP_MB}, resident size watched only (no control group could be made)`,
    command: ([node = '', ...words]) => [node, `--max-old-space-size=${HEAP_MB}`, ...words],
    remove: () => undefined,
  };
}

const inGroup = (group: string): MemoryLimit => ({
  kind: 'a control group of the kernel',
  command: (words) => [
    '/bin/sh',
    '-c',
    `echo $$ > ${join(group, 'cgroup.procs')} && exec "$@"`,
    'sh',
    ...words,
  ],
  remove: () => {
    // A process that is just ending still belongs to it.
    if (readFileSync(join(group, 'cgroup.procs'), 'utf8').trim() === '') rmdirSync(group);
  },
});
