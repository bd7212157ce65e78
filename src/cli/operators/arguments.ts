import { createInterface } from 'node:readline/promises';

import { BootError } from '../../platform/errors/boot.error.js';

export interface Arguments {
  command: string;
  /** The arguments after the command. */
  names: string[];
  isJson: boolean;
  /** Whether a deletion is confirmed. */
  isSure: boolean;
}

/**
 * Parses the arguments of a command.
 * @param usage shown with errors
 * @param expected the number of names for each command
 * @throws BootError with the usage
 */
export function argumentsOf(
  words: readonly string[],
  usage: readonly string[],
  expected: Readonly<Record<string, number>>,
): Arguments {
  const [command = '', ...names] = words.filter((word) => !word.startsWith('--'));
  const flags = words.filter((word) => word.startsWith('--'));
  const strange = flags.find((flag) => flag !== '--json' && flag !== '--yes');
  if (strange !== undefined) throw new BootError([`There is no ${strange} here.`, ...usage]);
  if (command !== '' && !Object.hasOwn(expected, command))
    throw new BootError([`There is no command ${command}.`, ...usage]);
  if (names.length !== expected[command]) throw new BootError(usage);
  return { command, names, isJson: flags.includes('--json'), isSure: flags.includes('--yes') };
}

/** Asks the operator to confirm by typing `name`. @throws BootError if they do not, or without a terminal */
export async function confirm(question: string, name: string): Promise<void> {
  if (!process.stdin.isTTY) throw new BootError('To confirm the deletion, add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(`${question} Type ${name} to confirm: `);
  terminal.close();
  if (typed.trim() !== name) throw new BootError('Nothing was deleted.');
}
