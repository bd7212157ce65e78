import { readFileSync } from 'node:fs';

import { isEmail } from '#core/domain/email.js';

/** An environment variable: its name, meaning, default and parser. */
export interface Variable<T> {
  name: string;
  /** A description for the reference and for error messages. */
  meaning: string;
  fallback: T;
  /** An example for the reference; required if there is no default. */
  example: string | null;
  /** Parses the text; null if it is invalid. */
  parse(text: string): T | null;
  /** The expected format, for the reference and for error messages. */
  expects: string;
  /** Returns the error of an invalid text if it can be described more precisely than by `expects`; otherwise null. */
  fault(text: string): string | null;
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
  fault: (text: string) => string | null = () => null,
): Variable<T> => ({ name, meaning, fallback, example: example ?? null, secret, expects, parse, fault });

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

/** A list of texts separated by commas, each of which must satisfy `holds`; empty if not set. */
export const list = (
  name: string,
  { holds, expects }: { holds: (item: string) => boolean; expects: string },
  words: Omit<Words<never>, 'fallback'>,
): Variable<readonly string[]> =>
  variable<readonly string[]>(name, { ...words, fallback: [] }, expects, (value) => {
    const items = value.split(',').map((item) => item.trim());
    return items.every(holds) ? items : null;
  });

/** An email address, alone or as `Name <address>`; empty if not set. */
export const mailbox = (name: string, words: Omit<Words<never>, 'fallback'>): Variable<string> =>
  variable(
    name,
    { ...words, fallback: '' },
    'must be an email, or a name and an email in angle brackets',
    (value) => {
      const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
      return isEmail(address.trim()) ? value : null;
    },
  );

/** An http or https URL without a path; null if not set. */
export const origin = (name: string, words: Omit<Words<null>, 'fallback'>): Variable<string | null> =>
  variable<string | null>(
    name,
    { ...words, fallback: null },
    'must start with http:// or https://, and have no path',
    (value) =>
      isUrl(value, ['http', 'https']) && new URL(value).href === `${new URL(value).origin}/`
        ? new URL(value).origin
        : null,
    (value) =>
      isUrl(value, ['http', 'https'])
        ? 'must have nothing behind the host and port: Motley needs a host name of its own'
        : null,
  );

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
    (value) => (isUrl(value, schemes) && !hasStrayAt(value) ? value.replace(/\/+$/, '') : null),
    (value) => (hasUnencoded(value, schemes) ? ENCODE : null),
  );

const ENCODE =
  'has a user or password with a character that must be percent-encoded: @ is %40, / is %2F, : is %3A, ? is %3F, # is %23, % is %25';

/** A password with a slash ends the host too early, and leaves the @ of the real host in the path. */
const hasStrayAt = (text: string): boolean => /^\w+:\/\/[^/?#]*@[^/?#]*([/#][^?]*|\?.*)@/.test(text);

/** Returns whether a text that is no URL, or whose host is not the intended one, has a valid scheme and a password. */
const hasUnencoded = (text: string, schemes: readonly string[]): boolean =>
  schemes.some((scheme) => text.startsWith(`${scheme}://`)) && /^\w+:\/\/[^/?#]*:.*@/.test(text);

/** Every part must decode: a stray % would only fail much later. */
function isUrl(text: string, schemes: readonly string[]): boolean {
  try {
    const { protocol, username, password, pathname } = new URL(text);
    decodeURIComponent(username + password + pathname);
    return schemes.includes(protocol.slice(0, -1));
  } catch {
    return false;
  }
}
