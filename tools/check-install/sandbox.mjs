import { run } from '../../scripts/lib/run.mjs';

/** @type {import('node:child_process').SpawnOptions} */
const SILENT = { stdio: 'ignore' };

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

/**
 * The prefix of a command that records its connections in `file`; empty without strace.
 * @param {string} file
 */
export async function tracing(file) {
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

/** @param {string[]} command */
const works = async ([program = '', ...args]) => (await run(program, args, SILENT)) === 0;
