import { LIMITS } from './rules.js';

// The one place that says which texts are emails and when two of them are the same mailbox. The database compares
// what foldEmail() answers and folds nothing itself: its idea of lower case depends on its locale, and is not ours.

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

/** Whether a text has the shape of an email, also of an existing account. Long texts are refused without a scan. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text);

/**
 * The spelling in which a new email is stored and shown: the local part as typed, in ASCII; the domain in lower case
 * and in ASCII (`xn--…`), so that a look-alike of another alphabet shows what it is. Null for what is no email, and
 * for one with invisible characters or a local part beyond ASCII. Leaves its own answers as they are.
 */
export function storedEmail(typed: string): string | null {
  if (!isEmail(typed) || INVISIBLE.test(typed)) return null;
  const [local, domain] = partsOf(typed);
  const ascii = asciiDomain(domain);
  const email = `${local}@${ascii}`;
  return LOCAL_PART.test(local) && DOMAIN.test(ascii) && email.length <= LIMITS.email ? email : null;
}

/**
 * What is the same for two emails exactly if they belong to one account: no upper case, the domain in ASCII. The dotted
 * capital I is an i, as it was where accounts were compared by PostgreSQL. Takes any text; folding twice changes nothing.
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

/** In ASCII as IDNA (UTS 46) writes it; what is no domain name is only put in lower case. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || NO_HOST.test(domain)) return lowerCase(domain);
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return lowerCase(domain);
  }
}

/** One character at a time: what becomes of a letter does not depend on those beside it (ς, σ). */
const lowerCase = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : Array.from(text, (letter) => LOWER[letter] ?? letter.toLowerCase()).join('');

const LOWER: Readonly<Record<string, string>> = { İ: 'i' };
