import { readFileSync } from 'node:fs';

import { BootError } from '../boot/boot.error.js';
import { contradictions } from './contradictions.js';
import { unknownVariables } from './unknown-variables.js';
import type { Variable } from './variable.js';
import { VARIABLES } from './variables.js';

type Schema = typeof VARIABLES;
export type Settings = { readonly [K in keyof Schema]: Schema[K] extends Variable<infer T> ? T : never };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Gives a class the properties of `T`, so that one name serves as type and as injection token. */
const holding = <T extends object>(): new (values: T) => T =>
  class {
    constructor(values: T) {
      Object.assign(this, values);
    }
  } as new (values: T) => T;

/** The settings of this process, read once from the environment. */
export class Config extends holding<Settings>() {
  /** The same settings with some replaced. */
  with(changes: Partial<Settings>): Config {
    return new Config({ ...this, ...changes });
  }
}

/**
 * Reads the settings; a variable set to nothing counts as not set.
 * @throws BootError with one line for every fault there is, all at once
 */
export function readConfig(environment: Environment): Config {
  const variables: [string, Variable<unknown>][] = Object.entries(VARIABLES);
  const faults = unknownVariables(
    Object.keys(environment).filter((name) => environment[name] !== ''),
    variables.flatMap(([, { name, secret }]) => (secret ? [name, `${name}_FILE`] : [name])),
  );
  const settings = variables.map(([key, variable]) => [key, read(variable, environment, faults)]);
  const config = new Config(Object.fromEntries(settings) as Settings);
  // Whether settings go together is a question for settings that are known.
  if (faults.length === 0) faults.push(...contradictions(config));
  if (faults.length > 0) throw new BootError(faults);
  return config;
}

function read(variable: Variable<unknown>, environment: Environment, faults: string[]): unknown {
  const text = environment[variable.name] || fromFile(variable, environment, faults);
  if (!text) return variable.fallback;
  const value = variable.parse(text);
  // A secret is not repeated, not even a wrong one.
  if (value === null)
    faults.push(`${variable.name}${variable.secret ? '' : `=${text}`} ${variable.expects}.`);
  return value;
}

function fromFile(
  { name, secret }: Variable<unknown>,
  environment: Environment,
  faults: string[],
): string | undefined {
  const path = secret ? environment[`${name}_FILE`] : undefined;
  if (!path) return undefined;
  try {
    const text = readFileSync(path, 'utf8').trim();
    // Else a secret that got lost on its way would read as one that was never set.
    if (text === '') faults.push(`${name}_FILE=${path} is empty: fill it, or unset ${name}_FILE.`);
    return text;
  } catch (error) {
    faults.push(
      `${name}_FILE=${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
    return undefined;
  }
}
