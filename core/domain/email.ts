import { LIMITS } from './rules.js';

// Defines which texts are emails, and when two emails belong to the same mailbox. The database only compares results of
// foldEmail(), because its own lower case depends on its locale.

/** Provided by browsers and Node; converts domain names to ASCII. */
declare const URL: new (url: string) => { readonly hostname: string };

/** The shape of an email. Use isEmail(), which checks the length first. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Printable ASCII. */
const LOCAL_PART = /^[!-~]+$/;

/** Labels of letters, digits and inner hyphens; the last one begins with a letter, so that no number is a domain. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Invisible characters, and characters without meaning of their own. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Characters that would end a host name in a URL, or mean something else there. */
const NO_HOST = /[\s#%/:<>?@[\\\]^|]/;

const ASCII = /^\p{ASCII}*$/u;

/**
 * Returns whether a text has the form of an email, including those of existing accounts. Long texts are refused without
 * a scan.
 */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text);

/**
 * Returns the spelling in which a new email is stored and shown: the local part as typed, the domain in lower case and
 * in ASCII (`xn--…`), so that a look-alike of another alphabet is visible. Null if it is no email, has invisible
 * characters, or has a local part beyond ASCII. Idempotent.
 */
export function storedEmail(typed: string): string | null {
  if (!isEmail(typed) || INVISIBLE.test(typed)) return null;
  const [local, domain] = partsOf(typed);
  const ascii = asciiDomain(domain);
  const email = `${local}@${ascii}`;
  return LOCAL_PART.test(local) && DOMAIN.test(ascii) && email.length <= LIMITS.email ? email : null;
}

/**
 * Returns a text that is equal for two emails if and only if they belong to one account: in lower case, with the domain
 * in ASCII. A dotted capital I becomes i, as in PostgreSQL, which compared accounts before. Accepts any text.
 * Idempotent.
 */
export function foldEmail(email: string): string {
  const [local, domain] = partsOf(email);
  return `${lowerCase(local)}@${asciiDomain(domain)}`;
}

/** A text without an @ is all local part. */
function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** Returns the domain in ASCII by IDNA (UTS 46); a text that is no domain name is only lower-cased. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || NO_HOST.test(domain)) return lowerCase(domain);
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return lowerCase(domain);
  }
}

/** Character by character, so that a letter does not depend on its neighbours (ς, σ). */
const lowerCase = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : Array.from(text, (letter) => LOWER[letter] ?? letter.toLowerCase()).join('');

const LOWER: Readonly<Record<string, string>> = { İ: 'i' };
