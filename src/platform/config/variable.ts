import { readFileSync } from 'node:fs';

/** An environment variable: its name, meaning, default and parser. */
export interface Variable<T> {
  name: string;
  /** What the value does, for the reference and for error messages. */
  meaning: string;
  fallback: T;
  /** An example for the reference; required if there is no default. */
  example: string | null;
  /** Parses the text; null if it is invalid. */
  parse(text: string): T | null;
  /** The expected format, for error messages. */
  expects: string;
  /** The value may be read from a file instead, whose path is in NAME_FILE. */
  secret: boolean;
}

interface Words<T> {
  meaning: string;
  fallback: T;
  example?: string;
  secret?: boolean;
}

const variable = <T>(
  name: string,
  { meaning, fallback, example, secret = false }: Words<T>,
  expects: string,
  parse: (text: string) => T | null,
): Variable<T> => ({ name, meaning, fallback, example: example ?? null, secret, expects, parse });

/** Any text. */
export const text = (name: string, words: Words<string>): Variable<string> =>
  variable(name, words, 'must be a text', (value) => value);

/** Text of at least `length` characters; the default may be shorter. */
export const longText = (name: string, length: number, words: Words<string>): Variable<string> =>
  variable(name, words, `must have at least ${length} characters`, (value) =>
    value.length < length ? null : value,
  );

/** The contents of a text file, at most `length` characters; null if no file is named. */
export const fileText = (
  name: string,
  length: number,
  words: Omit<Words<null>, 'fallback'>,
): Variable<string | null> =>
  variable<string | null>(
    name,
    { ...words, fallback: null },
    `must be the path of a text file of 1 to ${length} characters`,
    (path) => {
      const content = contentOf(path).trim();
      return content === '' || content.length > length ? null : content;
    },
  );

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A whole number from `min` to `max`. */
export const integer = (name: string, min: number, max: number, words: Words<number>): Variable<number> =>
  variable(name, words, `must be a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value);
    return /^\d{1,15}$/.test(value) && number >= min && number <= max ? number : null;
  });

/** `true` or `false`; with a null default, other variables decide. */
export const flag = <F extends boolean | null>(name: string, words: Words<F>): Variable<F | boolean> =>
  variable<F | boolean>(name, words, 'must be true or false', (value) =>
    value === 'true' || value === 'false' ? value === 'true' : null,
  );

/** One of the given words. */
export const oneOf = <const W extends string>(
  name: string,
  options: readonly W[],
  words: Words<NoInfer<W>>,
): Variable<W> =>
  variable<W>(
    name,
    words,
    `must be ${options.join(' or ')}`,
    (value) => options.find((option) => option === value) ?? null,
  );

/** Texts separated by commas, each of which must meet `holds`; empty if not set. */
export const list = (
  name: string,
  { holds, expects }: { holds: (item: string) => boolean; expects: string },
  words: Omit<Words<never>, 'fallback'>,
): Variable<readonly string[]> =>
  variable<readonly string[]>(name, { ...words, fallback: [] }, expects, (value) => {
    const items = value.split(',').map((item) => item.trim());
    return items.every(holds) ? items : null;
  });

/** An absolute URL with one of the schemes, without a trailing slash; null if not set. */
export const url = (
  name: string,
  schemes: readonly string[],
  words: Omit<Words<null>, 'fallback'>,
): Variable<string | null> =>
  variable<string | null>(
    name,
    { ...words, fallback: null },
    `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    (value) => (isAddress(value, schemes) ? value.replace(/\/+$/, '') : null),
  );

/** Every part must decode: a stray % would only fail much later. */
function isAddress(text: string, schemes: readonly string[]): boolean {
  try {
    const { protocol, username, password, pathname } = new URL(text);
    decodeURIComponent(username + password + pathname);
    return schemes.includes(protocol.slice(0, -1));
  } catch {
    return false;
  }
}
