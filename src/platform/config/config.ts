import { readFileSync } from 'node:fs';

import { BootError } from '../errors/boot.error.js';
import { contradictions } from './contradictions.js';
import { similarVariables, unknownVariables } from './unknown-variables.js';
import type { Variable } from './variables/variable.js';
import { VARIABLES } from './variables.js';

type Schema = typeof VARIABLES;
export type Settings = { readonly [K in keyof Schema]: Schema[K] extends Variable<infer T> ? T : never };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Gives a class the properties of `T`, so that one name is both the type and the injection token. */
const holding = <T extends object>(): new (values: T) => T =>
  class {
    constructor(values: T) {
      Object.assign(this, values);
    }
  } as new (values: T) => T;

/** The settings of this process, read once from the environment. */
export class Config extends holding<Settings>() {
  /** Returns the settings with some of them replaced. */
  with(changes: Partial<Settings>): Config {
    return new Config({ ...this, ...changes });
  }
}

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws BootError with one line per fault, all at once
 */
export function readConfig(environment: Environment): Config {
  const variables: [string, Variable<unknown>][] = Object.entries(VARIABLES);
  const faults = unknownVariables(namesIn(environment), KNOWN);
  const settings = variables.map(([key, variable]) => [key, read(variable, environment, faults)]);
  const config = new Config(Object.fromEntries(settings) as Settings);
  // Combinations are only checked once every setting is valid.
  if (faults.length === 0) faults.push(...contradictions(config));
  if (faults.length > 0) throw new BootError(faults);
  return config;
}

const KNOWN = Object.values<Variable<unknown>>(VARIABLES).flatMap(({ name, secret }) =>
  secret ? [name, `${name}_FILE`] : [name],
);

const namesIn = (environment: Environment): string[] =>
  Object.keys(environment).filter((name) => environment[name] !== '');

/** One warning per variable that may be meant for Motley and has no effect; those of `readConfig` are errors. */
export const unusedVariables = (environment: Environment): string[] =>
  similarVariables(namesIn(environment), KNOWN);

function read(variable: Variable<unknown>, environment: Environment, faults: string[]): unknown {
  const { name, secret } = variable;
  if (secret && environment[name] && environment[`${name}_FILE`])
    faults.push(`${name} and ${name}_FILE are both set: unset one of them.`);
  const text = environment[variable.name] || fromFile(variable, environment, faults);
  if (!text) return variable.fallback;
  const value = variable.parse(text);
  // The message never contains the value of a secret.
  if (value === null)
    faults.push(
      `${variable.name}${variable.secret ? '' : `=${text}`} ${variable.fault(text) ?? variable.expects}.`,
    );
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
    // Otherwise a secret that is empty by mistake would count as not set.
    if (text === '') faults.push(`${name}_FILE=${path} is empty: fill it, or unset ${name}_FILE.`);
    return text;
  } catch (error) {
    faults.push(
      `${name}_FILE=${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
    return undefined;
  }
}
