import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const END_WITH_PARENT = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));

type ChildServer = ReturnType<typeof startServer>;

/**
 * Starts a server, a Node program, that ends on request, or with this process. `said` answers what it has
 * written so far, `ended` settles once it has ended.
 */
export function startServer(args: string[], { env, cwd }: { env: NodeJS.ProcessEnv; cwd?: string }) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], { env, cwd });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const ended = new Promise((resolve) => child.once('close', () => resolve(null)));
  return {
    said: () => lines.join(''),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Polls `look` while the server runs and returns its first result; throws if the server ends first. */
export async function untilIt<T>(
  server: ChildServer,
  name: string,
  look: () => T | Promise<T>,
): Promise<NonNullable<T>> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not start:\n${server.said()}`);
}
