import { resolve } from 'node:path';

import { BootError } from '../errors/boot.error.js';

/** Runs a command of the operator. A failure is printed and ends the process with exit code 1. */
export async function asCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    for (const line of error.lines) process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/**
 * The path of the file argument, resolved from the directory where npm was called.
 * @throws BootError with the usage if there is not exactly one argument
 */
export function fileArgument(command: string): string {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    throw new BootError(`Name one file: npm run ${command} -- motley.backup`);
  return resolve(process.env.INIT_CWD ?? '.', file);
}
