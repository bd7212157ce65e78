import type { SpawnOptions } from 'node:child_process';

import { run } from '../../scripts/lib/run.mjs';

const SILENT: SpawnOptions = { stdio: 'ignore' };

/**
 * The prefix of a command that limits its network to the loopback, under the same account; empty if the system does not
 * support that.
 */
export async function isolation() {
  const { getuid, getgid } = process;
  const loopback = ['sh', '-c', 'PATH=$PATH:/usr/sbin:/sbin ip link set lo up && exec "$0" "$@"'];
  const prefix =
    getuid?.() === 0
      ? ['unshare', '--net', ...loopback]
      : [
          'unshare',
          '--user',
          '--map-root-user',
          '--net',
          ...loopback,
          'unshare',
          '--user',
          `--map-user=${getuid?.()}`,
          `--map-group=${getgid?.()}`,
        ];
  return (await works([...prefix, 'true'])) ? prefix : [];
}

/** The prefix of a command that records its connections in `file`; empty without strace. */
export async function tracing(file: string) {
  const prefix = [
    'strace',
    '--follow-forks',
    '--seccomp-bpf',
    '--quiet=all',
    '--signal=none',
    '--trace=connect,sendto,sendmsg,sendmmsg',
    '--output',
    file,
  ];
  return (await works([...prefix, 'true'])) ? prefix : [];
}

const works = async ([program = '', ...args]: string[]) => (await run(program, args, SILENT)) === 0;
